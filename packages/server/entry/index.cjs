const problem = require('./node-version.cjs');
if (problem) throw new Error(problem);

const { createServer, emailOf, ManualClock, smtpChannel, systemClock } = require('./server.js');
module.exports = { createServer, emailOf, ManualClock, smtpChannel, systemClock };
