import type { Heads } from './audit/heads.ts';
import type { AuditTrail } from './audit/trail.ts';
import type { Verifications } from './audit/verifications.ts';
import type { Clock } from './clock.ts';
import type { ImportTargets } from './core/import-target.ts';
import type { DataKeys } from './data-keys.ts';
import type { AnyResource } from './db/resource.ts';
import type { Ids } from './ids.ts';
import type { Vault } from './vault.ts';
import type { TargetPolicy } from './webhooks/address.ts';
import type { Outbox } from './webhooks/outbox.ts';

/** What handlers may use beside their transaction. */
export interface Services {
  readonly ids: Ids;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly dataKeys: DataKeys;
  readonly outbox: Outbox;
  readonly audit: AuditTrail;
  readonly auditHeads: Heads;
  readonly auditVerifications: Verifications;
  /** How many webhook endpoints a school can have. */
  readonly webhookEndpoints: number;
  /** Every kind of record. */
  readonly resources: readonly AnyResource[];
  /** What rows of imports are made into. */
  readonly importTargets: ImportTargets;
  /** Where deliveries of a school may go. */
  targetPolicy(mode: 'live' | 'test'): TargetPolicy;
  /** Tells the jobs of this process that there is something to do. */
  wakeJobs(): void;
  /** Waits until every committed audit entry has its number and hash. */
  auditSettled(): Promise<void>;
}
