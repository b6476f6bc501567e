import type { Command } from 'commander';
import type { OperationId } from '../contract/schemas.ts';
import { pathsAfter } from '../contract/selection.ts';
import { bodyOf, objectOf, parameterNames } from '../contract/unknown-names.ts';
import { operations } from '../generated/operations.ts';
import { Routes } from '../http/routes.ts';
import { printText } from './output.ts';

/** The program with which a shell completes the words of `rollbook api`. */
export function addCompleteApi(program: Command): void {
  program
    .command('complete-api', { hidden: true })
    .argument('[words...]')
    .action((words: string[]) =>
      printText(
        candidates(words)
          .map((word) => `${word}\n`)
          .join(''),
      ),
    );
}

/** Options without a value. */
const flags = ['--all', '--include', '--dry-run', '--yes'];
const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

/** What the last of the words after `rollbook api` can be: a method, a path, a parameter or a field. */
export function candidates(typed: readonly string[]): string[] {
  const words = typed.filter((word, index) => !flags.includes(word) || index === typed.length - 1);
  const last = words.at(-1) ?? '';
  const [method = '', path = ''] = words;
  if (words.length <= 1) return beginning(last, methods);
  if (words.length === 2) return beginning(last, paths(method.toUpperCase(), path));
  const match = new Routes().find(method.toUpperCase(), path.split('?', 1)[0] ?? '');
  if (match.found !== 'operation') return [];
  const option = words.at(-2) ?? '';
  if (['-q', '--query'].includes(option))
    return beginning(
      last,
      parameterNames(match.operation, 'query').map((name) => `${name}=`),
    );
  if (option === '--select') {
    const before = last.slice(0, last.lastIndexOf(',') + 1);
    return beginning(
      last,
      pathsAfter(last.slice(before.length), match.operation).map((path) => before + path),
    );
  }
  if (['-f', '--field'].includes(option)) return beginning(last, fields(match.operation, last));
  return [];
}

const beginning = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => word.startsWith(text));

/** The paths of a method up to their next id, with the ids that were typed. */
function paths(method: string, typed: string): string[] {
  const given = typed.split('/');
  const found = new Set<string>();
  for (const operation of Object.values(operations)) {
    if (operation.method !== method) continue;
    const segments: string[] = [];
    for (const [index, segment] of operation.path.split('/').entries()) {
      const id = segment.startsWith('{') ? (given[index] ?? '') : segment;
      segments.push(id);
      // An id that is being typed is completed by nobody.
      if (segment.startsWith('{') && index >= given.length - 1) break;
    }
    found.add(segments.join('/'));
  }
  return [...found].sort();
}

/** The fields of a body, and of the objects in it whose names were typed. */
function fields(operation: OperationId, typed: string): string[] {
  const path = typed.split('.').slice(0, -1);
  let schema = objectOf(bodyOf(operation) ?? {});
  for (const name of path) {
    const { properties = {} } = schema;
    schema = objectOf((Object.hasOwn(properties, name) ? properties[name] : undefined) ?? {});
  }
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const { properties } = objectOf(field);
    return `${[...path, name].join('.')}${properties ? '.' : '='}`;
  });
}
