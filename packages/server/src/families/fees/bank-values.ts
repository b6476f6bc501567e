import type { FieldError } from '../../contract/errors.ts';
import { decimalsOf } from '../../lib/money.ts';
import { numbersIn } from '../../lib/number-text.ts';

/** The currency of amounts, with the code and the symbols that they can have. */
export interface Money {
  currency: string;
  decimals: number;
  names: ReadonlySet<string>;
  /** What separates decimals, if the amounts of the file show it. */
  mark?: DecimalMark | undefined;
}

type DecimalMark = '.' | ',';

export interface BankAmount {
  /** With a decimal point and without separators of thousands. */
  decimal: string;
  /** What the sign of the amount says, or the letters after it; undefined if it has none. */
  sign: Direction | undefined;
}

const shape = /^([^\d]*)(\d(?:[\d.,'\u2019\s]*\d)?[.,]?)([^\d]*)$/u;
const mark = /[-\u2212\u2013\u2014+()]|[\p{L}\p{Sc}.$]+/gu;

/** An amount as banks write it: with the symbol or code of its currency, with a sign, `CR` or `DR`. */
export function bankAmount(text: string, money: Money, pointer: string): BankAmount | FieldError {
  const [, before = '', number = '', after = ''] = shape.exec(text.trim()) ?? [];
  // `500.-` and `500,–` have no cents.
  const hasNoCents = /[.,]$/.test(number) && /^[-\u2013\u2014]+/.test(after);
  const end = hasNoCents ? after.replace(/^[-\u2013\u2014]+/, '') : after;
  const marks = `${withoutParentheses(before)} ${withoutParentheses(end)}`;
  if (number === '' || marks.includes('(') !== marks.includes(')') || marks.replace(mark, '').trim() !== '')
    return notAnAmount(pointer);
  const words: string[] = marks.match(mark) ?? [];
  const signs = new Set(words.flatMap((word) => signOf(word) ?? []));
  const [sign, other] = signs;
  if (other) return notAnAmount(pointer);
  const names = words.filter((word) => signOf(word) === undefined && word !== ')');
  const named = names.find((word) => !money.names.has(plain(word)));
  if (named !== undefined)
    // A longer word is no currency: it can be a name, if columns were confused.
    return plain(named).length > 4 ? notAnAmount(pointer) : otherCurrency(named, money, pointer);
  const decimal = decimalIn(number, money);
  if (decimal === undefined) return notAnAmount(pointer);
  return typeof decimal === 'string' ? { decimal, sign } : ambiguous(number, decimal, money, pointer);
}

/** `10.00 (ZAR)` is not negative, as `(10.00)` is. */
const withoutParentheses = (text: string): string => text.replace(/\(([^()]*)\)/g, ' $1 ');

export const isFieldError = (value: object): value is FieldError => 'code' in value;

function signOf(word: string): Direction | undefined {
  if (/^[-\u2212\u2013\u2014(]$/.test(word) || /^dr\.?$/i.test(word)) return 'out';
  return word === '+' || /^cr\.?$/i.test(word) ? 'in' : undefined;
}

/** The number, or the two numbers that it can be. */
function decimalIn(text: string, { decimals, mark }: Money): string | [string, string] | undefined {
  const [first, second] = numbersIn(text);
  if (first === undefined) return undefined;
  // A currency without minor units is not written with three decimals.
  if (second === undefined || decimals === 0) return withoutZeros(first, decimals);
  if (decimals === 3 && mark !== undefined) return text.includes(mark) ? second : first;
  return [first, second];
}

/** What separates decimals in amounts, by those that can be read in one way; undefined if none shows it, or they differ. */
export function decimalMarkIn(texts: readonly string[]): DecimalMark | undefined {
  const marks = texts.flatMap((text) => {
    const [, , number = ''] = shape.exec(text.trim()) ?? [];
    const [only = '', other] = numbersIn(number);
    if (other !== undefined || !only.includes('.')) return [];
    return number.lastIndexOf('.') > number.lastIndexOf(',') ? '.' : ',';
  });
  const [mark, other] = new Set(marks);
  return other === undefined ? mark : undefined;
}

/** Without zeros that are more decimals than the currency has. */
function withoutZeros(number: string, decimals: number): string {
  const [whole = '', fraction = ''] = number.split('.');
  const kept = fraction.length > decimals && /^0+$/.test(fraction.slice(decimals));
  const short = kept ? fraction.slice(0, decimals) : fraction;
  return short === '' ? whole : `${whole}.${short}`;
}

/** Symbols that banks write and that the locales do not contain. */
const symbols: Readonly<Record<string, readonly string[]>> = {
  BWP: ['P'],
  GHS: ['GH¢', '¢'],
  INR: ['Rs', 'Re'],
  KES: ['KSh', 'Sh'],
  LSL: ['M', 'L'],
  MUR: ['Rs'],
  NGN: ['N'],
  NPR: ['Rs'],
  PKR: ['Rs'],
  SCR: ['SR', 'Rs'],
  SZL: ['E', 'L'],
  TZS: ['TSh', 'Sh'],
  UGX: ['USh', 'Sh'],
  XAF: ['CFA', 'F CFA', 'F'],
  XOF: ['CFA', 'FCFA', 'F'],
  ZMW: ['K'],
};

/** A currency as banks write it; the locale of the school has its own symbols. */
export function moneyOf(currency: string, locale: string): Money {
  const names = [currency, ...symbolsOf(currency, locale), ...(symbols[currency] ?? [])];
  return { currency, decimals: decimalsOf(currency), names: new Set(names.map(plain)) };
}

/** The symbols of a currency, of which those of dollars can have the country in front: `US$`. */
function symbolsOf(currency: string, locale: string): string[] {
  const found = ['en', locale].flatMap((tag) =>
    (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
      const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay });
      return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
    }),
  );
  return found.includes('$') ? [...found, `${currency.slice(0, 2)}$`] : found;
}

/** As it is compared: `Rs.` is `RS`, and `F CFA` is `FCFA`. */
const plain = (symbol: string): string => symbol.normalize('NFKC').replace(/[\s.]/g, '').toUpperCase();

const otherCurrency = (word: string, { currency }: Money, pointer: string): FieldError => ({
  pointer,
  code: 'currency_mismatch',
  detail: `must be in ${currency}, and has ${JSON.stringify(word)}; send the currency of the row in \`currency\`, if it is another one`,
});

const ambiguous = (
  number: string,
  [one, other]: readonly [string, string],
  { decimals }: Money,
  pointer: string,
): FieldError => ({
  pointer,
  code: 'ambiguous',
  detail: `must have decimals: ${number} can be ${one}.${'0'.repeat(decimals)} or ${other}. For a CSV file, \`decimal_mark\` says which: point or comma`,
});

const notAnAmount = (pointer: string): FieldError => ({
  pointer,
  code: 'invalid_format',
  detail: 'must be an amount such as 1250.00, 1 250,00, 1,250.00 or R1.250,00',
});

/** Whether the school received or paid an amount. */
export type Direction = 'in' | 'out';

/** What says the direction if it is all that a cell contains. */
const whole: Readonly<Record<Direction, readonly string[]>> = {
  in: [
    ...[
      'in',
      'c',
      'cr',
      'crdt',
      'credit',
      'credited',
      '+',
      'incoming',
      'deposit',
      'money in',
      'paid in',
      'receipt',
    ],
    ...['h', 'haben', 'gutschrift', 'eingang', 'bij', 'crédit', 'entrée', 'crédito', 'credito'],
    ...['abono', 'haber', 'ingreso', 'entrada', 'avere', 'entrata', 'kt', 'krediet'],
  ],
  out: [
    ...[
      'out',
      'd',
      'dr',
      'dbit',
      'debit',
      'debited',
      '-',
      '−',
      '–',
      'outgoing',
      'withdrawal',
      'money out',
      'paid out',
    ],
    ...['s', 'soll', 'lastschrift', 'belastung', 'ausgang', 'af', 'débit', 'sortie', 'débito', 'debito'],
    ...['cargo', 'debe', 'gasto', 'salida', 'saída', 'dare', 'uscita', 'dt', 'debiet', 'uit'],
  ],
};

/** What says it among other words, in any column. */
const anywhere: Readonly<Record<Direction, readonly string[]>> = {
  in: [
    ...['credit', 'credits', 'crdt', 'deposit', 'deposits', 'received', 'receipt', 'receipts', 'incoming'],
    ...['inward', 'money in', 'paid in', 'gutschrift', 'crédit', 'crédito', 'credito', 'abono', 'ingreso'],
    ...['bijschrijving', 'ontvangst'],
  ],
  out: [
    ...['debit', 'debits', 'dbit', 'withdrawal', 'withdrawals', 'outgoing', 'outward', 'money out'],
    ...['paid out', 'lastschrift', 'belastung', 'abbuchung', 'auszahlung', 'débit', 'débito', 'debito'],
    ...['retrait', 'retiro', 'afschrijving'],
  ],
};

/** What says it among other words in a column with the kind of each line; elsewhere these can be names of persons or things. */
const ofKinds: Readonly<Record<Direction, readonly string[]>> = {
  in: ['cr', 'receive money'],
  out: ['dr', 'purchase', 'purchases', 'charge', 'charges', 'spend money'],
};

/** How something is paid, in whichever direction. */
const means = /(?<!\p{L})(?:credit card|debit card|debit order|direct debit)s?(?!\p{L})/giu;

/** With these, the other words can mean the opposite. */
const opposite: ReadonlySet<string> = new Set([
  'refund',
  'refunds',
  'reversal',
  'reversed',
  'returned',
  'return',
]);

const mapOf = (words: Readonly<Record<Direction, readonly string[]>>) =>
  new Map((['in', 'out'] as const).flatMap((direction) => words[direction].map((word) => [word, direction])));

const [wholeCells, words, wordsOfKinds] = [whole, anywhere, ofKinds].map(mapOf) as [
  Map<string, Direction>,
  Map<string, Direction>,
  Map<string, Direction>,
];

const plainText = (text: string): string => text.trim().toLowerCase();

/** What a cell says that contains nothing else. */
export const directionIn = (cell: string): Direction | undefined =>
  wholeCells.get(plainText(cell).replace(/\.$/, ''));

/** What a text says in some of its words; `unclear` if it says something, and not which. */
export function directionAmong(text: string, isOfKinds: boolean): Direction | 'unclear' | undefined {
  const rest = text.replace(means, ' ');
  const single = plainText(rest).match(/\p{L}+/gu) ?? [];
  const found = [...single, ...single.slice(1).map((word, at) => `${single[at]} ${word}`)];
  const said = new Set(
    found.flatMap((word) => words.get(word) ?? (isOfKinds ? wordsOfKinds.get(word) : undefined) ?? []),
  );
  const [only, other] = said;
  if (only === undefined) return rest === text ? undefined : 'unclear';
  return other !== undefined || found.some((word) => opposite.has(word)) ? 'unclear' : only;
}

/** Reads the cells of a column with the direction or the kind of each line. Payments are the opposite of receipts. */
export function kindsIn(cells: readonly string[]): (cell: string) => Direction | undefined {
  const hasReceipts = cells.some((cell) => /^receipts?$/.test(plainText(cell)));
  return (cell) => {
    if (hasReceipts && /^payments?$/.test(plainText(cell))) return 'out';
    const said = directionIn(cell) ?? directionAmong(cell, true);
    return said === 'unclear' ? undefined : said;
  };
}

/** The names that columns with the direction of an amount often have. */
export const isDirectionName = (name: string): boolean =>
  /^(?:direction|sign|in or out|money in\/out|in\/out|af bij|soll\/haben|(?:d|dr|debit)\W*(?:c|cr|credit)|(?:c|cr|credit)\W*(?:d|dr|debit))$/i.test(
    name.trim(),
  );

/** The names that columns with the kind of each line often have. */
export const isKindName = (name: string): boolean =>
  /(?<!\p{L})(?:type|types|kind|typ|tipo|tipe|sens|nature|soort|indicator|buchungsart|umsatzart|mutatiesoort)(?!\p{L})/iu.test(
    name,
  );

/** The direction of the amounts in a column by its name: `Debit`, `Debit amount (ZAR)`, `Money out`, `Withdrawals`. */
export function directionOfColumn(name: string, others: Iterable<string> = []): Direction | undefined {
  const found = (plainText(name).match(/\p{L}+/gu) ?? []).filter(
    (word) => word === 'out' || !/^(?:.|amounts?|value|[a-z]{3})$/u.test(word),
  );
  const text = found.join(' ');
  const isOpposite = [...others].some((other) => /^(?:receipt|deposit)s?$/.test(plainText(other)));
  if (isOpposite && /^payments?$/.test(text)) return 'out';
  return text.length < 2 ? undefined : (wholeCells.get(text) ?? wholeCells.get(text.replace(/s$/, '')));
}
