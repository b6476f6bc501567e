import type { Learner, Rollbook } from '@rollbook/sdk';
import type { ExportReport } from './export-report.ts';
import type { Agent } from './model.ts';
import type { ExportOptions } from './options.ts';
import type { Calendar } from './read-calendar.ts';
import type { RosterFiles } from './roster-files.ts';
import type { SourcedIds } from './sourced-ids.ts';
import { type Guardianship, guardianRole, Users } from './users.ts';

/** The ids under which people are written, by those of their records. */
export interface WrittenPeople {
  learners: ReadonlyMap<string, string>;
  staff: ReadonlyMap<string, string>;
}

const parallel = 8;

/** Writes people page by page. What is kept of them are ids. */
export class PeopleWriter {
  readonly #client: Rollbook;
  readonly #files: RosterFiles;
  readonly #ids: SourcedIds;
  readonly #report: ExportReport;
  readonly #options: ExportOptions;
  readonly #users: Users;
  readonly #taken = new Set<string>();
  readonly #learners = new Map<string, string>();
  readonly #staff = new Map<string, string>();
  /** The ids of guardians, those whose line is that of a staff member, and those who are linked to a learner. */
  readonly #guardians = new Map<string, string>();
  readonly #same = new Set<string>();
  readonly #linked = new Map<string, Guardianship>();

  constructor(
    client: Rollbook,
    files: RosterFiles,
    ids: SourcedIds,
    report: ExportReport,
    options: ExportOptions,
  ) {
    this.#client = client;
    this.#files = files;
    this.#ids = ids;
    this.#report = report;
    this.#options = options;
    this.#users = new Users(report, options);
  }

  async write(calendar: Calendar): Promise<WrittenPeople> {
    await this.#writeStaff();
    if (this.#options.guardians) await this.#findGuardians();
    await this.#writeLearners(calendar);
    if (this.#options.guardians) await this.#writeGuardians();
    return { learners: this.#learners, staff: this.#staff };
  }

  get #call() {
    return { signal: this.#options.signal };
  }

  async #writeStaff(): Promise<void> {
    for await (const staff of this.#client.staff.list({ limit: 100 }, this.#call)) {
      if (staff.status === 'left') {
        this.#report.leaveOut('staff', 'has left the school', staff.id);
        continue;
      }
      const id = this.#take(staff);
      this.#staff.set(staff.id, id);
      await this.#files.add('user', this.#users.ofStaff(staff, id));
    }
  }

  async #writeLearners({ grades }: Calendar): Promise<void> {
    for await (const page of this.#client.learners.list({ limit: 100 }, this.#call).iterPages()) {
      const own = page.data.filter((learner) => this.#isWritten(learner));
      for (const learner of own) this.#learners.set(learner.id, this.#take(learner));
      const agents = this.#options.guardians
        ? await inParallel(own, (learner) => this.#agentsOf(learner))
        : [];
      for (const [index, learner] of own.entries()) {
        const id = this.#learners.get(learner.id) ?? learner.id;
        const grade = learner.grade_level_id === null ? null : (grades.get(learner.grade_level_id) ?? null);
        await this.#files.add('user', this.#users.ofLearner(learner, id, grade, agents[index] ?? []));
      }
    }
  }

  /** Archived learners are not listed, and so neither are those who were erased. */
  #isWritten(learner: Learner): boolean {
    const reason =
      learner.status === 'left'
        ? 'has left the school'
        : learner.status === 'prospective'
          ? 'is prospective, and not at the school yet'
          : null;
    if (reason !== null) this.#report.leaveOut('learner', reason, learner.id);
    return reason === null;
  }

  /** Gives the guardians their ids before learners refer to them. */
  async #findGuardians(): Promise<void> {
    const ofStaff = new Set(this.#staff.values());
    for await (const guardian of this.#client.guardians.list({ limit: 100 }, this.#call)) {
      const isSame = ofStaff.has(this.#ids.ofSource(guardian) ?? '');
      if (isSame) this.#same.add(guardian.id);
      this.#guardians.set(guardian.id, isSame ? this.#ids.of(guardian) : this.#take(guardian));
    }
  }

  async #agentsOf(learner: Learner): Promise<Agent[]> {
    const own = this.#learners.get(learner.id) ?? learner.id;
    const agents: Agent[] = [];
    for await (const link of this.#client.learnerGuardians.list(learner.id, { limit: 100 }, this.#call)) {
      const id = this.#guardians.get(link.guardian_id);
      if (link.access === 'none') {
        this.#report.leaveOut('learner_guardian', 'has no access to the learner', link.id);
        continue;
      }
      if (link.access === 'limited')
        this.#report.notice(
          'learner_guardian',
          'has limited access to the learner, which the files cannot say: who reads them takes it for full access',
          link.id,
        );
      const role = guardianRole(link.relationship);
      const known = this.#linked.get(link.guardian_id) ?? { learners: [], relationships: [] };
      known.learners.push({ id: own, role });
      known.relationships.push(link.relationship);
      this.#linked.set(link.guardian_id, known);
      // A guardian who was not read is a reference to nothing, which is reported.
      agents.push({ id: id ?? link.guardian_id, role });
    }
    return agents;
  }

  async #writeGuardians(): Promise<void> {
    for await (const guardian of this.#client.guardians.list({ limit: 100 }, this.#call)) {
      const linked = this.#linked.get(guardian.id);
      if (!linked)
        this.#report.leaveOut('guardian', 'is not the guardian of an exported learner', guardian.id);
      else if (this.#same.has(guardian.id))
        this.#report.leaveOut(
          'guardian',
          'has the same id as a staff member, whose line is written',
          guardian.id,
        );
      else {
        const id = this.#guardians.get(guardian.id) ?? guardian.id;
        await this.#files.add('user', this.#users.ofGuardian(guardian, id, linked));
      }
    }
  }

  /** One file has all people, so an id of the source that two of them have is that of the first. */
  #take(record: { id: string; external_ids: Record<string, string> }): string {
    const id = this.#ids.of(record, this.#taken);
    this.#taken.add(id);
    return id;
  }
}

async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += parallel)
    results.push(...(await Promise.all(items.slice(start, start + parallel).map(work))));
  return results;
}
