// Plain JavaScript, so that an old Node can run it. All other code needs Node 24, which the setup installs.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Jurybox needs Node.js 24. This is ${process.version}, ` +
      `and the setup has no build of Node.js 24 for ${process.platform} on ${process.arch}.`,
  );
  console.error('Install Node.js 24 or newer (https://nodejs.org), then run the same command again.');
  process.exit(1);
}
