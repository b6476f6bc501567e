// Runs before the rest of the package is loaded, on any version of Node: old syntax, no dependencies.
const required = require('../package.json').engines.node.replace('>=', '');
const [major, minor] = required.split('.').map(Number);
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
const isTooOld = ownMajor < major || (ownMajor === major && ownMinor < minor);

/** Why this Node cannot run the package; nothing if it can. */
module.exports = isTooOld
  ? `@rollbook/server needs Node ${required} or later; this is Node ${process.versions.node}.`
  : undefined;
