import { type FieldError, invalidBody, invalidField, unknownReference } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { idsParameter } from '../../sql/query.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { sum, times } from './amounts.ts';
import { type ItemRow, itemsAmong } from './queries.ts';

type Line = Schemas['InvoiceLine'];
type SentLine = Schemas['InvoiceLineSent'];

/** The lines of an invoice and their sum. */
export interface Lines {
  lines: Line[];
  total: number;
}

/** The lines that were sent, completed from their fee items. */
export async function readLines(
  work: UnitOfWork,
  currency: string,
  sent: readonly SentLine[],
): Promise<Lines> {
  const { db, schoolId: school } = work;
  const ids = [...new Set(sent.flatMap(({ fee_item_id: id }) => id ?? []))];
  const found = ids.length === 0 ? [] : await db.all(itemsAmong, { school, rows: idsParameter(ids) });
  const items = new Map(found.map((item) => [item.id, item]));
  const errors = sent.flatMap((line, index) => errorsIn(line, items, currency, `/lines/${index}`));
  if (errors.length > 0)
    throw invalidBody(
      errors,
      errors.every(({ code }) => code === 'unknown_reference') ? 'unknown_reference' : undefined,
    );
  return total(sent.map((line) => lineOf(work, line, items.get(line.fee_item_id ?? ''))));
}

/** A line of one unit of a fee item. */
export const lineOfItem = (work: Pick<UnitOfWork, 'newId'>, item: ItemRow): Line => lineOf(work, {}, item);

/** The sum of lines, which must not be negative. */
export function total(lines: Line[]): Lines {
  const all = sum(...lines.map(({ amount }) => amount));
  if (all < 0)
    throw invalidField('/lines', 'negative_total', `must not add up to less than 0; they add up to ${all}`);
  return { lines, total: all };
}

function lineOf(work: Pick<UnitOfWork, 'newId'>, line: Partial<SentLine>, item?: ItemRow): Line {
  const { quantity = 1, unit_amount = item?.amount ?? 0 } = line;
  return {
    id: work.newId('ili'),
    description: line.description ?? item?.name ?? '',
    fee_item_id: item?.id ?? null,
    category: line.category === undefined ? (item?.category ?? null) : line.category,
    quantity,
    unit_amount,
    amount: times(quantity, unit_amount),
  };
}

function errorsIn(
  { description, unit_amount, fee_item_id: id }: SentLine,
  items: ReadonlyMap<string, ItemRow>,
  currency: string,
  at: string,
): FieldError[] {
  if (id === undefined || id === null)
    return Object.entries({ description, unit_amount }).flatMap(([field, value]) =>
      value === undefined
        ? [{ pointer: `${at}/${field}`, code: 'required', detail: 'is required without a fee_item_id' }]
        : [],
    );
  const item = items.get(id);
  const pointer = `${at}/fee_item_id`;
  if (!item) return [unknownReference(pointer, 'fee_item')];
  if (item.active === 0)
    return [{ pointer, code: 'not_active', detail: 'must be the id of a fee item that is active' }];
  if (item.currency !== currency)
    return [
      {
        pointer,
        code: 'currency_mismatch',
        detail: `is in ${item.currency}, but the invoice is in ${currency}`,
      },
    ];
  return [];
}
