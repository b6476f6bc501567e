import type { Logger } from 'pino';
import type { MasterKeys } from '../crypto/master-keys.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Tracing } from '../lib/tracing.ts';
import type { Channels } from '../messages/channels.ts';
import type { Database } from '../sql/database.ts';
import type { SenderOptions } from '../webhooks/sender/options.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import type { Outages } from './outages.ts';

export interface ServerParts {
  config: Config;
  clock: Clock;
  log: Logger;
  /** Undefined if the process has registered no tracer provider. */
  tracing?: Tracing | undefined;
  /** Serve the API. */
  api: boolean;
  /** Send webhook deliveries. */
  worker: boolean;
  /** Check every response against the document, and fail requests with an invalid response. */
  checkResponses: boolean;
  /** How the sender resolves and trusts hosts; the default is the system's way. */
  sender?: Pick<SenderOptions, 'lookup' | 'tls'>;
  /** The adapters with which messages are sent, in addition to the one for email in the configuration. */
  channels?: Channels;
}

/** The parts of a server whose database is open. */
export interface OpenParts extends ServerParts {
  db: Database;
  cipher: MasterKeys;
  ids: Ids;
  channels: Channels;
  metrics: Metrics | undefined;
  onError: (error: unknown) => void;
  outages: Outages;
}
