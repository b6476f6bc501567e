import type { Pair } from './pairs.tsx';

/** What a file of a kind usually is. */
interface Preset {
  /** What it says above the form. */
  about: string;
  source: string;
  constants: readonly Pair[];
  /** What its columns are often called. */
  synonyms: Readonly<Record<string, string>>;
}

const presets: Readonly<Record<string, Preset>> = {
  payments: {
    about:
      'A bank statement: the date, the reference and the amount of each line. Amounts that the school paid are left out, and a payment is allocated to the invoice whose number is in the reference.',
    source: 'bank',
    constants: [],
    synonyms: {
      date: 'received_on',
      posted: 'received_on',
      posting_date: 'received_on',
      transaction_date: 'received_on',
      value_date: 'received_on',
      description: 'reference',
      details: 'reference',
      narrative: 'reference',
      amount: 'amount_decimal',
      credit: 'amount_decimal',
      money_in: 'amount_decimal',
      debit: 'amount_out_decimal',
      money_out: 'amount_out_decimal',
      dr_cr: 'direction',
      cr_dr: 'direction',
      d_c: 'direction',
      c_d: 'direction',
      debit_credit: 'direction',
      credit_debit: 'direction',
      in_out: 'direction',
    },
  },
  grades: {
    about:
      'The marks of one assessment: choose it among the open ones as a value for all rows, unless a column has its id. Choose the columns with the learner and the mark.',
    source: 'gradebook',
    constants: [['assessment_id', '']],
    synonyms: {
      id: 'learner_external_id',
      student_id: 'learner_external_id',
      learner_id: 'learner_external_id',
      login: 'learner_external_id',
      score: 'mark',
      points: 'mark',
      grade: 'mark',
    },
  },
};

const plainPreset: Preset = { about: '', source: 'csv', constants: [], synonyms: {} };

export const presetOf = (kind: string): Preset => presets[kind] ?? plainPreset;
