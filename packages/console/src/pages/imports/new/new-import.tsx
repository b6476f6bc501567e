import { importCodes, importFields, importScopes, importValues } from 'virtual:import-catalog';
import type { Import, ImportCreate } from '@rollbook/sdk';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Field } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import { SelectField, TextField } from '../../../components/inputs.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { api } from '../../../lib/api.ts';
import { navigate } from '../../../lib/router.ts';
import { can } from '../../../lib/session.ts';
import { useAction } from '../../../lib/use-action.ts';
import { problemColumn } from '../detail/problems-file.ts';
import { fieldWords, kindWords, orderWords } from '../words.ts';
import { Columns } from './columns.tsx';
import { type Pair, Pairs, textsIn } from './pairs.tsx';
import { presetOf } from './presets.ts';
import { firstLines, textOf } from './read-csv.ts';
import { proposeReading, type Reading, remember } from './reading.ts';
import { Template } from './template.tsx';
import { Tried } from './tried.tsx';
import { columnsOfValues, meaningsIn, Values, withProposals } from './values.tsx';

const kinds = Object.keys(importFields);
const isAllowed = (kind: string): boolean => importScopes[kind]?.every(can) ?? false;
const modes = [
  ['upsert', 'are updated'],
  ['create_only', 'are left unchanged'],
] as const;

const orders = [['', 'as in the file, or in the locale'], ...Object.entries(orderWords)] as const;

interface Chosen extends Reading {
  kind: string;
  csv: string;
  /** Whether the file is read as the last one with its columns. */
  isRemembered: boolean;
  /** As it is typed. */
  skipLines: string;
  constants: readonly Pair[];
  skipRows: readonly Pair[];
  skipLastLines: string;
}

const mostLines = 5001;

const marks = [
  ['', 'refused, because it can mean two numbers'],
  ['comma', '1.25 (decimal comma)'],
  ['point', '1250 (the comma separates thousands)'],
] as const;

/** What is chosen for a kind until somebody chooses otherwise. */
const presetFields = (kind: string, before: Chosen): Pick<Chosen, 'source' | 'constants'> => {
  const { source, constants } = presetOf(kind);
  const isOwn = before.source !== presetOf(before.kind).source;
  return { source: isOwn ? before.source : source, constants };
};

/** The columns that have values and are not imported. */
const unmappedIn = ([columns = [], ...rows]: readonly string[][], mapping: Chosen['mapping']): string[] =>
  columns.filter(
    (column, at) =>
      !(column in mapping) && !problemColumn(column) && rows.some((cells) => (cells[at] ?? '') !== ''),
  );

/** What the rows of a file are if it has the failed lines of an import, and the source that they come from. */
async function correctedBy(header: readonly string[]): Promise<Pick<Chosen, 'kind' | 'source'> | undefined> {
  const id = importCorrectedBy(header);
  // One that is not found, or that whoever is signed in must not read, is reported when the file is tried.
  const found = id === undefined ? undefined : await api.imports.get(id).catch(() => undefined);
  return found && { kind: found.kind, source: found.source };
}

/** What a file contains now. */
const contentsOf = (file: File) =>
  file.arrayBuffer().then(
    (bytes) => textOf(new Uint8Array(bytes)),
    () => ({
      problem:
        'The file cannot be read. It was moved or changed, or another program is using it. Choose it again.',
    }),
  );

const importCorrectedBy = (header: readonly string[]): string | undefined =>
  header.flatMap((column) => problemColumn(column)?.importId ?? [])[0];

