// Plain JavaScript that any Node reads. The rest needs Node 24, which the install brings where there is a build of it.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Jurybox runs on Node.js 24. This is ${process.version}, and for ${process.platform} on ${process.arch} none could be installed with the packages.`,
  );
  console.error('Install Node.js 24 or newer (https://nodejs.org), then run the same command again.');
  process.exit(1);
}
