// Checks that no regular expression takes more than linear time, whatever the text is: those in the sources of the packages,
// and the patterns of the document. A text of a megabyte would stop the server for minutes.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { root } from './run.ts';

interface Expression {
  place: string;
  source: string;
  flags: string;
}

/** Files that compile patterns of the document, which are checked below. */
const compilesPatterns = new Set([
  'packages/server/src/pipeline/values.ts',
  'packages/sdk/src/testing/check.ts',
  'packages/sdk/src/testing/values.ts',
]);

/** The expressions of a file; those that are put together when the program runs cannot be checked. */
export function expressionsOf(path: string, code: string): { found: Expression[]; errors: string[] } {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const errors: string[] = [];
  const placeOf = (node: ts.Node) =>
    `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ place: placeOf(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall && node.expression.getText() === 'RegExp' && !compilesPatterns.has(path))
      errors.push(`${placeOf(node)}: write a literal, which can be checked`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { found, errors };
}

/** The patterns in a part of the document. */
function patternsIn(value: unknown, place: string): Expression[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string'
      ? [{ place, source: inner, flags: '' }]
      : patternsIn(inner, `${place}/${key}`),
  );
}

// Steps decide, and not time, which depends on what else the machine does. What cannot be decided in a minute is an error.
const limits = { timeout: 60_000, attackTimeout: null, maxIteration: 3 };

/** Whether nothing is repeated without a limit, nor a group: then each attempt takes a limited number of steps. */
function isBounded(source: string): boolean {
  const plain = source.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, 'c');
  return !/[*+]|\{\d+,\}|\)\{/.test(plain);
}

// The other forms of the analyser are programs that are not installed.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/** What is wrong with an expression, with a text that shows it. */
export function errorOf({ place, source, flags }: Expression): string | undefined {
  if (isBounded(source)) return undefined;
  const result = checkSync(source, flags, limits);
  const shown = `${place}: /${source}/${flags}`;
  if (result.status === 'safe') return undefined;
  if (result.status === 'unknown') return `${shown} cannot be checked: ${result.error.kind}`;
  return `${shown} takes more than linear time (${result.complexity.summary}), for example for ${result.attack.pattern}`;
}

if (import.meta.main) {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /\.test\./.test(path),
  });
  const read = files.map((path) => expressionsOf(path, readFileSync(join(root, path), 'utf8')));
  const document: unknown = JSON.parse(readFileSync(join(root, 'openapi/openapi.json'), 'utf8'));
  const all = [...read.flatMap(({ found }) => found), ...patternsIn(document, 'openapi/openapi.json#')];
  const distinct = Map.groupBy(all, ({ source, flags }) => `/${source}/${flags}`);
  const errors = read.flatMap((file) => file.errors);
  const times: { ms: number; text: string }[] = [];
  for (const [text, [first]] of distinct) {
    const start = performance.now();
    const error = first && errorOf(first);
    if (error) errors.push(error);
    times.push({ ms: performance.now() - start, text });
  }
  if (process.argv.includes('--list'))
    for (const { ms, text } of times.sort((one, other) => other.ms - one.ms))
      console.log(`${ms.toFixed(0).padStart(6)} ms  ${text}`);
  for (const error of errors) console.error(error);
  console.log(`${distinct.size} regular expressions in ${files.length} files and the document were checked`);
  if (errors.length > 0) process.exitCode = 1;
}
