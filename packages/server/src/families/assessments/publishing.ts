import type { Schemas } from '../../contract/schemas.ts';
import { idsParameter } from '../../sql/query.ts';
import type { Handler } from '../../work/operation.ts';
import { classes, terms } from '../classes/tables.ts';
import { learners } from '../learners/tables.ts';
import { LiveReferences } from '../live-references.ts';
import { reportsOf, versionsOf } from './report-queries.ts';
import { termReports } from './report-tables.ts';
import { learnersIn } from './result-queries.ts';

type Published = Schemas['TermReportsPublished']['data'][number];

/** Publishes a draft, and supersedes the published version before it in the same transaction. */
export const publish: Handler<'term-reports.publish'> = async (context) => {
  const { params, records, now, db, schoolId: school } = context;
  const draft = await records(termReports).current(params.term_report_id);
  records(termReports).allow(draft, 'publish');
  const { learner_id, term_id: term } = draft.plain;
  const versions = await db.all(versionsOf, { school, term, rows: idsParameter([learner_id]) });
  const previous = versions.find(({ status }) => status === 'published');
  if (previous) await records(termReports).act(previous.id, 'supersede');
  return records(termReports).act(draft.id, 'publish', { published_at: now });
};

/** Does the same for all drafts of a class, with a number of statements that does not depend on how many there are. */
export const publishAll: Handler<'term-reports.publish-all'> = async (context) => {
  const { body, records, now, db, schoolId: school } = context;
  const references = new LiveReferences(context);
  await references.find(terms, 'term_id', body.term_id);
  references.found(await references.find(classes, 'class_id', body.class_id));
  const { term_id: term, class_id: cls } = body;
  const [members, drafted] = [
    await db.all(learnersIn, { school, term, class: cls }),
    await db.all(reportsOf, { school, term, class: cls }),
  ];
  const ids = [
    ...new Set([...members.map(({ id }) => id), ...drafted.map(({ learner_id }) => learner_id)]),
  ].sort();
  await records(learners).currentAll(ids);
  const versions = await db.all(versionsOf, { school, term, rows: idsParameter(ids) });
  const last = new Map(versions.map((version) => [version.learner_id, version]));
  const drafts = versions.filter(({ status, learner_id }) => status === 'draft' && ids.includes(learner_id));
  const replaced = versions.filter(
    ({ status, learner_id }) => status === 'published' && last.get(learner_id)?.status === 'draft',
  );
  const found = await records(termReports).currentAll([...drafts, ...replaced].map(({ id }) => id));
  const currentOf = ({ id }: { id: string }) => found.get(id) ?? [];
  // First, because a learner has at most one published report for a term.
  await records(termReports).saveAll(
    replaced
      .flatMap(currentOf)
      .map((current) => ({ current, fields: { status: 'superseded' }, action: 'superseded' })),
  );
  await records(termReports).saveAll(
    drafts.flatMap(currentOf).map((current) => ({
      current,
      fields: { status: 'published', published_at: now },
      action: 'published',
    })),
  );
  const data = ids.map((learner_id): Published => {
    const known = last.get(learner_id);
    const none = { learner_id, term_report_id: known?.id ?? null, code: null, detail: null };
    if (known?.status === 'draft') return { ...none, result: 'published' };
    if (known?.status === 'published') return { ...none, result: 'unchanged' };
    const detail = known
      ? 'The report of the learner was withdrawn. Generate the next version.'
      : 'The learner has no report for the term. Generate it first.';
    return { ...none, result: 'failed', code: 'not_found', detail };
  });
  const count = (result: Published['result']) => data.filter((one) => one.result === result).length;
  return { published: count('published'), unchanged: count('unchanged'), failed: count('failed'), data };
};
