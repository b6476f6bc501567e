const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', "'": "'", '"': '"', '\\': '\\' };

/** The words of a shell command, with `'…'`, `"…"`, `$'…'` and backslashes resolved. Nothing is expanded. */
export function shellWords(text: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  const part =
    /(\s+)|\\\n|\\([^\n])|'([^']*)'|\$'((?:\\[\s\S]|[^'\\])*)'|"((?:\\[\s\S]|[^"\\])*)"|([^\s'"\\])/gu;
  for (const [all, space, escaped, single, ansi, double, plain] of text.matchAll(part)) {
    if (space !== undefined) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (all !== '\\\n') {
      const quoted = ansi === undefined ? undefined : unescapeAnsi(ansi);
      word =
        (word ?? '') + (escaped ?? single ?? quoted ?? double?.replace(/\\([$`"\\])/g, '$1') ?? plain ?? '');
    }
  }
  return word === undefined ? words : [...words, word];
}

const unescapeAnsi = (text: string): string =>
  text.replace(/\\(u[\dA-Fa-f]{4}|[\s\S])/g, (all, code: string) =>
    code.length === 5 ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : (escapes[code] ?? all),
  );
