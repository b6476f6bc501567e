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

/** What handlers can use in addition to their transaction. */
export interface Services {
  readonly ids: Ids;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly dataKeys: DataKeys;
  readonly outbox: Outbox;
  readonly audit: AuditTrail;
  readonly auditHeads: Heads;
  readonly auditVerifications: Verifications;
  /** Maximum number of webhook endpoints of a school. */
  readonly webhookEndpoints: number;
  /** Every kind of record. */
  readonly resources: readonly AnyResource[];
  /** The import targets: what rows of each kind become. */
  readonly importTargets: ImportTargets;
  /** The allowed targets of deliveries of a school. */
  targetPolicy(mode: 'live' | 'test'): TargetPolicy;
  /** Notifies the jobs of this process that there is work. */
  wakeJobs(): void;
  /** Waits until every committed audit entry has its number and hash. */
  auditSettled(): Promise<void>;
}
