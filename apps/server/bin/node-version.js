// This file has only syntax and functions of old versions of Node.js. scripts/setup.cjs loads it too.

/** The oldest major version of Node.js that runs the server. It is also in `engines` of package.json. */
var oldest = 24;

/** Returns what is wrong with a version of Node.js such as "20.11.1", in one line; undefined if it runs the server. */
module.exports = function problemOf(version) {
  if (Number(version.split('.')[0]) >= oldest) return undefined;
  var what = 'Jurybox needs Node.js ' + oldest + ' or newer, and this is Node.js ' + version + '.';
  return what + ' Install a newer version from https://nodejs.org, then run the same command again.';
};
