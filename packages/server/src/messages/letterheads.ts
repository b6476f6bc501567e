import { sql } from 'kysely';
import { addressLine } from '../lib/text.ts';
import type { Database } from '../sql/database.ts';
import { idRows, type Rows, rowsOf, statement } from '../sql/query.ts';
import type { SenderOfCopy } from './channels.ts';

interface Row {
  id: string;
  address: string | null;
  email_reply_to: string | null;
  locale: string;
  media_type: 'image/png' | 'image/jpeg' | null;
  data: string | null;
  width: number | null;
  height: number | null;
}

const letterheads = statement<{ rows: Rows }, Row>(
  (p, dialect) => sql`
    select s.id, s.address, s.email_reply_to, s.locale, l.media_type, l.data, l.width, l.height
    from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join schools as s on s.school_id = r.id and s.id = r.id
    left join school_logos as l on l.school_id = s.id and l.sha256 = s.logo_sha256`,
);

/** What the emails of schools show of them, by the ids of the schools. */
export async function lettersOf(db: Database, ids: Iterable<string>): Promise<Map<string, SenderOfCopy>> {
  const found = await db.all(letterheads, { rows: idRows(new Set(ids)) });
  return new Map(
    found.map(({ id, address, email_reply_to: replyTo, locale, media_type, data, width, height }) => {
      const logo =
        media_type && data && width && height ? { mediaType: media_type, data, width, height } : null;
      const line = address === null ? null : addressLine(JSON.parse(address));
      return [id, { address: line, replyTo, locale, logo }];
    }),
  );
}

/** A school that was deleted in the meantime has none. */
export const noLetterhead: SenderOfCopy = { address: null, replyTo: null, locale: 'en', logo: null };
