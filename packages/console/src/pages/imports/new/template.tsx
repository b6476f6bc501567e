import { importExamples, importFields } from 'virtual:import-catalog';
import { useState } from 'preact/hooks';
import { Button } from '../../../components/button.tsx';
import { csvOf, type Separator, separatorOf } from '../../../lib/csv.ts';
import { saveCsv } from '../../../lib/save.ts';
import { school } from '../../../lib/school.ts';
import { kindWords } from '../words.ts';

/** A field with the id of a record in the school, for which a file can have the id in its source. */
const externalOf = (field: string): string => field.replace(/_(ids?)$/, '_external_$1');

/** A CSV file of a kind with the names of its columns and an example row. */
function templateOf(kind: string, separator: Separator): string {
  const all = importFields[kind] ?? [];
  const hasOther = (field: string) =>
    (externalOf(field) !== field && all.includes(externalOf(field))) ||
    (field === 'amount' && all.includes('amount_decimal'));
  const fields = all.filter((field) => !hasOther(field) && !/^(metadata|external_ids)\b/.test(field));
  const { [kind]: example = {} } = importExamples;
  const cells = fields.map((field) => {
    if (field === 'amount_decimal' && typeof example.amount === 'number')
      return (example.amount / 100).toFixed(2).replace('.', separator === ';' ? ',' : '.');
    const value = example[field];
    if (value !== undefined) return Array.isArray(value) ? value.join(';') : String(value);
    const isNamed = Object.keys(example).some((name) => name !== field && externalOf(name) === field);
    return isNamed ? '13001' : '';
  });
  return csvOf([fields, cells], separator);
}

/** Saves a template of a kind, whose columns are separated as spreadsheets of the school expect it, or as somebody chooses. */
export function Template({ kind }: { kind: string }) {
  const [chosen, setChosen] = useState<Separator>();
  const usual = separatorOf(school.value?.locale);
  const separator = chosen ?? usual;
  return (
    <div class="acts">
      <Button small onClick={() => saveCsv(`${kind}.csv`, templateOf(kind, separator))}>
        Download a template
      </Button>
      <select
        aria-label="Separator of the template"
        value={separator}
        onChange={({ currentTarget: { value } }) => setChosen(value === ';' ? ';' : ',')}
      >
        <option value=";">with semicolons (Excel with decimal commas)</option>
        <option value=",">with commas (Excel with decimal points)</option>
      </select>
      <span class="hint">A CSV file with the columns of {kindWords(kind)}: replace its example row.</span>
    </div>
  );
}
