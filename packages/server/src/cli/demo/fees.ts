import { Random } from './random.ts';

/** What the school charges for a term, in cents. */
export const feeItems = [
  { external_id: 'tuition', name: 'Tuition', category: 'tuition', amount: 285_000 },
  { external_id: 'books', name: 'Books and stationery', category: 'books', amount: 42_500 },
] as const;

/** Bursaries are for one learner in so many. */
const learnersPerBursary = 50;

/** The learners who have a bursary, and what it gives. */
export const bursariesOf = (learners: readonly string[]) =>
  learners
    .filter((_, index) => index % learnersPerBursary === 7)
    .map((learner, index) =>
      index % 2 === 0
        ? { learner, name: 'Fee exemption', kind: 'exemption' as const, exemption_type: 'total' as const }
        : { learner, name: 'Example Foundation bursary', kind: 'percentage' as const, basis_points: 5000 },
    );

interface Due {
  learner: string;
  number: string;
  amount_due: number;
}

/** The payments of a bank statement: most families pay all or a part, some without the number of the invoice. */
export function paymentsOf(seed: number, invoices: readonly Due[], day: string) {
  const random = new Random(seed * 31 + 7);
  return invoices.flatMap(({ learner, number, amount_due: due }) => {
    const [which, part] = [random.next(), random.between(1, 3)];
    if (due === 0 || which > 0.7) return [];
    const amount = which < 0.5 ? due : Math.floor((due * part) / 4);
    const reference = which < 0.63 ? `EFT ${number}` : `SCHOOL FEES ${learner}`;
    return [{ external_id: `payment ${learner}`, reference, amount, received_on: day }];
  });
}
