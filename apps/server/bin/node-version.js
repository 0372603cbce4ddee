// bin/jurybox.js and scripts/setup.cjs load this file in any version of Node.js. So it uses only syntax and functions
// that old versions have.

/**
 * The oldest minor version of Node.js 24 that runs the server. It is also in `engines` of package.json. Its
 * `node:sqlite` is the first that is not experimental, and the first with SQLite 3.51.3. Older versions of SQLite have
 * the WAL-reset bug, which can damage a database. Node.js 25 is excluded, because it is no longer maintained.
 */
var oldestMinor = 15;

/**
 * Returns undefined if this version of Node.js, for example "20.11.1", can run the server. Otherwise returns the reason
 * in one line.
 */
module.exports = function problemOf(version) {
  var parts = version.split('.');
  var major = Number(parts[0]);
  if (major > 25 || (major === 24 && Number(parts[1]) >= oldestMinor)) return undefined;
  var what = 'Jurybox needs Node.js 24.' + oldestMinor + ' or newer, except Node.js 25, and this is Node.js ' + version;
  return what + '. Install another version from https://nodejs.org, then run the same command again.';
};
