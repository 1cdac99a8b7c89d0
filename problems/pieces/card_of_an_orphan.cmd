list pieces orphan
