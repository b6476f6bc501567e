import type { FieldError } from '../../contract/errors.ts';
import { externalIdOf, type SentRow, type Skip } from '../../work/import-target.ts';
import {
  type BankAmount,
  bankAmount,
  type Direction,
  decimalMarkIn,
  directionAmong,
  directionIn,
  directionOfColumn,
  isDirectionName,
  isFieldError,
  isKindName,
  kindsIn,
  type Money,
  moneyOf,
} from './bank-values.ts';

type Fields = SentRow['row'];

const amountFields = ['amount_decimal', 'amount', 'amount_out_decimal'] as const;

/** What a line of a statement says about its amount. */
interface Line {
  sent: SentRow;
  /** The amount that the school received, and the one that it paid; undefined for a column that has no value. */
  received: BankAmount | FieldError | undefined;
  paid: BankAmount | FieldError | undefined;
  /** The direction in the field for it, or in a column that is not in the mapping. */
  said: Direction | FieldError | undefined;
  /** The column of the direction, if it is not in the mapping. */
  column?: string;
}

/**
 * Reads the amounts of a bank statement. Amounts that the school paid are not payments, and such rows are skipped. The
 * direction of an amount is that of the field for it, or its sign. Columns that are not in the mapping are used if they say
 * the direction of every amount; if they say that of some, the other amounts without a sign are errors.
 */
export function readStatement(
  rows: readonly SentRow[],
  school: { currency: string; locale: string },
): SentRow[] {
  const currencies = new Map<string, Money>();
  const texts = rows.flatMap(({ row }) => amountFields.map((field) => row[field]));
  const mark = decimalMarkIn(texts.filter((text) => typeof text === 'string'));
  const inCurrency = ({ currency: own }: Fields) => {
    const currency = typeof own === 'string' && /^[A-Z]{3}$/.test(own) ? own : school.currency;
    const known = currencies.get(currency) ?? { ...moneyOf(currency, school.locale), mark };
    currencies.set(currency, known);
    return known;
  };
  const kindOf = kindsIn(
    rows.flatMap(({ row: { direction } }) => (typeof direction === 'string' ? direction : [])),
  );
  const columns = amountColumns(rows);
  const lines = rows.map((row) => {
    const money = inCurrency(row.row);
    return fromColumns(lineOf(row, money, kindOf), columns, money);
  });
  return directed(lines).map(readLine);
}

function lineOf(sent: SentRow, money: Money, kindOf: ReturnType<typeof kindsIn>): Line {
  const amountOf = (field: string) => {
    const { [field]: text } = sent.row;
    const pointer = `/${field}`;
    if (typeof text === 'number' && field === 'amount')
      return { decimal: String(Math.abs(text)), sign: text < 0 ? ('out' as const) : undefined };
    // The schema rejects longer texts.
    return typeof text === 'string' && text.length <= 40 ? bankAmount(text, money, pointer) : undefined;
  };
  const { direction } = sent.row;
  return {
    sent,
    received: amountOf('amount_decimal') ?? amountOf('amount'),
    paid: amountOf('amount_out_decimal'),
    said: typeof direction === 'string' ? (kindOf(direction) ?? unknownDirection) : undefined,
  };
}

const unknownDirection: FieldError = {
  pointer: '/direction',
  code: 'invalid_value',
  detail:
    'must say whether the money came in or went out: in or out, credit or debit, C or D, CR or DR, + or -',
};

/** The columns of a statement with the amounts of one direction, by their names. */
interface AmountColumns {
  /** Why amounts are not read from the column to which the mapping refers. */
  wrong: FieldError | undefined;
  /** Whether the column of the amounts has those that the school received. */
  isIn: boolean;
  /** Those that are not in the mapping, with their direction. */
  unread: readonly (readonly [name: string, direction: Direction])[];
}

function amountColumns(rows: readonly SentRow[]): AmountColumns {
  // The columns are those of every line that was not left out.
  const { columns, unread } = rows.find((row) => row.columns) ?? {};
  const names = [...(columns?.values() ?? []), ...(unread?.keys() ?? [])];
  const directionOf = (name: string) => directionOfColumn(name, names);
  const wrong = amountFields.flatMap((field) => {
    const name = columns?.get(field);
    const isOut = field === 'amount_out_decimal';
    return name !== undefined && directionOf(name) === (isOut ? 'in' : 'out') ? otherField(field, name) : [];
  });
  return {
    wrong: wrong[0],
    isIn: directionOf(columns?.get('amount_decimal') ?? columns?.get('amount') ?? '') === 'in',
    unread: [...(unread?.keys() ?? [])].flatMap((name) => {
      const direction = directionOf(name);
      return direction ? [[name, direction] as const] : [];
    }),
  };
}

