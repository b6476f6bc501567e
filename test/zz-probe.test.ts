import { expect, it } from 'vitest';
import { onEachDatabase } from './support/databases.ts';
import { startServer } from './support/server.ts';

onEachDatabase('probe', (open) => {
  it('works', async () => {
    const { client } = await startServer(open);
    const l = await client.learners.create({ name: 'A' });
    expect(l.id).toMatch(/^lrn_/);
    console.log(l);
  });
});
