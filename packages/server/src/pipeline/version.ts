import { Problem } from '../contract/errors.ts';
import { knownVersions } from '../contract/versions/index.ts';

/** The version of a request: the one in its header, otherwise the one pinned to the key. */
export function requestVersion(header: string | undefined, pinned: string): string {
  if (header === undefined) return pinned;
  return checkVersion(header, 'Service-Version');
}

/** Rejects an unknown version. */
export function checkVersion(version: string, name: string): string {
  if (knownVersions.includes(version)) return version;
  throw new Problem('unsupported_version', `\`${name}\` must be one of ${knownVersions.join(', ')}.`);
}
