#!/usr/bin/env node
// This file uses only syntax and functions of old versions of Node.js, so that an old version can run it and print
// which version is needed. An old version never loads `start.js`, which has newer syntax.
var problemOf = require('./node-version.js');

var problem = problemOf(process.versions.node);
if (problem === undefined) require('./start.js');
else {
  console.error(problem);
  process.exitCode = 1;
}
