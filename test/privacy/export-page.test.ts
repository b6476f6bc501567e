import { expect, it } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { openSqlite } from '../support/databases.ts';
import { expectProblem } from '../support/problems.ts';
import { raw, startServer } from '../support/server.ts';
import { plantedSchool } from './planted-school.ts';

it('the page of a data export is accessible and fits, light and wide, and dark on a telephone', async () => {
  const { server, testKey, learner } = await plantedSchool(openSqlite);
  const browser = await startBrowser();
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 800 },
      // The page itself does not allow the script of axe.
      bypassCSP: true,
      extraHTTPHeaders: { Authorization: `Bearer ${testKey}`, Accept: 'text/html' },
    });
    const page = await context.newPage();
    await page.goto(`${server.url}/v1/learners/${learner}/export`);
    const { violations } = await runAxe(page);
    const found = elementsOf(violations);
    const excess = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
    expect([found, excess], `${colorScheme} ${width}`).toEqual([[], 0]);
    // What is not about a person is called by its name.
    expect(await page.getByText(/^(asm|ayr|cls|sub|trm)_/).count()).toBe(0);
    // Contents lead to their sections.
    await page.getByRole('link', { name: 'Medical notes' }).click();
    expect(new URL(page.url()).hash).toBe('#medical-notes');
    expect(await page.getByRole('heading', { name: 'Medical notes' }).isVisible()).toBe(true);
    await context.close();
  }
});

it.each([
  [
    'af-ZA',
    'Data wat oor ’n leerder gestoor is',
    '3 April 2015',
    'Geboortedatum',
    'Vroulik',
    'ZAR 1\u00a0234,50',
  ],
  [
    'de-DE',
    'Gespeicherte Daten über eine Schülerin oder einen Schüler',
    '3. April 2015',
    'Geburtsdatum',
    'Weiblich',
    'ZAR 1.234,50',
  ],
  ['en-GB', 'Data stored about a learner', '3 April 2015', 'Date of birth', 'Female', 'ZAR 1,234.50'],
  [
    'fr-FR',
    'Données enregistrées sur un élève',
    '3 avril 2015',
    'Date de naissance',
    'Féminin',
    'ZAR 1\u202f234,50',
  ],
  [
    'pt-PT',
    'Dados guardados sobre um aluno',
    '3 de abril de 2015',
    'Data de nascimento',
    'Feminino',
    'ZAR 1234,50',
  ],
  // The texts are in English, the separators those of the region.
  ['zu-ZA', 'Data stored about a learner', '3 April 2015', 'Date of birth', 'Female', 'ZAR 1\u00a0234,50'],
])('the page of a data export is in the language of the school (%s)', async (locale, ...parts) => {
  const { client, server, testKey } = await startServer(openSqlite);
  await client.school.update({ locale });
  const { id } = await client.learners.create({
    ...{ name: 'Thandi Example', date_of_birth: '2015-04-03', gender: 'female' },
  });
  const invoice = { learner_id: id, lines: [{ description: 'Books', unit_amount: 123_450 }] };
  await client.invoices.create({ ...invoice, due_date: '2030-01-01' });
  const headers = { Accept: 'text/html' };
  const { body } = await raw(server.url, testKey, 'GET', `/v1/learners/${id}/export`, { headers });
  const text = String(body).replaceAll(/<[^>]+>/g, '\n');
  for (const part of parts) expect(text, part).toContain(part);
  expect(String(body)).toContain(`<html lang="${locale.startsWith('zu') ? 'en-ZA' : locale}">`);
});

it('the page of a data export that takes too long to make is refused, and the JSON is not', async () => {
  const { client, server, testKey } = await startServer(openSqlite, { documents: { timeoutMs: 1 } });
  const { id } = await client.learners.create({ name: 'Thandi Example' });
  const get = (Accept: string) =>
    raw(server.url, testKey, 'GET', `/v1/learners/${id}/export`, { headers: { Accept } });
  const refused = await get('text/html');
  expectProblem(refused, 'document_too_large');
  expect(refused.body.detail).toContain('it takes more than 0.001 seconds');
  expect((await get('application/json')).status).toBe(200);
});
