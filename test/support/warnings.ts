// Whoever uses a library in a way that it will not have for long is told by a failing run.
process.throwDeprecation = true;
