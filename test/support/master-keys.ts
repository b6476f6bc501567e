import { KeyRing, MasterKey, MasterKeys } from '../../packages/server/src/crypto/master-keys.ts';

/** The keys of a database of an earlier version, which derived others from its master key. */
export function masterKeysOf(bytes: Uint8Array): MasterKeys {
  const key = new MasterKey(bytes);
  return new MasterKeys(new KeyRing(key), key.derivationKey);
}