const otherField = (field: string, name: string): FieldError => ({
  pointer: `/${field}`,
  code: 'conflict',
  detail: `is mapped to the column ${shown(name)}, whose amounts ${field === 'amount_out_decimal' ? 'the school received: map it to amount_decimal' : 'the school paid: map it to amount_out_decimal'}, or send direction as a constant if this is not so`,
});

/** A line with the direction of the column in which it has an amount, if the name of the column says it. */
function fromColumns(line: Line, { wrong, isIn, unread }: AmountColumns, money: Money): Line {
  const { sent, received, paid, said } = line;
  if (said !== undefined) return line;
  if (wrong && (received ?? paid) !== undefined) return { ...line, said: wrong };
  if (paid !== undefined) return line;
  const isReceived = received !== undefined && !(!isFieldError(received) && isZero(received));
  const filled = unread.filter(([name]) => {
    const amount = bankAmount(sent.unread?.get(name) ?? '', money, '');
    return !isFieldError(amount) && !isZero(amount);
  });
  const [only, other] = filled;
  if (other || (only && isIn && isReceived)) return { ...line, said: amountInBoth(only?.[0] ?? '') };
  const [column, direction] = only ?? [];
  if (direction === 'out' || (direction && isReceived)) return { ...line, said: direction, column };
  return isIn && isReceived && signOf(received) === undefined ? { ...line, said: 'in' } : line;
}

const amountInBoth = (column: string): FieldError => ({
  pointer: '/amount_decimal',
  code: 'conflict',
  detail: `is not clear, because the column ${shown(column)} has an amount too; send direction`,
});

/** The lines, with the directions that columns say which are not in the mapping. */
function directed(lines: readonly Line[]): Line[] {
  const missing = (error: FieldError) => (line: Line) => (isOpen(line) ? { ...line, said: error } : line);
  const open = lines.filter(isOpen);
  if (lines.some(({ sent: { row } }) => row.direction !== undefined))
    return lines.map(
      missing({ pointer: '/direction', code: 'required', detail: 'is required, because other rows have it' }),
    );
  if (open.length === 0 || lines.some(({ paid }) => paid !== undefined)) return [...lines];
  const column = exactColumn(lines) ?? wordyColumn(lines, open);
  if (column === undefined) return [...lines];
  if ('code' in column) return lines.map(missing(column));
  return lines.map((line) => withDirection(line, column));
}

/** Whether nothing says yet which direction the amount of a line has. */
const isOpen = ({ received, paid, said }: Line): boolean =>
  received !== undefined && paid === undefined && said === undefined && signOf(received) === undefined;

/** A column that says the direction of amounts. */
interface Column {
  name: string;
  said: ReadonlyMap<SentRow, Direction | FieldError>;
}

/**
 * The column that says the direction of all amounts and nothing else, or the error of amounts without a direction and a
 * sign, if it says the direction of others. Columns that repeat what the signs say do not count.
 */
function exactColumn(lines: readonly Line[]): Column | FieldError | undefined {
  const withAmount = lines.filter(({ received, said }) => received !== undefined && said === undefined);
  const columns = namesOf(withAmount).flatMap((name): Column[] => {
    const cells = withAmount.flatMap(({ sent, received }) => {
      const word = sent.unread?.get(name) ?? '';
      return word === '' ? [] : [{ sent, said: directionIn(word), sign: signOf(received) ?? 'in' }];
    });
    const isDirection = isDirectionName(name) || cells.every(({ said }) => said !== undefined);
    if (!isDirection || cells.every(({ said, sign }) => said === sign)) return [];
    return [{ name, said: new Map(cells.flatMap(({ sent, said }) => (said ? [[sent, said]] : []))) }];
  });
  return onlyOf(columns, withAmount);
}

/**
 * The column that says the direction of all amounts without a sign among other words. If it is not a column with the kind of
 * each line, its words can be those of persons, so they are never enough. If other amounts are negative, those without a sign
 * came in, unless the kind of a line says otherwise.
 */
function wordyColumn(lines: readonly Line[], open: readonly Line[]): Column | FieldError | undefined {
  const isSigned = lines.some(({ received }) => signOf(received) === 'out');
  const found = namesOf(open).flatMap((name): (Column & { isOfKinds: boolean; isEnough: boolean })[] => {
    const isOfKinds = isKindName(name);
    const cells = open.map(({ sent }) => [sent, sent.unread?.get(name) ?? ''] as const);
    const kindOf = kindsIn(cells.map(([, cell]) => cell));
    const read = cells.map(([sent, cell]) => {
      const said = (isOfKinds ? kindOf(cell) : undefined) ?? directionAmong(cell, isOfKinds);
      return { sent, said, isEmpty: cell === '' };
    });
    const says = new Set(read.map(({ said }) => said));
    const isIncomplete = isOfKinds && says.has('in') && read.some(({ said, isEmpty }) => !said && !isEmpty);
    if (!says.has('out') && !(!isSigned && (says.has('unclear') || isIncomplete))) return [];
    const known = read.flatMap(({ sent, said }) =>
      said === 'in' || said === 'out' ? [[sent, said] as const] : [],
    );
    return [{ name, isOfKinds, isEnough: isOfKinds && known.length === open.length, said: new Map(known) }];
  });
  if (isSigned) return withoutSign(found.find(({ isOfKinds }) => isOfKinds));
  const unclear = found.find(({ isEnough }) => !isEnough);
  return unclear ? unreadColumn(unclear.name) : onlyOf(found, open);
}

