import { type RawBuilder, sql } from 'kysely';
import { operations } from '../../generated/operations.ts';
import { seesConfidential } from '../../store/confidential.ts';
import { Log } from '../../store/log.ts';
import type { Scopes } from '../../store/read.ts';
import type { AnyResource } from '../../store/resource.ts';
import { resource } from '../audit-log/entries.ts';
import { learners } from './tables.ts';

interface Operation {
  readonly scopes: readonly string[];
  readonly audited: boolean;
}
const getOf = ({ name }: AnyResource): Operation | undefined =>
  Object.entries(operations).find(([id]) => id === `${name}.get`)?.[1];

const ofLearner = ({ references }: AnyResource): string | undefined =>
  references.find(({ targets, isList }) => !isList && targets.length === 1 && targets[0] === learners.name)
    ?.field;

const isConfidential = (kind: AnyResource): boolean => kind.columns.has('confidential');

/** The kinds of records about one learner that a caller can read, and whose reads are not recorded. */
function readable(resources: readonly AnyResource[], scopes: Scopes): AnyResource[] {
  const confidential = new Set(resources.filter(isConfidential).map(({ name }) => name));
  const mayBeConfidential = (kind: AnyResource) =>
    confidential.has(kind.name) ||
    kind.references.some(({ targets }) => targets.some((name) => confidential.has(name)));
  return resources.filter((kind) => {
    const get = getOf(kind);
    if (!get || get.audited || ofLearner(kind) === undefined) return false;
    if (mayBeConfidential(kind) && !seesConfidential({ scopes })) return false;
    return get.scopes.every((scope) => scopes.has(scope));
  });
}

/** The timeline of a learner: the audit entries of the learner and of records that refer to the learner. */
class Timeline {
  /** The kinds of records whose changes it contains. */
  readonly kinds: readonly AnyResource[];
  readonly log: Log;

  constructor(related: readonly AnyResource[], isConfidentialShown: boolean) {
    this.kinds = [learners, ...related];
    this.log = new Log('audit_log', 'TimelineEntry', {
      prefix: 'aud',
      order: 'sequence',
      derived: {
        resource,
        fields: (_p, dialect) => (dialect === 'sqlite' ? sql`json(changes)` : sql`changes::json`),
      },
      // Reads are not changes.
      only: (select) => select.where(sql<boolean>`action like resource_type || '.%'`),
      filters: {
        learner_id: (select, p) => {
          const ids = related.map(
            (kind): RawBuilder<unknown> => sql`select id from ${sql.table(kind.table)}
              where school_id = ${p.school} and ${sql.ref(ofLearner(kind) ?? '')} = ${p.learner_id}
                and ${kind.confidential && !isConfidentialShown ? sql`not (${kind.confidential})` : sql`true`}`,
          );
          const own = sql`select cast(${p.learner_id} as text)`;
          return select.where(sql<boolean>`resource_id in (${sql.join([own, ...ids], sql` union all `)})`);
        },
      },
    });
  }
}

const timelines = new WeakMap<readonly AnyResource[], Map<string, Timeline>>();

/** The timeline of the kinds of records that a caller can read, created on first use. */
export function timelineOf(resources: readonly AnyResource[], scopes: Scopes): Timeline {
  const bySet = timelines.get(resources) ?? new Map<string, Timeline>();
  timelines.set(resources, bySet);
  const related = readable(resources, scopes);
  const isConfidentialShown = seesConfidential({ scopes });
  const key = [isConfidentialShown, ...related.map(({ name }) => name)].join();
  const timeline = bySet.get(key) ?? new Timeline(related, isConfidentialShown);
  bySet.set(key, timeline);
  return timeline;
}
