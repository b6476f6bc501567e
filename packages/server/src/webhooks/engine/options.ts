import type { AuditTrail } from '../../audit/trail.ts';
import type { MasterKeys } from '../../crypto/master-keys.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { RetrySchedule } from '../schedule.ts';
import type { TargetPolicy } from '../sender/address.ts';
import type { AttemptResult, Sender } from '../sender/deliver.ts';
import type { LaneLimits } from './lanes.ts';

/** What the engine works with. */
export interface EngineOptions {
  db: Database;
  ids: Ids;
  clock: Clock;
  cipher: MasterKeys;
  audit: AuditTrail;
  sender: Sender;
  schedule: RetrySchedule;
  limits: LaneLimits;
  timeoutMs: number;
  sweepMs: number;
  targetPolicy(mode: 'live' | 'test'): TargetPolicy | Promise<TargetPolicy>;
  onAttempt?: ((result: AttemptResult) => void) | undefined;
  onError(error: unknown): void;
}
