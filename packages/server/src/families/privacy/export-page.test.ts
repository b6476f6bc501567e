import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportPage, moneyFields } from './export-page.ts';

const file = join(import.meta.dirname, '../../../../../openapi/openapi.json');

/** The fields that the document describes as integers in minor units. */
function documented(): Set<string> {
  const found = new Set<string>();
  const look = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties = {} } = schema as { properties?: Record<string, Record<string, unknown>> };
    for (const [name, { type, description = '' }] of Object.entries(properties))
      if ([type].flat().includes('integer') && /in minor currency units/.test(String(description)))
        found.add(name);
    for (const inner of Object.values(schema)) look(inner);
  };
  look(JSON.parse(readFileSync(file, 'utf8')).components.schemas);
  return found;
}

it('knows all fields that are amounts', () => {
  const unknown = [...documented()].filter((name) => !moneyFields.has(name));
  expect(unknown).toEqual([]);
});

it.each([
  ['en-ZA', 'Left out of this page:'],
  ['af-ZA', 'Weggelaat uit hierdie bladsy:'],
  ['de-DE', 'Nicht auf dieser Seite:'],
  ['fr-FR', 'Absents de cette page :'],
  ['pt-PT', 'Fora desta página:'],
])('does not say where guardians live, and says so (%s)', (locale, note) => {
  const school = { name: 'Example School', locale, time_zone: 'UTC', currency: 'ZAR' };
  const pageOf = (records: object) =>
    String(
      exportPage({
        result: {
          ...{ object: 'learner_export', learner_id: 'lrn_1', exported_at: '2026-03-30T10:00:00.000Z' },
          ...{ omitted: [], records },
        } as never,
        school,
      }).body,
    );
  const address = { line1: '12 Canary Street', city: 'Canary' };
  const text = pageOf({
    learners: [{ object: 'learner', name: 'Thandi Example', phone: '+27821111111' }],
    guardians: [
      {
        ...{ object: 'guardian', name: 'Nomsa Example', address, phone: '+27822222222' },
        ...{ email: 'canary@example.org', employer: 'Canary', metadata: { note: 'Canary' } },
      },
    ],
    'learner-guardians': [
      { object: 'learner_guardian', relationship: 'mother', restriction_note: 'Canary order' },
    ],
  });
  expect(text).not.toMatch(/canary|\+27822222222/i);
  for (const part of ['Nomsa Example', '+27821111111', note]) expect(text).toContain(part);
  expect(pageOf({ learners: [{ object: 'learner', name: 'Thandi Example' }] })).not.toContain(note);
});

it('writes amounts, dates and chosen values as people do, and leaves what others have stored', () => {
  const result = {
    object: 'learner_export',
    learner_id: 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st',
    exported_at: '2026-03-30T10:00:00.000Z',
    omitted: [],
    records: {
      learners: [
        {
          ...{ id: 'lrn_1', name: 'Thandi <Example>', status: 'active', date_of_birth: '2015-04-03' },
          ...{ home_language: 'zu', language_of_instruction: 'Sign', citizenship: 'ZA' },
          ...{ class: '5A <Blue>', class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st' },
        },
      ],
      enrollments: [{ id: 'enr_1', class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st', term_id: 'trm_unknown' }],
      bursaries: [{ id: 'bur_1', basis_points: 1250 }],
      invoices: [
        {
          ...{ id: 'inv_1', currency: 'JPY', total: 1_250_000, status: 'partly_paid', number: '2026-00001' },
          lines: [{ description: 'tuition_and_more books', category: 'tuition', amount: -500 }],
        },
      ],
      payments: [{ id: 'pay_1', amount: 123_456, method: 'eft', metadata: { code: 'bank_transfer' } }],
    },
  } as const;
  const school = {
    name: 'Example School',
    locale: 'en-ZA',
    time_zone: 'Africa/Johannesburg',
    currency: 'ZAR',
  };
  // The result of an operation has mutable lists.
  const labels = { cls_01k9x2v7d3f8h5m6n7p8q9r0st: '5A <Blue>' };
  const { body } = exportPage({ result: structuredClone(result) as never, labels, school });
  const text = String(body)
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
  for (const part of [
    ...['Thandi &lt;Example&gt;', 'Active', '3 April 2015', 'JPY 1 250 000', 'JPY -500', 'Partly paid'],
    ...['\nZulu\n', '\nSign\n', '\nSouth Africa\n', '\nShare\n', '12,5%'],
    // A record that is known by a name, and one that is not.
    ...['\nClass\n', '\n5A &lt;Blue&gt;\n', '\nTerm ID\n', '\ntrm_unknown\n'],
    ...['Tuition', 'tuition_and_more books', 'ZAR 1 234,56', 'Electronic transfer', '\nbank_transfer\n'],
  ])
    expect(text, part).toContain(part);
  expect(text).not.toMatch(/smallest unit|\b123456\b/);
  // Once of the learner, and once of the enrollment.
  expect(text.split('\n5A &lt;Blue&gt;\n')).toHaveLength(3);
});
