import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { invalidField } from '../../contract/errors.ts';
import { type Schema, schemaOf } from '../../contract/schemas.ts';
import { yieldToEventLoop } from '../../lib/event-loop.ts';
import { CsvSize } from './csv-size.ts';
import { separationOf } from './separation.ts';

type Row = Record<string, unknown>;
type Mapping = Record<string, string> | undefined;

const mostRows = 5000;
/** Number of characters that are read in one turn of the event loop. */
const sliceBytes = 16_384;

/** Reads rows from CSV text. The type of a cell is that of its field; empty cells are left out. */
export async function rowsOf(csv: string, mapping: Mapping, schemaName: string): Promise<Row[]> {
  const rows: Row[] = [];
  let toRow: ((cells: string[]) => Row) | undefined;
  for await (const cells of linesOf(csv)) {
    if (rows.length === mostRows)
      throw invalidField('/csv', 'invalid_length', `must have at most ${mostRows} rows`);
    if (toRow) rows.push(toRow(cells));
    else toRow = rowReader(cells, mapping, schemaName);
  }
  if (rows.length === 0) throw invalidField('/csv', 'invalid_length', 'must have at least 1 row');
  return rows;
}

/** The lines of CSV text, as cells. */
async function* linesOf(csv: string): AsyncGenerator<string[]> {
  const separation = separationOf(csv);
  const parser = parse({
    ...separation,
    bom: true,
    trim: true,
    skip_empty_lines: true,
    // Spreadsheets write the separators of empty rows, too.
    skip_records_with_empty_values: true,
  });
  const source = Readable.from(slicesOf(csv, new CsvSize(separation.delimiter)));
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const cells of parser) yield cells;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalidField('/csv', 'invalid_csv', `is not valid CSV: ${error.message.slice(0, 500)}`);
  } finally {
    source.destroy();
  }
}

async function* slicesOf(csv: string, size: CsvSize): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(csv);
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    await yieldToEventLoop();
    const slice = bytes.subarray(from, from + sliceBytes);
    size.add(slice);
    yield slice;
  }
}

/** Converts lines to rows, using the header line. */
function rowReader(header: string[], mapping: Mapping, schemaName: string): (cells: string[]) => Row {
  const fields = new Map(Object.entries(mapping ?? Object.fromEntries(header.map((name) => [name, name]))));
  const missing = [...fields.keys()].filter((name) => !header.includes(name));
  if (missing.length > 0) {
    const detail = `refers to columns that do not exist: ${missing.join(', ')}; the columns are ${header.join(', ')}`;
    throw invalidField('/mapping', 'unknown_column', detail.slice(0, 1000));
  }
  const properties = new Map(Object.entries(schemaOf(schemaName).properties ?? {}));
  refuseUnknown([...fields.values()], properties, mapping === undefined ? '/csv' : '/mapping');
  refuseRepeated(
    header.filter((name) => fields.has(name)),
    '/csv',
    'has several columns of the name',
  );
  refuseRepeated([...fields.values()], '/mapping', 'maps several columns to');
  const columns = header.map((name) => {
    const field = fields.get(name);
    if (field === undefined) return undefined;
    const [own = '', member] = field.split('.', 2);
    const schema = properties.get(own);
    return { own, member, schema: member === undefined ? schema : schema?.properties?.[member] };
  });
  return (cells) => {
    const row = new Map<string, unknown>();
    for (const [index, cell] of cells.entries()) {
      const column = columns[index];
      if (!column || cell === '') continue;
      const { own, member, schema } = column;
      const value = cellValue(cell, schema);
      row.set(own, member === undefined ? value : { ...(row.get(own) as Row), [member]: value });
    }
    return Object.fromEntries(row);
  };
}

/** Rejects names that are not fields: without a header line, values of the first row would be used as names. */
function refuseUnknown(fields: string[], properties: ReadonlyMap<string, Schema>, pointer: string): void {
  const unknown = fields.find((field) => !properties.has(field.split('.', 1)[0] ?? ''));
  if (unknown === undefined) return;
  const known = [...properties.keys()].join(', ');
  const detail = `${JSON.stringify(unknown.slice(0, 64))} is not a field; name the columns like the fields, or send a mapping; the fields are ${known}`;
  throw invalidField(pointer, 'unknown_column', detail.slice(0, 2000));
}

/** Rejects two columns for one field, because only one of their values could be stored. */
function refuseRepeated(names: string[], pointer: string, what: string): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated === undefined) return;
  throw invalidField(
    pointer,
    'repeated_column',
    `${what} ${JSON.stringify(repeated.slice(0, 64))}; keep one of them`,
  );
}

/**
 * A cell, converted to the type of its field in the document. A value that does not fit stays text, and its row
 * fails.
 */
function cellValue(cell: string, schema: Schema | undefined): unknown {
  const types = [schema?.type].flat();
  if (types.includes('string')) return cell;
  if (types.includes('boolean')) {
    if (/^(true|yes|1)$/i.test(cell)) return true;
    if (/^(false|no|0)$/i.test(cell)) return false;
  }
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && /^-?\d{1,15}([.,]\d+)?$/.test(cell)) return Number(cell.replace(',', '.'));
  if (types.includes('array')) return cell.split(';').map((item) => item.trim());
  return cell;
}
