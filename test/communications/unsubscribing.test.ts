import { expect, it } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { onBothDatabases, openSqlite } from '../support/databases.ts';
import { startSchool, testAdapter } from './school.ts';

/** A guardian of two learners, and the links in an announcement and in a message. */
async function startLinks(open: Parameters<typeof startSchool>[0]) {
  const { copies, adapter } = testAdapter();
  const school = await startSchool(open, { channels: { email: adapter } });
  const { client, guardian, learner, drain, server } = school;
  const learners = [await learner(), await learner('Sipho Example')];
  const id = await guardian(learners);
  const audience = { everyone: true };
  const made = await client.announcements.create({
    ...{ title: 'Bazaar', body: 'On Saturday.', channels: ['email'], audience },
  });
  await client.announcements.publish(made.id);
  await client.messages.create({
    ...{ channel: 'email', to: { guardian_ids: [id] }, subject: 'Hello', body: 'Hello' },
  });
  await drain();
  const urls = copies.map(({ unsubscribeUrl }) => unsubscribeUrl ?? '');
  const links = {
    announcements: urls.find((url) => url.includes('.announcements.')) ?? '',
    emails: urls.find((url) => url.includes('.email.')) ?? '',
  };
  const receives = async () =>
    Promise.all(
      learners.map(async (one) => (await client.learnerGuardians.list(one)).data[0]?.receives.announcements),
    );
  const read = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, { headers: { Accept: 'text/html' }, ...init });
    const html = await response.text();
    const [, title = ''] = /<h1>(.*?)<\/h1>/s.exec(html) ?? [];
    const [, undo] = /<form method="post" action="(\?token=[^"]*)"/.exec(html) ?? [];
    const undoUrl = undo && `${server.url}/unsubscribe${undo}`;
    return { response, html, title: title.replaceAll(/<[^>]*>/g, ''), undoUrl };
  };
  const post = (url = '') => read(url, { method: 'POST' });
  return { ...school, id, learners, links, receives, read, post };
}

