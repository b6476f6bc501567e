import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const file = join(import.meta.dirname, 'hovered.ts');
const text = `
import type { Rollbook } from '../src/index.ts';
export async function hovered(client: Rollbook) {
  const learner = await client.learners.get('lrn_1');
  const page = await client.learners.list();
  const { data } = await client.GET('/v1/learners/{learner_id}', { params: { path: { learner_id: 'lrn_1' } } });
  return [learner.grade_level, page, data, client.learners.create({ name: 'A' })];
}`;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  types: ['node'],
};
const service = ts.createLanguageService({
  getCompilationSettings: () => options,
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  getScriptSnapshot: (path) => {
    const content = path === file ? text : ts.sys.readFile(path);
    return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
  },
  getCurrentDirectory: () => import.meta.dirname,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (path) => path === file || ts.sys.fileExists(path),
  // A dependency of a dependency is found beside the real path alone.
  realpath: ts.sys.realpath,
  readFile: (path) => (path === file ? text : readFileSync(path, 'utf8')),
});

/** What an editor shows over the code, where it stands for the last time. */
function shown(code: string): { title: string; text: string } {
  const info = service.getQuickInfoAtPosition(file, text.lastIndexOf(code));
  return {
    title: ts.displayPartsToString(info?.displayParts),
    text: ts.displayPartsToString(info?.documentation),
  };
}

it('an editor shows records by their names, and fields and methods with their descriptions', {
  timeout: 60_000,
}, () => {
  expect(shown('learner.grade_level').title).toBe('const learner: Learner');
  expect(shown('data, client').title).toBe('const data: Learner');
  expect(shown('page, data').title).toBe('const page: Page<Learner>');
  const field = shown('grade_level, page');
  expect(field.title).toBe('(property) Learner.grade_level: string | null');
  expect(field.text).toContain('Grade level label');
  const method = shown("create({ name: 'A' })");
  expect(method.title).toBe(
    '(method) LearnersResource.create(body: LearnerCreate, options?: WriteOptions): Call<LearnerWithWarnings>',
  );
  expect(method.text).toMatch(/^Create a learner/);
});
