/**
 * `node:http` for who starts up. Any `import` of it, also a package's, reads all of its exports, and with them loads
 * fetch and web sockets: a seventh of a start and some megabytes, for nothing. A look-up does not; types cost nothing.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
