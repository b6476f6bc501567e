// Static imports of ES modules are linked before anything runs, so the check of the version is in a CommonJS module.
import server from './index.cjs';

export const { createServer, emailOf, ManualClock, smtpChannel, systemClock } = server;
