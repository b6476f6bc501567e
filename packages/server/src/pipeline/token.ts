import type { Database } from '../db/database.ts';
import { query } from '../db/query.ts';
import { invitationNotUsable } from '../errors.ts';
import { operations } from '../generated/operations.ts';
import type { Caller } from './authenticate.ts';
import type { Credentials } from './credentials.ts';
import type { ApiRequest } from './request.ts';

type TokenKind = NonNullable<(typeof operations)[keyof typeof operations]['token']>;

interface InvitedRow {
  school_id: string;
  staff_id: string;
  name: string;
  mode: string;
  time_zone: string;
}

const invitedByHash = query<{ hash: string }, InvitedRow>((db, p) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('staff as m', (join) =>
      join.onRef('m.school_id', '=', 'i.school_id').onRef('m.id', '=', 'i.staff_id'),
    )
    .innerJoin('schools as s', (join) =>
      join.onRef('s.school_id', '=', 'i.school_id').onRef('s.id', '=', 'i.school_id'),
    )
    .select(['i.school_id', 'i.staff_id', 'm.name', 's.mode', 's.time_zone'])
    .where('i.token_hash', '=', p.hash)
    .$castTo<InvitedRow>(),
);

const holders: Record<TokenKind, (db: Database, hash: string) => Promise<Caller>> = {
  // Whether the invitation can still be used is for its operation to say: a repeated request gets its stored answer.
  async invitation(db, hash) {
    const row = await db.urgent(hash).first(invitedByHash, { hash });
    if (!row) throw invitationNotUsable();
    return {
      actor: { type: 'staff', id: row.staff_id, name: row.name, scopes: new Set() },
      schoolId: row.school_id,
      mode: row.mode === 'live' ? 'live' : 'test',
      timeZone: row.time_zone,
    };
  },
};

/** Whom the token names that the body of an operation without a key carries. */
export function tokenHolder(
  db: Database,
  credentials: Credentials,
  { operation, ip }: Pick<ApiRequest, 'operation' | 'ip'>,
  { token }: Record<string, unknown>,
): Promise<Caller> {
  const kind = operations[operation].token;
  if (kind === null || typeof token !== 'string')
    throw new TypeError(`${operation} names nobody by a token in its body`);
  return credentials.lookUp(token, ip, (hash) => holders[kind](db, hash));
}
