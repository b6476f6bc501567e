import { randomBytes } from 'node:crypto';
import { KeyRing, MasterKey, MasterKeys } from '../../packages/server/src/crypto/master-keys.ts';

/** The keys of a new database. */
export const masterKeysOf = (bytes: Uint8Array): MasterKeys =>
  new MasterKeys(new KeyRing(new MasterKey(bytes)), randomBytes(32));
