/**
 * Lets a browser open the page for judges without a connection. With a connection, the page comes from the server, so a
 * new version is used at once. Other files come from the cache: their names contain a hash, so they never change.
 */
interface WorkerEvent extends Event {
  request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  /** The names of the page's files. The build adds this list (build/pages.ts). */
  files: string[];
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate' | 'fetch', listener: (event: WorkerEvent) => void): void;
}
const worker = self as unknown as Worker;

const begin = 'jurybox-judge';
const cacheName = `${begin} ${worker.files.join(' ')}`;
/** If the server does not respond within this time, the browser gets the page from the cache. */
const maxWaitMs = 10_000;

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()));
worker.addEventListener('activate', (event) => event.waitUntil(removeOlderFiles()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? openPage(request) : openFile(request));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(['./', ...worker.files]);
  await worker.skipWaiting();
}

async function removeOlderFiles(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(begin) && name !== cacheName);
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function openPage(request: Request): Promise<Response> {
  const kept = () => caches.match('./');
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(maxWaitMs) });
    // A proxy responds with a status from 500 if the server behind it has stopped.
    return response.status < 500 ? response : ((await kept()) ?? response);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
