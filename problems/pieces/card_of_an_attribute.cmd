list attributes halfneutral
