#!/usr/bin/env node
// This file has only syntax and functions of old versions of Node.js, so that each of them can run it and print which
// version is needed. `start.js` has newer syntax. An old version never loads it.
var problemOf = require('./node-version.js');

var problem = problemOf(process.versions.node);
if (problem === undefined) require('./start.js');
else {
  console.error(problem);
  process.exitCode = 1;
}
