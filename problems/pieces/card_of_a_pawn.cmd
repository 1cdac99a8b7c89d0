list pieces BP
