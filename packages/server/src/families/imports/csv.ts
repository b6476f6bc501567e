import { parse } from 'csv-parse/sync';
import { type Schema, schemaOf } from '../../contract.ts';
import { invalidField } from '../../errors.ts';
import { delimiterOf } from '../../import/delimiter.ts';

type Row = Record<string, unknown>;

/** Reads rows from CSV text. What a cell holds follows from the field that it fills; an empty one is left out. */
export function rowsOf(csv: string, mapping: Record<string, string> | undefined, schemaName: string): Row[] {
  const table = cells(csv);
  const [header = [], ...lines] = table;
  const columns = header.map((name) => (mapping ? mapping[name] : name));
  const missing = Object.keys(mapping ?? {}).filter((name) => !header.includes(name));
  if (missing.length > 0) {
    const detail = `names ${missing.join(', ')}; the columns are ${header.join(', ')}`;
    throw invalidField('/mapping', 'unknown_column', detail);
  }
  if (lines.length === 0 || lines.length > 5000)
    throw invalidField('/csv', 'invalid_length', `takes 1 to 5000 rows, and has ${lines.length}`);
  const { properties = {} } = schemaOf(schemaName);
  return lines.map((line) => {
    const row: Row = {};
    for (const [index, cell] of line.entries()) {
      const field = columns[index];
      if (field === undefined || cell === '') continue;
      const [name = '', member] = field.split('.', 2);
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (member === undefined) row[name] = cellValue(cell, schema);
      else row[name] = { ...(row[name] as Row), [member]: cellValue(cell, schema?.properties?.[member]) };
    }
    return row;
  });
}

function cells(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, delimiter: delimiterOf(csv), skip_empty_lines: true, trim: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw invalidField('/csv', 'invalid_csv', `cannot be read: ${error.message}`);
  }
}

/** A cell as the document's type of its field; what does not fit stays a text, which the row is refused for. */
function cellValue(cell: string, schema: Schema | undefined): unknown {
  const types = [schema?.type].flat();
  if (types.includes('boolean')) {
    if (/^(true|yes|1)$/i.test(cell)) return true;
    if (/^(false|no|0)$/i.test(cell)) return false;
  }
  if (types.includes('string')) return cell;
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && /^-?\d{1,15}([.,]\d+)?$/.test(cell)) return Number(cell.replace(',', '.'));
  if (types.includes('array')) return cell.split(';').map((item) => item.trim());
  return cell;
}