/** Imports a CSV file. It is tried first, so that people see what would happen. */
export function NewImport() {
  const first = isAllowed('learners') ? 'learners' : (kinds.find(isAllowed) ?? 'learners');
  const [chosen, setChosen] = useState<Chosen>({
    ...{ kind: first, source: presetOf(first).source, mode: 'upsert', constants: presetOf(first).constants },
    ...{ csv: '', mapping: {}, skipLines: '0', dateOrder: '', decimalMark: '', meanings: {} },
    ...{ skipRows: [], skipLastLines: '0', isRemembered: false },
  });
  const [tried, setTried] = useState<Import>();
  const [unreadable, setUnreadable] = useState<string>();
  const [guess, setGuess] = useState<string>();
  const { kind, source, mode, csv, mapping, skipLines, dateOrder, decimalMark } = chosen;
  const { constants, skipRows, skipLastLines } = chosen;
  const preset = presetOf(kind);
  const fields = importFields[kind] ?? [];
  const lines = useMemo(
    () => firstLines(csv, { most: mostLines, skip: Number(skipLines) }),
    [csv, skipLines],
  );
  const corrects = importCorrectedBy(lines[0] ?? []);
  const columns = columnsOfValues(lines, mapping, {
    values: importValues[kind] ?? {},
    codes: importCodes[kind] ?? {},
  });
  const meanings = withProposals(columns, chosen.meanings);
  const latest = useRef(chosen);
  latest.current = chosen;
  const action = useAction(async (dryRun: boolean) => {
    const reading = { ...chosen, meanings };
    // Also of a file that is refused: it is chosen again once it is corrected.
    remember(kind, lines[0] ?? [], reading);
    // The kinds and modes are those of the document.
    const created = await api.imports.create({
      ...{ kind, source, mode, csv, mapping, skip_lines: Number(skipLines), dry_run: dryRun },
      skip_last_lines: Number(skipLastLines),
      constants: Object.fromEntries(constants.filter(([field, text]) => field !== '' && text.trim() !== '')),
      skip_rows: textsIn(skipRows),
      ...(corrects === undefined ? {} : { corrects_import_id: corrects }),
      ...(dateOrder === '' ? {} : { date_order: dateOrder }),
      ...(decimalMark === '' ? {} : { decimal_mark: decimalMark }),
      ...(columns.length === 0 ? {} : { value_mapping: meaningsIn(columns, meanings) }),
    } as ImportCreate);
    // The lines to correct need not show the order of the dates that the whole file has shown.
    const order = created.date_order ?? dateOrder;
    remember(kind, lines[0] ?? [], { ...reading, dateOrder: order });
    // What was changed while it was tried has not been tried.
    if (dryRun && latest.current === chosen) setTried(created);
    if (!dryRun) navigate(`/settings/imports/${created.id}`);
    return undefined;
  });
  /** What was tried is then no longer what would be imported. */
  const change = (fresh: Partial<Chosen>) => {
    const next = { ...latest.current, ...fresh };
    const isNew = ['csv', 'kind', 'skipLines'].some((field) => field in fresh);
    const [columns = []] = isNew ? firstLines(next.csv, { most: 1, skip: Number(next.skipLines) }) : [];
    if (isNew) Object.assign(next, proposeReading(next.kind, columns, next));
    latest.current = next;
    setChosen(next);
    setTried(undefined);
    action.clear();
  };
  const forget = () => {
    setUnreadable(undefined);
    setGuess(undefined);
    change({ csv: '' });
  };
  const lastFile = useRef<File | undefined>(undefined);
  /** Reads a file, unless another one is chosen meanwhile. */
  const read = async (file: File | undefined) => {
    lastFile.current = file;
    if (!file) return;
    const contents = await contentsOf(file);
    if (lastFile.current !== file || ('text' in contents && contents.text === latest.current.csv)) return;
    forget();
    if (!('text' in contents)) return setUnreadable(contents.problem);
    const { text: csv, guess: word } = contents;
    const [header = []] = firstLines(csv, { most: 1, skip: 0 });
    const corrected = await correctedBy(header);
    if (lastFile.current !== file) return;
    setGuess(word);
    change({ csv, ...(corrected && { ...presetFields(corrected.kind, latest.current), ...corrected }) });
  };
  const isMapped = Object.keys(mapping).length > 0;
  return (
    <>
      <PageHead
        title="Import a file"
        up={{ href: '/settings/imports', title: 'Imports' }}
        intro="A CSV file with the names of its columns. It is imported as a dry run first: nothing is changed before you have seen the result."
      />
      <Form
        name="Import a file"
        look="wide"
        action={action}
        onSubmit={() => action.run(true)}
        submit={tried ? undefined : 'Try it'}
        scope="write:imports"
        missing={csv === '' ? 'Choose a file.' : !isMapped && 'Choose the field of at least one column.'}
        result={
          tried && (
            <Tried
              key={tried.id}
              of={tried}
              unmapped={unmappedIn(lines, mapping)}
              busy={action.busy}
              onTry={() => void action.run(true)}
              onImport={() => void action.run(false)}
            />
          )
        }
      >
        <SelectField
          label="The rows are"
          field="kind"
          value={kind}
          options={kinds.map((each) => [
            each,
            `${kindWords(each)}${isAllowed(each) ? '' : ' (needs a scope that you do not have)'}`,
          ])}
          isOff={(each) => !isAllowed(each)}
          hint={preset.about}
          onChange={(value) => change({ kind: value, ...presetFields(value, chosen) })}
        />
        <Template kind={kind} />
        <TextField
          label="Source"
          hint="Name of the system that the file comes from. Use the same name every time, so that the records are found again."
          field="source"
          required
          maxLength={64}
          pattern="[A-Za-z0-9][A-Za-z0-9._\-]*"
          value={source}
          onInput={(value) => change({ source: value })}
        />
        <SelectField
          label="Existing records"
          field="mode"
          value={mode}
          options={modes}
          onChange={(value) => change({ mode: value })}
        />
        <Field label="File" hint="At most 5,000 rows." field="csv" problem={unreadable}>
          {(props) => (
            <input
              {...props}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              onChange={({ currentTarget: { files } }) => {
                forget();
                void read(files?.[0]);
              }}
              // A file that is chosen again, as after it was corrected, is no change to browsers.
              onCancel={({ currentTarget: { files } }) => void read(files?.[0])}
            />
          )}
        </Field>
        {corrects !== undefined && (
          <p class="hint" role="status">
            The file has the failed lines of an import, which it corrects: the same source, and the same order
            of dates.
          </p>
        )}
        {guess !== undefined && (
          <p class="explanation warn" role="status">
            The file is not UTF-8. It is read as Windows-1252, in which a word of it is “{guess}”. If that is
            not right, save the file as “CSV UTF-8”, and choose it again.
          </p>
        )}
        <TextField
          label="Lines before the header"
          hint="Number of lines above the names of the columns, such as the name of the bank."
          field="skip_lines"
          required
          maxLength={3}
          pattern="[0-9]+"
          value={skipLines}
          onInput={(value) => change({ skipLines: value })}
        />
        <TextField
          label="Lines at the end that are not rows"
          hint="Such as totals."
          field="skip_last_lines"
          required
          maxLength={3}
          pattern="[0-9]+"
          value={skipLastLines}
          onInput={(value) => change({ skipLastLines: value })}
        />
        <SelectField
          label="Dates such as 3/4/2026 are"
          field="date_order"
          value={dateOrder}
          options={orders}
          onChange={(value) => change({ dateOrder: value })}
        />
        <SelectField
          label="A number such as 1,250 is"
          field="decimal_mark"
          value={decimalMark}
          options={marks}
          onChange={(value) => change({ decimalMark: value })}
        />
        {chosen.isRemembered && (
          <p class="hint" role="status">
            The columns, and what is chosen for dates, numbers and values, are those of the last file with the
            same columns. Check them.
          </p>
        )}
        {csv !== '' && (
          <Columns
            lines={lines}
            fields={fields}
            mapping={mapping}
            onChange={(value) => change({ mapping: value })}
          />
        )}
        <Pairs
          title="Values for all rows"
          hint="Of fields that no column has, such as the assessment of a list of marks."
          name="Field"
          text="Value for all rows"
          add="Add a value"
          options={fields.map((field) => [field, fieldWords(field)] as const)}
          pairs={constants}
          onChange={(value) => change({ constants: value })}
        />
        {csv !== '' && (
          <Pairs
            title="Lines that are not rows"
            hint="They are left out if the column has the value; without a value, if the cell is empty."
            name="Column"
            text="Value of lines to leave out"
            add="Leave out lines"
            options={(lines[0] ?? []).map((column) => [column, column] as const)}
            pairs={skipRows}
            onChange={(value) => change({ skipRows: value })}
          />
        )}
        <Values columns={columns} meanings={meanings} onChange={(value) => change({ meanings: value })} />
      </Form>
    </>
  );
}
