import { fieldWords } from '../words.ts';

interface ColumnsProps {
  /** The columns, and an example of their values. */
  lines: readonly string[][];
  fields: readonly string[];
  mapping: Readonly<Record<string, string>>;
  onChange: (mapping: Record<string, string>) => void;
}

/** What each column of a file means: a field, or nothing. */
export function Columns({ lines, fields, mapping, onChange }: ColumnsProps) {
  const [columns = [], example = []] = lines;
  const choose = (column: string, field: string) => {
    const { [column]: _, ...others } = mapping;
    onChange(field === '' ? others : { ...others, [column]: field });
  };
  return (
    <table>
      <thead>
        <tr>
          <th>Column</th>
          <th>First value</th>
          <th>Field</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column, index) => (
          <tr key={column}>
            <td class="main-cell">
              <span class="column-name">{column}</span>
            </td>
            <td data-label="First value" class="grow wrap quiet">
              {example[index]}
            </td>
            <td data-label="Field">
              <select
                aria-label={`Field of the column ${column}`}
                value={mapping[column] ?? ''}
                onChange={({ currentTarget }) => choose(column, currentTarget.value)}
              >
                <option value="">not imported</option>
                {fields.map((field) => (
                  <option key={field} value={field}>
                    {fieldWords(field)}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
