import { type Config, readConfig } from '../app/config.ts';

/** The configuration from the environment, overridden by the options of the command line. */
export function localConfig(options: { database?: string; port?: string; host?: string } = {}): Config {
  return readConfig({
    ...process.env,
    ...(options.database === undefined ? {} : { DATABASE_URL: options.database }),
    ...(options.port === undefined ? {} : { PORT: options.port }),
    ...(options.host === undefined ? {} : { HOST: options.host }),
  });
}
