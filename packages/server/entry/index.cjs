const problem = require('./node-version.cjs');
if (problem) throw new Error(problem);

const { createServer, ManualClock, smtpChannel, systemClock } = require('./server.js');
module.exports = { createServer, ManualClock, smtpChannel, systemClock };
