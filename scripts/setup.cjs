// `npm run setup`: installs the packages, and generates the files that are not in git. `npm start` and `npm test` run
// it first. Uses only old syntax, so that even a very old Node.js can print what is missing.
var childProcess = require('child_process');
var fs = require('fs');
var path = require('path');
var problemOf = require('../apps/server/bin/node-version.js');

var root = path.join(__dirname, '..');
/** The oldest version of Node.js that can install the packages. Jurybox itself needs a newer version. */
var oldest = 20;
var generated = path.join(root, 'packages', 'types', 'generated');
/** Generated files that are not in git, because they are large and nobody reads their changes. */
var notInGit = [
  path.join(generated, 'openapi.gen.yaml'),
  path.join(root, 'packages', 'validators', 'generated', 'replies.gen.js'),
  path.join(root, 'packages', 'validators', 'generated', 'responses.gen.js'),
];
/** On these platforms, the installation contains Node.js 24, so an older Node.js can start the installation. */
var platforms = ['linux-x64', 'linux-arm64'];
var platform = process.platform + '-' + process.arch;
var version = process.versions.node;
var hasNode = platforms.indexOf(platform) !== -1;

if (problemOf(version) !== undefined && !hasNode) {
  fail(problemOf(version) + ' The installation contains no Node.js for ' + platform + '.');
} else if (Number(version.split('.')[0]) < oldest) {
  fail(problemOf(version) + ' On ' + platform + ', version ' + oldest + ' is enough to install the packages.');
} else {
  install();
}

/** Installs the packages. Prints a line if this takes longer than a second, or at once if no packages are installed. */
function install() {
  var beganMs = Date.now();
  var isFirst = !fs.existsSync(path.join(root, 'node_modules'));
  var begin;
  if (isFirst) tellBegin();
  else begin = setTimeout(tellBegin, 1000);
  var progress = setInterval(tellProgress, 10000);
  var pnpm = require('../package.json').packageManager;
  // `npm run --silent` also makes npx silent. With this option, npx says why it cannot download pnpm.
  var command = 'npx -y --loglevel=error ' + pnpm + ' install --frozen-lockfile --silent';
  var child = childProcess.spawn(command, { cwd: root, shell: true, stdio: 'inherit' });
  child.on('close', function (code) {
    clearTimeout(begin);
    clearInterval(progress);
    if (code !== 0) fail('The packages could not be installed. See the lines above, or run: ' + command);
    else checkInstalledNode();
  });

  function tellBegin() {
    console.error('Installing the packages' + (isFirst ? '. The first time, this takes about a minute.' : ' …'));
  }
  function tellProgress() {
    console.error('Still installing the packages, for ' + Math.round((Date.now() - beganMs) / 1000) + ' s …');
  }
}

/** Checks the Node.js that `npm` commands use: npm looks for it in the installed packages first. */
function checkInstalledNode() {
  var variables = {};
  for (var name in process.env) variables[name] = process.env[name];
  var search = path.join(root, 'node_modules', '.bin') + path.delimiter + (process.env.PATH || process.env.Path);
  variables.PATH = variables.Path = search;
  var found = childProcess.spawnSync('node -p process.versions.node', {
    shell: true,
    env: variables,
    encoding: 'utf8',
  });
  var problem = problemOf((found.stdout || '').trim());
  if (problem !== undefined) fail(problem + ' The packages are installed, but Node.js is not among them.');
  else generate(variables);
}

/** Generates the files that are not in git, if one of them is missing or older than the contract. */
function generate(variables) {
  var contractMs = fs.statSync(path.join(generated, 'openapi.gen.json')).mtimeMs;
  var isCurrent = notInGit.every(function (file) {
    return fs.existsSync(file) && fs.statSync(file).mtimeMs >= contractMs;
  });
  if (isCurrent) return;
  var command = 'node scripts/generate.ts';
  var done = childProcess.spawnSync(command, { cwd: root, shell: true, env: variables, encoding: 'utf8' });
  if (done.status !== 0)
    fail(done.stderr + 'Some files could not be generated. See the lines above, or run: ' + command);
  else
    notInGit.forEach(function (file) {
      fs.utimesSync(file, new Date(), new Date());
    });
}

function fail(problem) {
  console.error(problem);
  process.exitCode = 1;
}