/** If other amounts have signs, one without a sign of which the kind says that it went out is an error. */
function withoutSign(column: Column | undefined): Column | undefined {
  if (!column) return undefined;
  const out = [...column.said].filter(([, said]) => said === 'out');
  return { ...column, said: new Map(out.map(([sent]) => [sent, unreadColumn(column.name)])) };
}

const namesOf = (lines: readonly Line[]): string[] => [
  ...new Set(lines.flatMap(({ sent }) => [...(sent.unread?.keys() ?? [])])),
];

/** The first of columns that say the same of all lines, or an error. */
function onlyOf(columns: readonly Column[], lines: readonly Line[]): Column | FieldError | undefined {
  const [first, ...others] = columns;
  const isComplete = lines.every(({ sent }) => first?.said.has(sent));
  const isClear = others.every(({ said }) =>
    lines.every(({ sent }) => said.get(sent) === first?.said.get(sent)),
  );
  return first && !(isComplete && isClear) ? unreadColumn(first.name) : first;
}

/** A line with the direction of a column; one without an amount has none. */
function withDirection(line: Line, { name, said }: Column): Line {
  const direction = line.said === undefined ? said.get(line.sent) : undefined;
  return direction === undefined ? line : { ...line, said: direction, column: name };
}

const shown = (column: string): string => JSON.stringify(column.slice(0, 64));

const unreadColumn = (column: string): FieldError => ({
  pointer: '/direction',
  code: 'required',
  detail: `is required, because the column ${shown(column)} says of some amounts whether they came in or went out: map it to direction, or send direction as a constant if all of them came in`,
});

const signOf = (amount: Line['received']): Direction | undefined =>
  amount && !isFieldError(amount) ? amount.sign : undefined;

/** A row with its amount in the form of a request, or with the reason why it is not a payment. */
function readLine({ sent, received, paid, said, column }: Line): SentRow {
  if (sent.skip) return sent;
  const { direction: _said, amount_out_decimal: _paid, ...fields } = sent.row;
  const own = received && !isFieldError(received) ? received : undefined;
  const amount = own && 'amount_decimal' in fields ? { amount_decimal: own.decimal } : {};
  const row = { ...fields, ...amount };
  const wrong = (...errors: FieldError[]): SentRow => ({ ...sent, row, errors: [...sent.errors, ...errors] });
  const errors = [said, received, paid].filter((each) => typeof each === 'object' && isFieldError(each));
  if (errors.length > 0) return wrong(...errors);
  const other = paid as BankAmount | undefined;
  const isPaid = other !== undefined && !isZero(other);
  const conflict = contradiction(own, isPaid, said as Direction | undefined);
  if (conflict) return wrong(conflict);
  if (isPaid || (said ?? own?.sign) === 'out') return { ...sent, skip: notAPayment(column) };
  if (!own && externalIdOf(fields.external_id) === undefined) return wrong(noAmount);
  return { ...sent, row };
}

const noAmount: FieldError = {
  pointer: '/amount_decimal',
  code: 'required',
  detail:
    'is required; map the column with the amounts that the school received to amount_decimal, and one with those that it paid to amount_out_decimal',
};

const isZero = ({ decimal }: BankAmount): boolean => !/[1-9]/.test(decimal);

/** The amount of a row has one direction, whatever says so. */
function contradiction(
  own: BankAmount | undefined,
  isPaid: boolean,
  said: Direction | undefined,
): FieldError | undefined {
  const conflict = (pointer: string, detail: string): FieldError => ({ pointer, code: 'conflict', detail });
  if (isPaid && own && !isZero(own))
    return conflict('/amount_out_decimal', 'cannot be sent together with an amount that the school received');
  if (isPaid && said === 'in')
    return conflict('/direction', 'says that the money came in, but the row has an amount that went out');
  if (said !== undefined && own?.sign !== undefined && said !== own.sign)
    return conflict(
      '/direction',
      `says that the money ${went[said]}, but the sign of the amount says that it ${went[own.sign]}`,
    );
  return undefined;
}

const went = { in: 'came in', out: 'went out' };

const notAPayment = (column: string | undefined): Skip => {
  const why = column === undefined ? '' : `, according to the column ${shown(column)}`;
  const detail = `The school paid this amount${why}, and only payments that it received are imported. If a payment has bounced, reverse that payment; if it is a refund, record it at the payment.`;
  return { code: 'not_a_payment', detail };
};
