import { existsSync, readFileSync } from 'node:fs';

export interface Guide {
  /** Its path is `/docs/guides/<name>`. */
  name: string;
  /** Its first heading. */
  title: string;
  summary: string;
  /** The Markdown file, from the root of the repository. */
  source: string;
}

const guide = (name: string, title: string, summary: string, source = `docs/guides/${name}.md`): Guide => ({
  name,
  title,
  summary,
  source,
});

/** In the order in which they are read. */
export const guideGroups: readonly { title: string; guides: readonly Guide[] }[] = [
  {
    title: 'Begin',
    guides: [
      guide('start', 'Start', 'Two commands, a first request and a first webhook'),
      guide('integrator', 'For integrators', 'Read and write the records of schools'),
      guide('receiver', 'For receivers', 'Be notified when records change'),
      guide('self-hoster', 'For self-hosters', 'Run the server'),
      guide('data-model', 'Data model', 'Which records there are, and how they refer to each other'),
    ],
  },
  {
    title: 'The API',
    guides: [
      guide('authentication', 'Authentication and scopes', 'API keys, test and live schools, scopes'),
      guide('pagination', 'Pagination', 'Pages, cursors and filters'),
      guide('synchronising', 'Synchronising', 'Keep a copy up to date, without missing anything'),
      guide('errors', 'Errors and retries', 'What to send again, and what to correct'),
      guide('idempotency', 'Idempotency', 'Send a write again without doing it twice'),
      guide('versions', 'Versions and upgrading', 'What can change, and how to upgrade'),
      guide('webhooks', 'Receiving webhooks', 'Verify, deduplicate, catch up, rotate, test'),
      guide('testing', 'Testing', 'The server in your test suite, mocks, clocks'),
      guide(
        'tools',
        'Scripts and assistants',
        'The API from the command line, and tools for assistants (MCP)',
      ),
    ],
  },
  {
    title: 'A school',
    guides: [
      guide('imports', 'Imports', 'School Data Sync, OneRoster, CSV, bank statements, marks'),
      guide('oneroster', 'OneRoster', 'What is read and written, and how records correspond'),
      guide('school-years', 'School years', 'Set up a year, run it, and roll over to the next'),
      guide(
        'families',
        'Learners and families',
        'Guardians, siblings, who may know what, duplicates, medical notes',
      ),
      guide('timetable', 'Timetable', 'Slots, conflicts, substitutes, calendars, and the next timetable'),
      guide('attendance', 'Attendance', 'Registers, excuses, and who was absent'),
      guide('discipline', 'Discipline', 'Incidents, suspensions, notices to guardians, and who sees what'),
      guide('messages', 'Messages', 'To guardians and staff: who receives them, and the status of each copy'),
      guide('money', 'Money', 'Invoices, payments, allocations, statements, the ledger'),
      guide('reports', 'Reports', 'From marks to published term reports'),
      guide('data-protection', 'Data protection', 'Export, erasure, retention, the audit log'),
      guide('reactions', 'Reactions', 'What else changes with a record'),
    ],
  },
  {
    title: 'Rosters for other products',
    guides: [
      guide('roster-export', 'Handing the roster to others', 'What products accept, and what is promised'),
      guide('roster-microsoft', 'Microsoft School Data Sync', 'Teams and Microsoft 365'),
      guide('roster-classlink', 'ClassLink Roster Server', 'OneRoster CSV by SFTP'),
      guide('roster-clever', 'Clever', 'Its own CSV files by SFTP'),
      guide('roster-canvas', 'Canvas', 'SIS imports'),
      guide('roster-moodle', 'Moodle', 'Users, courses and enrolments; the OneRoster plugins'),
      guide('roster-google', 'Google Classroom', 'Through Clever, or with a program'),
    ],
  },
  {
    title: 'Operation',
    guides: [
      guide('self-hosting', 'Self-hosting', 'Install, back up, restore, upgrade, monitor'),
      guide(
        'deploy',
        'Deployment',
        'systemd, proxies, containers, Kubernetes, monitoring',
        'deploy/README.md',
      ),
      guide('observability', 'Observability', 'Traces with OpenTelemetry, and what is in them'),
      guide('embedding', 'Embedding', 'The server as a function of your program'),
      guide('security', 'Security', 'Permissions, defences, your responsibilities', 'SECURITY.md'),
    ],
  },
  {
    title: 'Packages',
    guides: [
      guide('server', '@rollbook/server', 'Commands, settings and metrics', 'packages/server/README.md'),
      guide('sdk', '@rollbook/sdk', 'The client for TypeScript', 'packages/sdk/README.md'),
      guide(
        'webhook-verify',
        '@rollbook/webhook-verify',
        'The verifier, with adapters for frameworks',
        'packages/webhook-verify/README.md',
      ),
      guide('changelog', 'Changes', 'What changed in each version', 'packages/server/CHANGELOG.md'),
    ],
  },
];

export const guides: readonly Guide[] = guideGroups.flatMap((group) => group.guides);

export const guideHref = (name: string): string => `/docs/guides/${name}`;

/** Where the build puts the files, next to its code; in the repository, they are where they are written. */
const packed = new URL('guides/', import.meta.url);
const repository = new URL('../../../../../', import.meta.url);

/** A file of the repository that the pages show, by its path there; the build has them all in one folder. */
export function guideFile(name: string, source: string): Buffer {
  const built = new URL(name, packed);
  return readFileSync(existsSync(built) ? built : new URL(source, repository));
}

/** The Markdown of a guide, without comments: what it is generated from, and words for the search. */
export const readGuide = (guide: Guide): string => readSource(guide).replaceAll(/^<!-- [^<>]* -->\n+/gm, '');

/** The Markdown of a guide as it is written. `<!-- search: … -->` has other words for the section that it is in. */
export const readSource = ({ name, source }: Guide): string => guideFile(`${name}.md`, source).toString();
