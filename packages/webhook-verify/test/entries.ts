import * as web from '../src/index.ts';
import * as node from '../src/node.ts';

/** The two entries in one shape, so that every suite runs on both. */
export const entries = [
  {
    name: 'WebCrypto',
    check: web.check,
    verify: web.verify,
    sign: web.sign,
    explain: web.explain,
    createVerifier: web.createVerifier,
  },
  {
    name: 'node:crypto',
    check: async (...input: Parameters<typeof node.check>) => node.check(...input),
    verify: async (...input: Parameters<typeof node.verify>) => node.verify(...input),
    sign: async (...input: Parameters<typeof node.sign>) => node.sign(...input),
    explain: async (...input: Parameters<typeof node.explain>) => node.explain(...input),
    createVerifier: node.createVerifier,
  },
] as const;

export const secret = 'whsec_dGhpcnR5LXR3by1ieXRlcy1vZi1hLXRlc3Qtc2VjcmV0';
export const otherSecret = 'whsec_YW5vdGhlci1zZWNyZXQtdGhhdC1pcy1ub3QtdGhhdC1vbmU=';
export const now = 1_800_000_000;

export const event = {
  id: 'evt_1',
  type: 'fee.reconciled',
  version: '2026-01-01',
  created_at: '2027-01-15T08:00:00Z',
  school_id: 'sch_1',
  data: {
    invoice_id: 'inv_1',
    learner_id: 'lrn_1',
    amount: 125_00,
    currency: 'EUR',
    reconciled_at: '2027-01-15T08:00:00Z',
  },
} as const;

export const body = JSON.stringify(event);
