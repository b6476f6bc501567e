// Compares the OpenAPI document with that of the last release, which `pnpm release` writes, and fails if it breaks clients in a way
// that `openapi/breaking.yaml` does not list.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ApiDocument, breakingChanges } from './api-changes.ts';
import { root } from './run.ts';

/** A change that breaks clients on purpose. */
export interface Intended {
  /** As the check prints it. */
  change: string;
  /** The API version in which it was made; those before it are converted. */
  version: string;
  reason: string;
}

/** What is wrong with a document, compared with the last one that was released. */
export function apiProblems(
  released: ApiDocument,
  current: ApiDocument,
  intended: readonly Intended[],
): string[] {
  const changes = breakingChanges(released, current);
  const dates = current['x-versions'].map(({ date }) => date);
  const listed = intended.flatMap(({ change, version, reason }) => {
    const at = `openapi/breaking.yaml: ${change}`;
    if (!changes.includes(change)) return [`${at}: the document has no such change; remove the entry`];
    if (typeof reason !== 'string' || reason.trim() === '') return [`${at}: give a reason`];
    if (!dates.includes(version)) return [`${at}: the version ${version} is not in x-versions`];
    if (version <= released.info.version)
      return [
        `${at}: the version ${version} is released already; add a newer one to x-versions, with a conversion`,
      ];
    return [];
  });
  const names = new Set(intended.map(({ change }) => change));
  return [...changes.filter((change) => !names.has(change)), ...listed];
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

function check(): void {
  if (!existsSync(join(root, 'openapi/released.json'))) {
    console.log('Nothing was released yet: there is no document to compare with.');
    return;
  }
  const released = JSON.parse(read('openapi/released.json')) as ApiDocument;
  const current = JSON.parse(read('openapi/openapi.json')) as ApiDocument;
  const intended: Intended[] = existsSync(join(root, 'openapi/breaking.yaml'))
    ? (parse(read('openapi/breaking.yaml')) ?? [])
    : [];
  const problems = apiProblems(released, current, intended);
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  console.error(
    `\n${problems.length} changes since version ${released.info.version} break clients. Undo them; or make them in a new API version, with a conversion for earlier ones, and list them in openapi/breaking.yaml (see CONTRIBUTING.md).`,
  );
  process.exitCode = 1;
}

if (import.meta.main) check();
