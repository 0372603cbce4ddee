/** A bare Koa server with the same constant response as bare.mjs. */
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { constant, report } from './peer.mjs';

const app = new Koa();
app.use((ctx) => {
  ctx.type = 'application/json';
  ctx.body = constant;
});
const server = app.listen(0, '127.0.0.1', () => report({ port: (server.address() as AddressInfo).port }));
