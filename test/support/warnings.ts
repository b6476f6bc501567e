// A deprecation warning of a library makes the run fail.
process.throwDeprecation = true;
