import type { Schemas } from '../../contract/schemas.ts';
import { pointerDown } from '../../contract/versions/index.ts';
import { Page } from '../../store/read.ts';
import type { AnyResource } from '../../store/resource.ts';
import type { Context } from '../../work/operation.ts';
import { learners } from './tables.ts';
import { timelineOf } from './timeline-tables.ts';

type Entry = Schemas['TimelineEntry'];

/** Fields that are derived from columns that are not visible. */
const shownAs: Record<string, string> = { medical_alert_until: 'has_medical_alert' };

export async function timeline(context: Context<'learners.timeline'>): Promise<Page> {
  const { db, schoolId, params, query, records, services, scopes } = context;
  const { id } = await records(learners).get(params.learner_id);
  const { log, kinds } = timelineOf(services.resources, scopes);
  const page = await log.list(db, schoolId, { ...query, learner_id: id });
  return new Page(
    page.records.map((json) => JSON.stringify(withoutValues(JSON.parse(json), kinds, context))),
    page.nextCursor,
  );
}

/** Only the names of the changed fields, and only of those that the caller can see. */
function withoutValues(
  entry: Omit<Entry, 'fields'> & { fields: object },
  kinds: readonly AnyResource[],
  { scopes, version }: Pick<Context<'learners.timeline'>, 'scopes' | 'version'>,
): Entry {
  const {
    columns,
    derived = {},
    sensitive,
  } = kinds.find(({ object }) => object === entry.resource.type) ?? {};
  const isShown = (field: string) =>
    (columns?.has(field) || field in derived) &&
    (!sensitive?.fields.includes(field) || scopes.has(sensitive.scope));
  const changed = entry.action.endsWith('.created') ? [] : Object.keys(entry.fields);
  const fields = changed
    .map((field) => shownAs[field] ?? field)
    .filter(isShown)
    .map((field) => pointerDown(version, `/${field}`).slice(1));
  return { ...entry, fields };
}
