const problem = require('./node-version.cjs');
if (problem) throw new Error(problem);

const { createServer, ManualClock, systemClock } = require('./server.js');
module.exports = { createServer, ManualClock, systemClock };
