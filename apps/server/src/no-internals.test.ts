/**
 * Checks that the server uses no internals of Node.js, of Koa and its packages, or of the database drivers, because
 * internals may change in any release. The server relies on two undocumented facts about `pg`, which
 * `store/postgres/driver.ts` names; other tests check these facts.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The internals that the test searches for, each with an example that it must find. */
const internals: Record<string, { pattern: RegExp; example: string }> = {
  'a member whose name begins with an underscore': {
    pattern: /\._[a-z]|\[['"]_|[{;,?] *_[a-z]\w*\??:/i,
    example: '(socket as { _httpMessage?: ServerResponse })',
  },
  'a method taken from a prototype': { pattern: /\.prototype\b/, example: 'NetServer.prototype.close.call(server)' },
  'a method of an object that is replaced': {
    pattern:
      /\b(?!this\b)\w+\.(?:close|connect|destroy|destroySoon|emit|end|handleRequest|on|once|query|release|write) = /,
    example: 'socket.destroySoon = () => {};',
  },
  'a member of Node.js that is not documented': {
    pattern: /\b(?:destroySoon|shouldKeepAlive|stackTraceLimit)\b|process\.(?:binding|reallyExit)\b/,
    example: 'Error.stackTraceLimit = 0;',
  },
  'a member of Koa that is not documented': {
    pattern: /\b(?:handleRequest|createContext)\b|\bctx\.onerror\b/,
    example: 'Object.assign(app, { handleRequest })',
  },
  'a response that Koa does not send': { pattern: /\bctx\.respond\b/, example: 'ctx.respond = false;' },
  'the layers of @koa/router': { pattern: /\bLayer\b|outer(?:\(\))?\.stack\b/, example: 'router.stack.at(-1)' },
  'a module inside a package': {
    pattern: /(?:from|import|require)[ (]'(?!node:|@jurybox\/)(?:@[\w-]+\/)?[\w-]+\/(?:lib|dist|src)\//,
    example: "import { respond } from 'koa/lib/application.js';",
  },
  'a module that is loaded past the import statements': {
    pattern: /\bgetBuiltinModule\b|\bcreateRequire\b/,
    example: "process.getBuiltinModule('node:http')",
  },
};

/** Koa documents `ctx.respond`, but advises against it. Only the streams of notices use it (docs/decisions.md). */
const allowed = ['http/stream.ts: ctx.respond = false;'];

const found = (text: string) =>
  Object.entries(internals).flatMap(([what, { pattern }]) => (pattern.test(text) ? [what] : []));

it('no file of the server uses internals of Node.js or of a package', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(150);
  const lines = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        allowed.includes(`${file}: ${line.trim()}`)
          ? []
          : found(line).map((what) => `${file}:${at + 1}: ${what}: ${line.trim()}`),
      ),
  );
  expect(lines).toEqual([]);
});

it.each(Object.entries(internals))('planted fault: the search for internals finds %s', (what, { example }) => {
  expect(found(example)).toContain(what);
});
