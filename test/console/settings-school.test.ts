import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { openSqlite } from '../support/databases.ts';
import { press, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

const png = (size: number) => {
  const image = new PNG({ width: size, height: size / 2 });
  image.data.fill(0x60);
  return { name: 'logo.png', mimeType: 'image/png', buffer: PNG.sync.write(image) };
};

it('everything that the record of a school says is changed on its page', async () => {
  const { client, page, testKey, complaints, asked, replies } = await open(openSqlite);
  const before = await client.school.get();
  await signIn(page, testKey, '/settings/school');
  await page.getByLabel('Kind of school').selectOption('Primary');
  await page.getByLabel('EMIS number').fill('700100200');
  await page.getByLabel('Province', { exact: true }).fill('Gauteng');
  await page.getByLabel('First line').fill('1 Example Street');
  await page.getByLabel('City or town').fill('Johannesburg');
  await page.getByLabel('Postal code').fill('2000');
  await page.getByLabel('Country').selectOption('South Africa');
  await page.getByLabel('Language').fill('fr-ZA-ZA');
  await page.getByLabel('Currency').fill('EUR');
  await page.getByText('Euro. The default').waitFor();
  await page.getByLabel('Pay invoices from credit automatically').uncheck();
  await page.getByLabel('Attendance is taken').selectOption('in the morning and the afternoon');
  await page.getByLabel('The morning begins at').fill('07:45');
  await page.getByLabel('Saturday').check();
  await press(page, 'Save');
  await page.getByText('The locale must be a BCP 47 language tag').waitFor();
  await page.getByLabel('Language').fill('fr-FR');
  await page.getByText('French (France)').waitFor();
  await press(page, 'Save');
  await page.getByText('Saved').waitFor();
  const address = {
    line1: '1 Example Street',
    line2: null,
    suburb: null,
    city: 'Johannesburg',
    province: null,
  };
  expect(await client.school.get()).toEqual({
    ...before,
    ...{
      school_type: 'primary',
      emis_number: '700100200',
      province: 'Gauteng',
      locale: 'fr-FR',
      currency: 'EUR',
    },
    ...{ auto_apply_credit: false, attendance_mode: 'am_pm', school_days: [1, 2, 3, 4, 5, 6] },
    session_times: { ...before.session_times, am: '07:45' },
    address: { ...address, postal_code: '2000', country: 'ZA' },
    updated_at: expect.any(String),
  });
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
  for (const label of ['First line', 'City or town', 'Postal code']) await page.getByLabel(label).fill('');
  await page.getByLabel('Country').selectOption('not stated');
  // Somebody who is about to leave is asked.
  replies.push(false);
  await page.getByRole('link', { name: 'Retention', exact: true }).click();
  await expect.poll(() => asked).toEqual(['What you typed on this page is not saved. Leave the page?']);
  await press(page, 'Save');
  await page.getByText('Saved').waitFor();
  expect((await client.school.get()).address).toBeNull();
  complaints.length = 0;
});

it('what is typed while the page is saving is kept, not said to be saved, and saved the next time', async () => {
  const { client, page, testKey, asked, replies } = await open(openSqlite);
  await signIn(page, testKey, '/settings/school');
  await page.getByLabel('EMIS number').fill('700100200');
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  await page.route('**/settings/api/v1/school', async (route) => {
    if (route.request().method() === 'PATCH') await answered;
    return route.continue();
  });
  await press(page, 'Save');
  await page.getByLabel('Province', { exact: true }).fill('Gauteng');
  const save = page.getByRole('button', { name: 'Save' });
  expect(await save.getAttribute('aria-busy')).toBe('true');
  resolve();
  await expect.poll(async () => (await client.school.get()).emis_number).toBe('700100200');
  await expect.poll(() => save.getAttribute('aria-busy')).toBe('false');
  expect(await page.getByText('Saved').count()).toBe(0);
  expect(await page.getByLabel('Province', { exact: true }).inputValue()).toBe('Gauteng');
  replies.push(false);
  await page.getByRole('link', { name: 'Retention', exact: true }).click();
  await expect.poll(() => asked).toEqual(['What you typed on this page is not saved. Leave the page?']);
  await save.click();
  await page.getByText('Saved').waitFor();
  expect((await client.school.get()).province).toBe('Gauteng');
});

it('parts of the address and school days that somebody else has changed meanwhile stay', async () => {
  const { client, page, testKey } = await open(openSqlite);
  await client.school.update({ address: { line1: '1 Example Street', city: 'Johannesburg' } });
  await signIn(page, testKey, '/settings/school');
  await page.getByLabel('Second line').fill('Flat 2');
  await page.getByLabel('Sunday').check();
  await page.getByLabel('Monday').uncheck();
  const address = { line1: '1 Example Street', city: 'Durban', postal_code: '4001' };
  await client.school.update({ address, school_days: [1, 2, 3, 4, 6] });
  await press(page, 'Save');
  await page.getByText('Saved').waitFor();
  const { school_days, address: saved } = await client.school.get();
  expect(saved).toMatchObject({ ...address, line2: 'Flat 2' });
  expect(school_days).toEqual([2, 3, 4, 6, 7]);
  expect(await page.getByLabel('Postal code').inputValue()).toBe('4001');
  expect(await page.getByLabel('Saturday').isChecked()).toBe(true);
});

it('the logo of a school is chosen, shown, refused if it cannot be used, and removed', async () => {
  const { client, page, testKey, complaints } = await open(openSqlite);
  await signIn(page, testKey, '/settings/school');
  await page.getByText('No logo').waitFor();
  const choose = async (name: string, files: { name: string; mimeType: string; buffer: Buffer }) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, name)]);
    await chooser.setFiles(files);
  };
  await choose('Choose an image', png(64));
  const image = page.getByRole('img', { name: 'Logo of the school' });
  await image.waitFor();
  // The policy of the page lets it be drawn.
  await expect.poll(() => page.evaluate("document.querySelector('.logo img').naturalWidth")).toBe(64);
  expect(await client.schoolLogo.get()).toMatchObject({ width: 64, height: 32 });
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
  expect(complaints).toEqual([]);
  await choose('Replace', png(1200));
  await page.getByRole('alert').getByText('must be at most 1000 pixels').waitFor();
  await choose('Replace', { ...png(8), buffer: Buffer.alloc(300 * 1024) });
  await page.getByText('The file has 300 KiB').waitFor();
  await image.waitFor();
  await press(page, 'Remove');
  await press(page, 'Remove logo');
  await page.getByText('No logo').waitFor();
  expect(await client.schoolLogo.get()).toMatchObject({ data: null });
});
