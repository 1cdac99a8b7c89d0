list pieces grasshopper
