import { join } from 'node:path';
import { HeadKey, Heads } from '../audit/heads.ts';
import { AuditTrail } from '../audit/trail.ts';
import { Verifications } from '../audit/verification.ts';
import { DataKeys } from '../crypto/data-keys.ts';
import { DocumentWorkers } from '../documents/workers.ts';
import {
  handlers,
  importTargets,
  personalTables,
  reactions,
  representations,
  resources,
} from '../families/index.ts';
import { OperationExecutor } from '../pipeline/execute.ts';
import { eventCheck } from '../pipeline/respond.ts';
import { Validators } from '../pipeline/validate.ts';
import { RequestLog } from '../request-log/request-log.ts';
import { QueryCache } from '../store/queries.ts';
import { type Dispatcher, Outbox } from '../webhooks/outbox.ts';
import type { Services } from '../work/services.ts';
import { UnitsOfWork } from '../work/unit-of-work.ts';
import type { ServerAddress } from './listen.ts';
import type { OpenParts } from './parts.ts';
import type { TargetPolicies } from './target-policies.ts';

/** The queries of the records, which depend on no server: those of a process share what is compiled. */
const queries = new QueryCache(resources);

/** The file of the worker threads, next to this one: in TypeScript, or in the published package built like it. */
const documentWorker = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'document-worker.ts' : 'document-worker.js',
);

/** What requests and background work share: the services of handlers, and what runs operations. */
export interface Core {
  readonly services: Services;
  readonly works: UnitsOfWork;
  readonly executor: OperationExecutor;
  readonly validators: Validators;
}

/** What changes notify in this process. */
interface Notified {
  /** Sends deliveries of committed events. */
  dispatcher: Dispatcher;
  wakeJobs: () => void;
}

export function createAudit({ cipher, ids }: OpenParts) {
  const headKey = new HeadKey(cipher);
  const auditHeads = new Heads(headKey);
  const audit = new AuditTrail(ids, auditHeads);
  return { audit, auditHeads, auditVerifications: new Verifications(headKey) };
}

export function createCore(
  parts: OpenParts,
  log: ReturnType<typeof createAudit>,
  address: ServerAddress,
  targets: TargetPolicies,
  { dispatcher, wakeJobs }: Notified,
): Core {
  const { config, clock, cipher, db, ids, tracing, checkResponses, onError } = parts;
  const services: Services = {
    ids,
    clock,
    cipher,
    dataKeys: new DataKeys(cipher),
    ...log,
    requestLog: new RequestLog({ db, days: config.requestLogDays, rows: config.requestLogRows, onError }),
    documents: new DocumentWorkers(documentWorker, config.documents, onError),
    outbox: new Outbox(ids, dispatcher, tracing),
    tracing,
    webhookEndpoints: config.webhooks.endpointsPerSchool,
    targetPolicy: (mode, reader) => targets.of(mode, reader),
    publicUrl: () => address.publicUrl(),
    wakeJobs,
    resources,
    personalTables,
    importTargets,
  };
  const works = new UnitsOfWork({
    services,
    queries,
    reactions,
    checkEvent: checkResponses ? eventCheck : undefined,
  });
  return {
    services,
    works,
    executor: new OperationExecutor(handlers, services, works, representations),
    validators: new Validators(),
  };
}
