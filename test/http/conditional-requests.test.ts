import { request as send } from 'node:http';
import { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { listen, raw, sharedServer } from '../support/server.ts';

/** A reverse proxy that changes ETags, as those do that compress responses. */
const changing = (target: string, change: (etag: string) => string) =>
  listen((request, response) => {
    const { method, headers } = request;
    const forwarded = send(target + request.url, { method, headers }, (answer) => {
      const { etag, ...others } = answer.headers;
      const tag = etag === undefined ? {} : { etag: change(etag) };
      answer.pipe(response.writeHead(answer.statusCode ?? 500, { ...others, ...tag }));
    });
    request.pipe(forwarded);
  });

const proxies: [string, (etag: string) => string][] = [
  ['makes ETags weak', (etag) => `W/${etag}`],
  ['appends the encoding', (etag) => etag.replace(/"$/, '-gzip"')],
  ['does both', (etag) => `W/${etag.replace(/"$/, '-br"')}`],
];

onBothDatabases('conditional requests', (open) => {
  const newSchool = sharedServer(open);

  it.each(proxies)('work behind a proxy that %s', async (_, change) => {
    const { server, testKey } = await newSchool();
    const baseUrl = await changing(server.url, change);
    const client = new Rollbook({ apiKey: testKey, baseUrl, maxRetries: 0 });
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    const { etag } = await client.learners.get(id).withResponse();
    expect(etag).toMatch(/^W\/|-gzip"$/);
    expect(await client.learners.get(id, { ifNoneMatch: etag })).toBeNull();
    const changed = await client.learners.update(id, { class: '6B' }, { ifMatch: etag }).withResponse();
    expect(changed.data.class).toBe('6B');
    await expect(client.learners.update(id, { class: '7B' }, { ifMatch: etag })).rejects.toMatchObject({
      status: 412,
    });
    expect(await client.learners.get(id, { ifNoneMatch: etag })).toMatchObject({ class: '6B' });
    await client.learners.archive(id, { ifMatch: changed.etag });
  });

  it('read weak tags in lists, and take nothing else for a version', async () => {
    const { client, server, testKey } = await newSchool();
    const { data, etag = '' } = await client.learners.create({ name: 'Thandi Example' }).withResponse();
    const patched = (tags: string) =>
      raw(server.url, testKey, 'PATCH', `/v1/learners/${data.id}`, {
        body: {},
        headers: { 'If-Match': tags },
      });
    const patch = async (tags: string) => (await patched(tags)).status;
    for (const tags of [`W/"99", W/${etag}`, `"x",W/${etag}`, '*', etag]) expect(await patch(tags)).toBe(200);
    for (const tags of ['W/"99"', `w/${etag}`, `W/W/${etag}`, `W/ ${etag}`, 'W/"1', 'W/1', 'W/"x"'])
      expect(await patch(tags), tags).toBe(412);
    expect((await patched('"99"')).body.detail).toMatch(/has changed since you read it/);
    for (const tags of ['1', 'W/"1', etag.slice(1, -1)])
      expect((await patched(tags)).body.detail, tags).toMatch(/is not an `ETag`.*with its quotes/);
  });
});
