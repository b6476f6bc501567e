import ts from 'typescript';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: ['node'],
};

/** The files of packages and of the language, which the tests of a process share: to read them takes most of the time. */
const onDisk = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of these files, by path, which need not exist. */
export function compileErrors(files: ReadonlyMap<string, string>): string[] {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = files.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, version);
    if (!onDisk.has(path)) onDisk.set(path, getSourceFile(path, version, ...rest));
    return onDisk.get(path);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line : 0;
    const code = file?.text.split('\n')[line] ?? '';
    return `${code.trim()}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
