// The document is too large for TypeScript to infer a type from it; whoever reads it says what they read.
declare const document: unknown;
export = document;
