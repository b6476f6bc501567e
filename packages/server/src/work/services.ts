import type { Heads } from '../audit/heads.ts';
import type { AuditTrail } from '../audit/trail.ts';
import type { Verifications } from '../audit/verification.ts';
import type { DataKeys } from '../crypto/data-keys.ts';
import type { MasterKeys } from '../crypto/master-keys.ts';
import type { DocumentWorkers } from '../documents/workers.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Tracing } from '../lib/tracing.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import type { Reader } from '../sql/database.ts';
import type { AnyResource } from '../store/resource.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import type { TargetPolicy } from '../webhooks/sender/address.ts';
import type { PersonalTable } from './family.ts';
import type { ImportTargets } from './import-target.ts';

/** What handlers can use in addition to their transaction. */
export interface Services {
  readonly ids: Ids;
  readonly clock: Clock;
  readonly cipher: MasterKeys;
  readonly dataKeys: DataKeys;
  readonly outbox: Outbox;
  readonly audit: AuditTrail;
  readonly auditHeads: Heads;
  readonly auditVerifications: Verifications;
  readonly requestLog: RequestLog;
  readonly tracing: Tracing | undefined;
  /** Draws documents and decodes images, outside of the event loop. */
  readonly documents: DocumentWorkers;
  /** Maximum number of webhook endpoints of a school. */
  readonly webhookEndpoints: number;
  /** The address at which clients reach this server, without a slash at its end. */
  publicUrl(): string;
  /** Every kind of record. */
  readonly resources: readonly AnyResource[];
  /** The tables with personal values that are not tables of records. */
  readonly personalTables: readonly PersonalTable[];
  /** The import targets: what rows of each kind become. */
  readonly importTargets: ImportTargets;
  /** The allowed targets of deliveries of a school, at this moment. */
  targetPolicy(mode: 'live' | 'test', db: Reader): Promise<TargetPolicy>;
  /** Notifies the jobs of this process that there is work. */
  wakeJobs(): void;
}
