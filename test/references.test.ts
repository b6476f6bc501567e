import { describe, expect, it } from 'vitest';
import { onEachDatabase } from './support/databases.ts';
import { type DocumentedSchema, document, fillPath, operations } from './support/document.ts';
import { absentId, Records, schoolDay } from './support/fixtures/records.ts';
import { requestFor } from './support/fixtures/requests.ts';
import { expectProblem } from './support/problems.ts';
import { raw, startServer } from './support/server.ts';

interface Ref {
  to: string | Record<string, string>;
  by?: string;
  archived?: string;
}

/** The reference that a property is, or that its items are. */
const refOf = ({ 'x-ref': ref, items }: DocumentedSchema): Ref | undefined =>
  (ref ?? (items as DocumentedSchema | undefined)?.['x-ref']) as Ref | undefined;
const patternOf = ({ pattern, items }: DocumentedSchema): unknown =>
  pattern ?? (items as DocumentedSchema | undefined)?.pattern;

const bodies = operations.flatMap((operation) => {
  const { $ref = '' } = operation.requestBody?.content['application/json']?.schema ?? {};
  const { properties = {} } = document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
  const fields = Object.entries(properties).flatMap(([field, schema]) =>
    refOf(schema) ? [{ field, isList: schema.items !== undefined }] : [],
  );
  return fields.length > 0 ? [{ operation, fields }] : [];
});

describe('the document', () => {
  it('says of every field, filter and path that holds ids of which form they are', () => {
    for (const [name, { properties = {} }] of Object.entries(document.components.schemas)) {
      for (const [field, schema] of Object.entries(properties)) {
        const ref = refOf(schema);
        if (!ref) continue;
        expect(patternOf(schema), `${name}.${field}`).toMatch(/^\^(\w+|\([\w|]+\))_\[0-9a-z\]\{26\}\$$/);
        expect(schema.description, `${name}.${field}`).toMatch(/prefix `\w+_`|In the place of/);
      }
    }
    const { properties = {} } = document.components.schemas.ClassCreate ?? {};
    expect(properties.grade_level_id).toMatchObject({
      type: 'string',
      minLength: 1,
      maxLength: 64,
      pattern: '^grl_[0-9a-z]{26}$',
      description: 'The grade level, prefix `grl_`.',
    });
    for (const { id, parameters } of operations)
      for (const { in: place, name, schema } of parameters)
        if (place === 'path') expect(schema.pattern, `${id} ${name}`).toMatch(/^\^\w+_\[0-9a-z\]\{26\}\$$/);
  });

  it('gives every list a filter for each reference that its path does not name', () => {
    for (const { id, path, parameters, 'x-record': record = '' } of operations) {
      if (!id.endsWith('.list')) continue;
      const fields = Object.entries(document.components.schemas[record]?.properties ?? {});
      for (const [field, schema] of fields) {
        const name = field.replace(/_ids$/, '_id');
        if (!refOf(schema) || path.includes(`{${name}}`)) continue;
        const filter = parameters.find((parameter) => parameter.name === name);
        expect(filter?.schema, `${id} ${name}`).toMatchObject({ pattern: patternOf(schema) });
      }
    }
  });
});

onEachDatabase('an id of another form', (open) => {
  it('is that of no record, in a path, a filter or a body', async () => {
    const records = new Records(await startServer(open, { worker: false, clock: schoolDay() }));
    for (const operation of operations) {
      const { method, path, query, write, parameters } = operation;
      if (path.includes('{')) {
        const body = write ? { body: (await requestFor(records, operation)).body } : {};
        const url = fillPath(path, () => 'none') + query;
        expectProblem(await raw(records.server.url, records.key, method, url, body), 'not_found');
      }
      for (const { name, in: place, schema } of parameters) {
        if (place !== 'query' || !schema['x-ref']) continue;
        const { url } = await requestFor(records, operation);
        const found = async (value: string) => {
          const search = `${query || '?'}&${name}=${encodeURIComponent(value)}`;
          const { status, body } = await raw(
            records.server.url,
            records.key,
            'GET',
            url.split('?')[0] + search,
          );
          return [operation.id, name, status, body.data];
        };
        const nobody = await found(absentId(`${/\w+?(?=_|\|)/.exec(String(schema.pattern))?.[0]}_`));
        for (const malformed of ['none', '%', '_'.repeat(30)]) expect(await found(malformed)).toEqual(nobody);
      }
    }
  });

  it.each(bodies)('is refused by $operation.id as unknown', async ({ operation, fields }) => {
    const records = new Records(await startServer(open, { worker: false, clock: schoolDay() }));
    // What becomes of each learner of many is in the response.
    for (const { field, isList } of fields.filter(({ field: name }) => name !== 'learner_ids')) {
      // A register class takes no subject.
      if (operation.id === 'classes.update' && field === 'subject_id') continue;
      const request = await requestFor(records, operation);
      const body = {
        ...(request.body as object),
        // The label that stands beside an id.
        [field.replace(/_id$/, '')]: undefined,
        [field]: isList ? ['none'] : 'none',
        ...(field === 'scope_id' ? { scope_type: 'class' } : {}),
        ...(operation.id === 'classes.create' && field === 'subject_id' ? { kind: 'subject' } : {}),
      };
      const { server, key } = request.records;
      const answer = await raw(server.url, key, operation.method, request.url, { body });
      expectProblem(answer, 'unknown_reference');
      expect(answer.body.errors).toMatchObject([{ pointer: isList ? `/${field}/0` : `/${field}` }]);
    }
  });
});
