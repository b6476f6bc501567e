/**
 * How long another school's reads take while one school has documents drawn: `node bench/documents.ts [connections]
 * [documents]`. The documents are drafts of reports of 63 subjects, which differ each time. Ends by itself.
 */
import { createServer } from '@rollbook/server';
import { day, settings } from './support/each-database.ts';
import { quantile } from './support/stats.ts';

const [connections = 8, documents = 32] = process.argv.slice(2).map(Number);
const subjectCount = 63;
const lowestReads = 40;
const comment = 'She explains her reasoning well to the others in her group. '.repeat(6).trim();
type Row = Record<string, unknown>;
type Call = (method: string, path: string, body?: object) => Promise<Row>;

await using server = await createServer({ ...settings, database: 'sqlite::memory:' });
const [drawn, reading] = await Promise.all(
  ['School of documents', 'School of reads'].map((name) => server.createSchool({ name })),
);
const report = await reportOf(callsTo(drawn?.testKey ?? ''));
const call = callsTo(reading?.testKey ?? '');
const learner = await call('POST', '/v1/learners', { name: 'Thandi Example' });

await draw();
const alone = await reads((count) => count < lowestReads);
const times: number[] = [];
let left = documents;
let busy = connections;
const started = performance.now();
const drawing = Promise.all(
  Array.from({ length: connections }, async () => {
    while (left-- > 0) times.push(await draw());
    busy--;
  }),
);
const beside = await reads(() => busy > 0);
await drawing;
const wall = performance.now() - started;
show('a document', times);
console.log(`${documents} documents on ${connections} connections in ${wall.toFixed(0)} ms`);
show('reads of another school, alone', alone);
show('reads of another school, beside', beside);
console.log(`resident memory ${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MB`);

function show(name: string, values: number[]): void {
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => quantile(values, share).toFixed(1));
  console.log(`${name}: ${values.length} measured, p50 ${p50} ms, p99 ${p99} ms, max ${max} ms`);
}

async function reads(goesOn: (count: number) => boolean): Promise<number[]> {
  const measured: number[] = [];
  while (goesOn(measured.length)) {
    const start = performance.now();
    await call('GET', `/v1/learners/${learner.id}`);
    measured.push(performance.now() - start);
  }
  return measured;
}

async function draw(): Promise<number> {
  const start = performance.now();
  const headers = { Authorization: `Bearer ${drawn?.testKey}`, Accept: 'application/pdf' };
  const response = await fetch(`${server.url}/v1/term-reports/${report}`, { headers });
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok || byteLength < 10_000) throw new Error(`The document: ${response.status}`);
  return performance.now() - start;
}

function callsTo(apiKey: string): Call {
  const headers = { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' };
  return async (method, path, body) => {
    const sent = body && { body: JSON.stringify(body) };
    const response = await fetch(server.url + path, { method, headers, ...sent });
    const answer = (await response.json()) as Row;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
}

/** The id of a draft with comments on all of its subjects. */
async function reportOf(send: Call): Promise<string> {
  const span = { starts_on: day(-30), ends_on: day(30) };
  const id = async (path: string, body: Row) => String((await send('POST', path, body)).id);
  const academic_year_id = await id('/v1/academic-years', { name: 'Year', ...span });
  const term_id = await id('/v1/terms', { academic_year_id, name: 'Term', number: 1, ...span });
  const grade_level_id = await id('/v1/grade-levels', { label: 'Grade 1', order: 1 });
  const own = { label: '1A', kind: 'register', academic_year_id, grade_level_id };
  const class_id = await id('/v1/classes', own);
  const learner_id = await id('/v1/learners', { name: 'Thandi Nokuthula Example' });
  await id('/v1/enrollments', { learner_id, class_id, term_id, starts_on: span.starts_on });
  const comments: Record<string, string> = {};
  for (let n = 1; n <= subjectCount; n++) {
    const subject_id = await id('/v1/subjects', { name: `Subject number ${n}`, code: `S${n}` });
    const kind = { kind: 'test', max_mark: 50, weight: 1, status: 'open', title: 'Test' };
    const assessment = await id('/v1/assessments', { ...kind, class_id, subject_id, term_id });
    await send('PUT', `/v1/assessments/${assessment}/grades`, { grades: [{ learner_id, mark: 41.5 }] });
    await send('POST', `/v1/assessments/${assessment}/publish`);
    comments[subject_id] = comment;
  }
  const made = await send('POST', '/v1/term-reports/generate', { term_id, learner_ids: [learner_id] });
  const [first] = made.data as { term_report_id: string }[];
  const sent = Object.entries(comments);
  for (let at = 0; at < sent.length; at += 50)
    await send('PATCH', `/v1/term-reports/${first?.term_report_id}`, {
      subject_comments: Object.fromEntries(sent.slice(at, at + 50)),
    });
  return first?.term_report_id ?? '';
}
