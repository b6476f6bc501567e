import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { newFolder, rollbook } from '../support/command.ts';
import { onBothDatabases } from '../support/databases.ts';
import { press, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

onBothDatabases('the page of the audit log', (database) => {
  it('saves a range as a table and as a file that can be verified, and shows that it did', async () => {
    const { client, page, testKey, complaints } = await open(database);
    await client.learners.create({ name: '=cmd Example' });
    await signIn(page, testKey, '/settings/audit-log');
    await press(page, 'Export');
    expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
    const form = page.getByRole('form', { name: 'Export the audit log' });
    expect(await form.getByLabel('From').inputValue()).not.toBe('');
    await form.getByLabel('From').fill('');
    const table = await saved(page, () => form.getByRole('button', { name: 'Export' }).click());
    expect(table.name).toMatch(/^audit-log-.*\.csv$/);
    const total = (await client.auditLog.list().toArray({ limit: 100 })).length;
    // A spreadsheet on Windows reads UTF-8 because of the mark.
    expect(table.text).toMatch(/^\uFEFF"sequence";/);
    expect(table.text.split('\r\n')).toHaveLength(total);
    expect(table.text).toContain('"learner.created"');
    await form.getByText(`${total - 1} entries were saved`).waitFor();
    await form
      .getByLabel('Format')
      .selectOption({ label: 'With everything that is needed to verify it (NDJSON)' });
    const file = await saved(page, () => form.getByRole('button', { name: 'Export' }).click());
    expect(file.name).toMatch(/\.ndjson$/);
    const cwd = await newFolder();
    await writeFile(join(cwd, 'log.ndjson'), file.text);
    const verified = await rollbook(['audit', 'verify', '--file', 'log.ndjson'], { cwd });
    expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining(`valid: ${total} entries`) });
    await page.keyboard.press('Escape');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Export');
    await page.reload();
    await page.getByText('exported audit log').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

/** What the page saves when something is done. */
async function saved(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
