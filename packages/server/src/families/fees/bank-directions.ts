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

const plain = (text: string): string => text.trim().toLowerCase();

/** What a cell says that contains nothing else. */
export const directionIn = (cell: string): Direction | undefined =>
  wholeCells.get(plain(cell).replace(/\.$/, ''));

/** What a text says in some of its words; `unclear` if it says something, and not which. */
export function directionAmong(text: string, isOfKinds: boolean): Direction | 'unclear' | undefined {
  const rest = text.replace(means, ' ');
  const single = plain(rest).match(/\p{L}+/gu) ?? [];
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
  const hasReceipts = cells.some((cell) => /^receipts?$/.test(plain(cell)));
  return (cell) => {
    if (hasReceipts && /^payments?$/.test(plain(cell))) return 'out';
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
  const found = (plain(name).match(/\p{L}+/gu) ?? []).filter(
    (word) => word === 'out' || !/^(?:.|amounts?|value|[a-z]{3})$/u.test(word),
  );
  const text = found.join(' ');
  const isOpposite = [...others].some((other) => /^(?:receipt|deposit)s?$/.test(plain(other)));
  if (isOpposite && /^payments?$/.test(text)) return 'out';
  return text.length < 2 ? undefined : (wholeCells.get(text) ?? wholeCells.get(text.replace(/s$/, '')));
}
