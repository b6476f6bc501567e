import { type Learner, type LearnerCreate, type Rollbook, RollbookError } from '@rollbook/sdk';
import type { ImportedLearner } from './sds.ts';

export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  failed: { line: number; detail: string }[];
}

export interface ImportOptions {
  /** Name under which the ids of the file are kept in `external_ids`. */
  source: string;
  /** Say what would be done, and do nothing. */
  dryRun: boolean;
  /** Requests at once. */
  concurrency: number;
  onRow: () => void;
}

/** Brings the learners of a file into a school through its API: new ones are created, known ones changed where they differ. */
export async function importLearners(
  client: Rollbook,
  learners: readonly ImportedLearner[],
  options: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, failed: [] };
  const known = await readKnown(client, options.source);
  const queue = [...learners];
  const work = async () => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      try {
        report[await importOne(client, row, known, options)]++;
      } catch (error) {
        // A row that the server refuses does not stop the others; anything else does.
        if (
          !(error instanceof RollbookError) ||
          error.status === undefined ||
          error.status === 401 ||
          error.status === 403
        )
          throw error;
        report.failed.push({ line: row.line, detail: error.message });
      }
      options.onRow();
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, work));
  report.failed.sort((a, b) => a.line - b.line);
  return report;
}

interface Known {
  bySourceId: Map<string, Learner>;
  byAdmissionNumber: Map<string, Learner>;
}

async function readKnown(client: Rollbook, source: string): Promise<Known> {
  const known: Known = { bySourceId: new Map(), byAdmissionNumber: new Map() };
  for await (const learner of client.learners.list({ limit: 100 })) {
    const id = learner.external_ids[source];
    if (id !== undefined) known.bySourceId.set(id, learner);
    if (learner.admission_number !== null) known.byAdmissionNumber.set(learner.admission_number, learner);
  }
  return known;
}

async function importOne(
  client: Rollbook,
  row: ImportedLearner,
  known: Known,
  { source, dryRun }: ImportOptions,
): Promise<'created' | 'updated' | 'unchanged'> {
  const fields = fieldsOf(row, source);
  const former =
    known.bySourceId.get(row.sourceId) ??
    (row.admission_number === null ? undefined : known.byAdmissionNumber.get(row.admission_number));
  if (!former) {
    if (!dryRun) await client.learners.create(fields);
    return 'created';
  }
  const changed = differing(former, fields);
  if (Object.keys(changed).length === 0) return 'unchanged';
  if (!dryRun) await client.learners.update(former.id, changed);
  return 'updated';
}

function fieldsOf({ line: _line, sourceId, school, ...row }: ImportedLearner, source: string): LearnerCreate {
  return {
    ...row,
    name: [row.first_name, row.middle_names, row.last_name].filter(Boolean).join(' '),
    external_ids: { [source]: sourceId },
    ...(school === null ? {} : { metadata: { [`${source}_school`]: school } }),
  };
}

/** The fields that the file has and the record has otherwise. */
function differing(former: Learner, fields: LearnerCreate): Partial<LearnerCreate> {
  const changed: Partial<LearnerCreate> = {};
  for (const [field, value] of Object.entries(fields) as [keyof LearnerCreate, unknown][]) {
    const present = former[field];
    const same =
      typeof value === 'object' && value !== null
        ? Object.entries(value).every(([key, entry]) => (present as Record<string, unknown>)[key] === entry)
        : present === value;
    if (!same) Object.assign(changed, { [field]: value });
  }
  return changed;
}
