// This file has only syntax and functions of old versions of Node.js. scripts/setup.cjs loads it too.

/** The oldest major version of Node.js that runs the server. It is also in `engines` of package.json. */
var oldest = 24;

/**
 * Returns undefined if this version of Node.js, for example "20.11.1", can run the server. Otherwise returns the reason
 * in one line.
 */
module.exports = function problemOf(version) {
  if (Number(version.split('.')[0]) >= oldest) return undefined;
  var what = 'Jurybox needs Node.js ' + oldest + ' or newer, and this is Node.js ' + version + '.';
  return what + ' Install a newer version from https://nodejs.org, then run the same command again.';
};
