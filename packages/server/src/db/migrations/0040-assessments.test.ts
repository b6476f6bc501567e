import { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../../../../../test/support/databases.ts';
import { masterKeysOf } from '../../../../../test/support/master-keys.ts';
import { createServer } from '../../index.ts';
import { migrate } from '../migrate.ts';
import { apiKey, fillSchool, formerDatabase } from './test-former.ts';

onEachDatabase('a school that existed before there were grading scales', (open, dialect) => {
  it('has the same default scale as a new school', async () => {
    const { testDatabase, database } = await formerDatabase(open, dialect, '0040');
    await database.migrating(fillSchool);
    const { url, masterKey } = testDatabase;
    await migrate(database, masterKeysOf(masterKey));
    await database.close();
    await using server = await createServer({ database: url, masterKey });
    const { testKey } = await server.createSchool({ name: 'New Example School' });
    const scalesOf = async (key: string) => {
      const client = new Rollbook({ apiKey: key, baseUrl: server.url, maxRetries: 0 });
      return (await client.gradingScales.list()).data;
    };
    const [scale, ...others] = await scalesOf(apiKey);
    const [expected] = await scalesOf(testKey);
    expect(others).toEqual([]);
    expect(scale).toMatchObject({ name: 'CAPS-7', default: true });
    expect(scale?.levels).toEqual(expected?.levels);
    expect(scale?.levels).toHaveLength(7);
  });
});