onBothDatabases('the page to unsubscribe', (open) => {
  it('says from what, of which school and for whom, and what it was unsubscribed from can be undone', async () => {
    const { links, receives, read, post, client } = await startLinks(open);
    const asked = await read(links.announcements);
    expect(asked.title).toBe('Do you no longer want to receive announcements from Example School?');
    expect(asked.html).toContain('Recipient: <bdi>Nomsa Example</bdi>');
    expect(await receives()).toEqual([true, true]);
    const done = await post(links.announcements);
    expect(done.title).toBe('You will no longer receive announcements from Example School.');
    expect(await receives()).toEqual([false, false]);
    expect((await read(links.announcements)).title).toBe(
      'You do not receive announcements from Example School.',
    );
    const undone = await post(done.undoUrl);
    expect(undone.title).toBe('You will receive announcements from Example School again.');
    expect(await receives()).toEqual([true, true]);
    // Once more changes nothing, and neither does reading it.
    for (const again of [await post(done.undoUrl), await read(done.undoUrl ?? '')])
      expect(again.title).toBe(undone.title);
    const entries = (await client.auditLog.list({ limit: 4 })).data;
    expect(entries.map(({ actor }) => actor.name)).toEqual(Array(4).fill('Unsubscribe link'));
  });

  it('undoes the end of all emails too', async () => {
    const { links, post, client, id } = await startLinks(open);
    const email = async () => (await client.guardians.get(id)).channels.email;
    const done = await post(links.emails);
    expect([done.title, await email()]).toEqual([
      'You will no longer receive emails from Example School.',
      false,
    ]);
    expect([(await post(done.undoUrl)).title, await email()]).toEqual([
      'You will receive emails from Example School again.',
      true,
    ]);
  });

  it('does not undo what the school has changed in the meantime, and not what was so before', async () => {
    const { links, receives, post, client, clock, learners } = await startLinks(open);
    const [first = '', second = ''] = learners;
    const linkOf = async (learner: string) => (await client.learnerGuardians.list(learner)).data[0]?.id ?? '';
    await client.learnerGuardians.update(second, await linkOf(second), {
      receives: { announcements: false },
    });
    clock.advance(1000);
    const done = await post(links.announcements);
    expect((await post(done.undoUrl)).title).toBe(
      'You will receive announcements from Example School again.',
    );
    expect(await receives()).toEqual([true, false]);
    const again = await post(links.announcements);
    // A court has ended the access of the guardian.
    await client.learnerGuardians.update(first, await linkOf(first), { access: 'none' });
    expect((await post(again.undoUrl)).title).toBe('You do not receive announcements from Example School.');
    expect(await receives()).toEqual([false, false]);
    // There is nothing to undo where nothing was changed.
    expect((await post(links.announcements)).undoUrl).toBeUndefined();
  });

  it('holds for records that are archived: what the person said last is so when they are restored', async () => {
    const { links, receives, read, post, client, clock, id, learners } = await startLinks(open);
    const twin = await client.guardians.create({
      name: 'Nomsa E.',
      email: (await client.guardians.get(id)).email,
    });
    await client.guardians.archive(twin.id);
    const agreed = async () =>
      Promise.all([id, twin.id].map(async (one) => (await client.guardians.get(one)).channels.email));
    const leave = async () => {
      for (const learner of learners)
        for (const link of (await client.learnerGuardians.list(learner)).data)
          await client.learnerGuardians.archive(learner, link.id);
      await client.guardians.archive(id);
      clock.advance(1000);
    };
    const returns = async () => {
      await client.guardians.restore(id);
      for (const learner of learners)
        await client.learnerGuardians.create(learner, { guardian_id: id, relationship: 'mother' });
      clock.advance(1000);
    };
    await leave();
    expect((await read(links.announcements)).title).toMatch(/^Do you no longer want/);
    const left = await post(links.announcements);
    expect(left.title).toBe('You will no longer receive announcements from Example School.');
    const all = await post(links.emails);
    await returns();
    expect([await agreed(), await receives()]).toEqual([
      [false, false],
      [false, false],
    ]);
    // Agrees again after the school has restored the record, which says nothing about emails.
    expect((await post(all.undoUrl)).title).toBe('You will receive emails from Example School again.');
    await leave();
    // An archived guardian receives nothing, and the page does not say otherwise.
    expect((await post(left.undoUrl)).title).toBe('You do not receive announcements from Example School.');
    expect((await post(all.undoUrl)).title).toBe('You do not receive emails from Example School.');
    await returns();
    expect([await agreed(), await receives()]).toEqual([
      [true, true],
      [true, true],
    ]);
    // What the school has decided since stays.
    const last = await post(links.emails);
    clock.advance(1000);
    await client.guardians.update(id, { channels: { email: true } });
    await client.guardians.update(id, { channels: { email: false } });
    await leave();
    await post(last.undoUrl);
    expect(await agreed()).toEqual([false, true]);
  });

  it('holds for a learner who comes to the school later, unless the school says otherwise', async () => {
    const { links, post, client, id, learner } = await startLinks(open);
    await post(links.announcements);
    const link = { guardian_id: id, relationship: 'mother' } as const;
    const kinds = { reports: true, attendance: true, fees: true, discipline: true, announcements: false };
    const created = await client.learnerGuardians.create(await learner('Lebo Example'), link);
    expect(created.receives).toEqual(kinds);
    const more = { receives: { announcements: true, fees: false } };
    const other = await client.learnerGuardians.create(await learner('Jan Example'), { ...link, ...more });
    expect(other.receives).toEqual({ ...kinds, ...more.receives });
    const last = await client.learnerGuardians.create(await learner('Anna Example'), link);
    expect(last.receives).toEqual({ ...kinds, announcements: true });
  });

  it('holds for a record that was merged, should the merge be undone', async () => {
    const { links, receives, post, client, id } = await startLinks(open);
    const kept = await client.guardians.create({ name: 'Nomsa Example', email: 'other@example.com' });
    await client.guardians.merge(kept.id, { guardian_id: id });
    await post(links.announcements);
    await post(links.emails);
    await client.guardians.unmerge(kept.id, { guardian_id: id });
    expect(await receives()).toEqual([false, false]);
    for (const one of [id, kept.id]) expect((await client.guardians.get(one)).channels.email).toBe(false);
  });

  it('does nothing for who has a link that was sent to another address, which was corrected since', async () => {
    const { links, receives, read, post, client, id } = await startLinks(open);
    const done = await post(links.emails);
    await post(done.undoUrl);
    await client.guardians.update(id, { email: 'NOMSA@example.org' });
    expect((await read(links.announcements)).response.status).toBe(200);
    await client.guardians.update(id, { email: 'right@example.org' });
    for (const url of [links.announcements, links.emails, done.undoUrl]) {
      const page = await post(url);
      expect([page.response.status, page.title]).toEqual([404, 'This link is not valid.']);
    }
    expect(await receives()).toEqual([true, true]);
    expect((await client.guardians.get(id)).channels.email).toBe(true);
  });

  it('is in the language that the guardian has chosen, or in that of the school', async () => {
    const { links, read, client, id } = await startLinks(open);
    await client.school.update({ locale: 'af-ZA' });
    expect((await read(links.announcements)).title).toBe(
      'Wil u nie meer aankondigings van Example School ontvang nie?',
    );
    await client.guardians.update(id, { preferred_language: 'fr' });
    const french = await read(links.announcements);
    expect(french.title).toBe('Ne plus recevoir les annonces de Example School ?');
    expect(french.html).toContain('<html lang="fr">');
    // A language without texts.
    await client.guardians.update(id, { preferred_language: 'zu' });
    expect((await read(links.announcements)).html).toContain('<html lang="af-ZA">');
    await client.school.update({ locale: 'ar', name: 'مدرسة (1)' });
    const english = await read(links.announcements);
    expect(english.html).toContain('<html lang="en">');
    expect(english.html).toContain('from <bdi>مدرسة (1)</bdi>?');
  });

  it('tells a person whose link is wrong so, in a language of the browser', async () => {
    const { links, read, server } = await startLinks(open);
    for (const url of [
      links.announcements.replace('.announcements.', '.fees.'),
      `${server.url}/unsubscribe`,
    ]) {
      const wrong = await read(url, {
        headers: { Accept: 'text/html', 'Accept-Language': 'de-AT,de;q=0.9' },
      });
      expect([wrong.response.status, wrong.title]).toEqual([404, 'Dieser Link ist nicht gültig.']);
      expect(wrong.response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });
});

it('the page to unsubscribe is accessible and fits, in each state, light and wide, and dark on a telephone', async () => {
  const { links, client, server } = await startLinks(openSqlite);
  await client.school.update({ name: 'Laerskool Voorbeeld-aan-die-Waterkant (Primêr)' });
  const browser = await startBrowser();
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 375],
  ] as const) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 800 },
      bypassCSP: true,
    });
    const page = await context.newPage();
    const check = async (state: string) => {
      const { violations } = await runAxe(page);
      const excess = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
      expect([elementsOf(violations), excess], `${state} ${colorScheme} ${width}`).toEqual([[], 0]);
    };
    await page.goto(links.announcements);
    await check('asked');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: /no longer receive announcements/ }).waitFor();
    await check('done');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: /again/ }).waitFor();
    await check('undone');
    await page.goto(`${server.url}/unsubscribe?token=x`);
    await check('wrong');
    await context.close();
  }
});
