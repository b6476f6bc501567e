import type { Cipher } from '../crypto/cipher.ts';
import { claimMasterKey, keptFingerprint, openCipher, refuseOther } from '../crypto/master-key.ts';
import { type ConnectOptions, connect } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';

/**
 * Opens a database and migrates it to the schema of this version, which encrypts values that earlier versions did
 * not. A master key that is not the one of the database is rejected before anything is written with it.
 */
export async function openDatabase(
  url: string,
  masterKey: Uint8Array | undefined,
  options: ConnectOptions,
): Promise<{ db: Database; cipher: Cipher; applied: string[] }> {
  const db = connect(url, options);
  try {
    const kept = (await db.hasTable('instance')) ? await keptFingerprint(db) : undefined;
    const cipher = openCipher(url, masterKey, kept === undefined);
    refuseOther(kept, cipher);
    const applied = await migrate(db, cipher);
    await claimMasterKey(db, cipher);
    return { db, cipher, applied };
  } catch (error) {
    await db.close();
    throw error;
  }
}
