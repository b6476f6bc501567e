import type { Table } from '../../packages/server/src/schema/dump.ts';
import type { Node } from './source.ts';

type Column = Table['columns'][number];

/**
 * The rows of each table, as the migrations create it. A field of a record with a list of values in the document has
 * these values as its type.
 */
export function serverRows(document: Node, tables: readonly Table[]): string {
  const schemas = recordSchemas(document);
  for (const { name, columns } of tables) checkColumns(name, columns, schemas.get(name));
  const rows = (isRecord: boolean) =>
    tables
      .filter(({ columns }) => isRecord === columns.some(({ name }) => name === 'row_version'))
      .map(({ name, columns }) => {
        const fields = schemas.get(name)?.properties ?? {};
        const members = columns.map(
          (column) => `    ${column.name}: ${typeOf(column, fields[column.name])};`,
        );
        return `  ${name}: {\n${members.join('\n')}\n  };`;
      })
      .join('\n');
  return [
    `/** The tables of records. Timestamps are ISO 8601 text in UTC; lists and objects are JSON text. */`,
    `export interface RecordTables {\n${rows(true)}\n}\n`,
    `export interface Tables extends RecordTables {\n${rows(false)}\n}`,
  ].join('\n');
}

/** Throws if a field of a record is stored nowhere. The values of sensitive fields are encrypted in one column. */
function checkColumns(table: string, columns: readonly Column[], schema: Node | undefined): void {
  const stored = new Set(columns.map(({ name }) => name));
  if (!schema || !stored.has('row_version')) return;
  const { derived, sensitive } = schema['x-record'];
  const elsewhere = new Set([...derived, ...sensitive]);
  for (const [field, { const: constant }] of Object.entries<Node>(schema.properties))
    if (constant === undefined && !stored.has(field) && !elsewhere.has(field))
      throw new Error(
        `The table ${table} has no column for the field ${field} of openapi/: add it in packages/server/src/schema, or declare the field as x-derived`,
      );
}

/** The schemas of records by the tables in which they are stored. */
function recordSchemas({ paths, components }: Node): Map<string, Node> {
  const operations = Object.values<Record<string, Node>>(paths).flatMap((item) => Object.values(item));
  return new Map(
    operations.flatMap(({ operationId, 'x-record': record }) => {
      const [resource = '', verb] = operationId.split('.');
      if (verb !== 'get' || !record) return [];
      const name = resource.replaceAll('-', '_');
      return [[name === 'school' ? 'schools' : name, components.schemas[record]]];
    }),
  );
}

function typeOf({ type, notnull }: Column, { enum: values }: Node = {}): string {
  const listed = values
    ?.filter((value: unknown) => value !== null)
    .map((value: unknown) => JSON.stringify(value));
  const one = listed?.join(' | ') ?? (type === 'TEXT' ? 'string' : 'number');
  return notnull ? one : `${one} | null`;
}
