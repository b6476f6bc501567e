import { type RawBuilder, sql } from 'kysely';
import { Log } from '../../db/log.ts';
import type { AnyResource } from '../../db/resource.ts';
import { operations } from '../../generated/operations.ts';
import { numbered, resource } from '../audit-log/tables.ts';
import { learners } from './tables.ts';

const scopesOf = (operation: string): readonly string[] =>
  Object.entries(operations).find(([id]) => id === operation)?.[1].scopes ?? [];
const [shownWith = ''] = scopesOf('learners.timeline');

const ofLearner = ({ references }: AnyResource): string | undefined =>
  references.find(({ targets }) => targets.includes(learners.name))?.field;

/** The timeline of a learner: the audit entries of the learner and of records that refer to the learner. */
export class Timeline {
  /** The kinds of records whose changes it contains. */
  readonly kinds: readonly AnyResource[];
  readonly log: Log;

  constructor(resources: readonly AnyResource[]) {
    // Those that the reader of the timeline is allowed to read.
    const related = resources.filter(
      (kind) => ofLearner(kind) !== undefined && scopesOf(`${kind.name}.get`).includes(shownWith),
    );
    this.kinds = [learners, ...related];
    this.log = new Log('audit_log', 'TimelineEntry', {
      prefix: 'aud',
      order: 'sequence',
      derived: {
        resource,
        fields: (_p, dialect) => (dialect === 'sqlite' ? sql`json(changes)` : sql`changes::json`),
      },
      // Reads are not changes.
      only: (select) => numbered(select).where(sql<boolean>`action like resource_type || '.%'`),
      filters: {
        learner_id: (select, p) => {
          const ids = related.map(
            (kind): RawBuilder<unknown> => sql`select id from ${sql.table(kind.table)}
              where school_id = ${p.school} and ${sql.ref(ofLearner(kind) ?? '')} = ${p.learner_id}`,
          );
          const own = sql`select cast(${p.learner_id} as text)`;
          return select.where(sql<boolean>`resource_id in (${sql.join([own, ...ids], sql` union all `)})`);
        },
      },
    });
  }
}

const timelines = new WeakMap<readonly AnyResource[], Timeline>();

/** The timeline for these kinds of records, created on first use. */
export function timelineOf(resources: readonly AnyResource[]): Timeline {
  const timeline = timelines.get(resources) ?? new Timeline(resources);
  timelines.set(resources, timeline);
  return timeline;
}
