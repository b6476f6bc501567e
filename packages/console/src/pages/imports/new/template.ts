import { importExamples, importFields } from 'virtual:import-catalog';

/** A field with the id of a record in the school, for which a file can have the id in its source. */
const externalOf = (field: string): string => field.replace(/_(ids?)$/, '_external_$1');

/** A CSV file of a kind with the names of its columns and an example row. */
export function templateOf(kind: string): string {
  const all = importFields[kind] ?? [];
  const hasOther = (field: string) =>
    (externalOf(field) !== field && all.includes(externalOf(field))) ||
    (field === 'amount' && all.includes('amount_decimal'));
  const fields = all.filter((field) => !hasOther(field) && !/^(metadata|external_ids)\b/.test(field));
  const { [kind]: example = {} } = importExamples;
  const cells = fields.map((field) => {
    if (field === 'amount_decimal' && typeof example.amount === 'number')
      return (example.amount / 100).toFixed(2);
    const value = example[field];
    if (value !== undefined) return Array.isArray(value) ? value.join(';') : String(value);
    const isNamed = Object.keys(example).some((name) => name !== field && externalOf(name) === field);
    return isNamed ? '13001' : '';
  });
  return [fields, cells]
    .map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}
