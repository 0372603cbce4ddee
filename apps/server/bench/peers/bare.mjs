/**
 * A bare node:http server. It responds to each GET with the same kilobyte of JSON. It reads the body of a PUT and
 * responds with 204.
 */
import { createServer } from 'node:http';
import { constant, report } from './peer.mjs';

const server = createServer((req, res) => {
  if (req.method === 'PUT') {
    const chunks = [];
    req.on('data', (chunk) => chunks.push(chunk));
    req.on('end', () => {
      Buffer.concat(chunks);
      res.writeHead(204).end();
    });
    return;
  }
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': constant.length }).end(constant);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  if (process.send) report({ port });
  else console.log(JSON.stringify({ origin: `http://127.0.0.1:${port}` }));
});
process.on('SIGTERM', () => process.exit(0));
