import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { expect, test } from 'vitest';
import { liftBodyDeadline } from './bodyDeadline.ts';
import { listen } from './listen.ts';

const NEVER_MS = 600_000;

function anApp(): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError((_, c) => c.text('cut off', 400));
  app.post('/', async (c) => c.text(`got ${await c.req.text()}`));
  return app;
}

/** Resolves when the socket is closed; a reset counts too, on which `once` would reject. */
const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });

test('close: finishes running calls, refuses new ones, and does not wait for idle clients', async () => {
  const server = await listen(anApp(), 0, '127.0.0.1', { drainMs: NEVER_MS });
  const running = connect(server.port, '127.0.0.1');
  running.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345');
  const idle = connect(server.port, '127.0.0.1');
  idle.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n1');
  await once(idle, 'data');

  const stopped = server.close();
  await closed(idle);
  await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow('fetch failed');
  running.write('67890');
  const [answer] = (await once(running, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK[^]*got 1234567890$/);
  await stopped;
});

test('close: cuts a client that never finishes off when the time to drain is over', async () => {
  const server = await listen(anApp(), 0, '127.0.0.1', { drainMs: 50 });
  const stuck = connect(server.port, '127.0.0.1');
  stuck.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345');
  await new Promise<void>((resolve) => setTimeout(resolve, 20));
  const ended = closed(stuck);
  await server.close();
  await ended;
  expect(stuck.destroyed).toBe(true);
});

test('listen: cuts off a sender whose body does not come, unless its upload is being watched', async () => {
  const app = anApp();
  app.post('/upload', (c) => {
    liftBodyDeadline(c.env.incoming);
    return new Promise<Response>((resolve) => {
      c.env.incoming.once('end', () => resolve(c.text('got it all'))).resume();
    });
  });
  const server = await listen(app, 0, '127.0.0.1', { bodyMs: 50 });
  const upload = connect(server.port, '127.0.0.1');
  upload.write('POST /upload HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345');
  const slow = connect(server.port, '127.0.0.1');
  slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345');
  await closed(slow.resume());
  upload.write('67890');
  const [answer] = (await once(upload, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK[^]*got it all$/);
  upload.destroy();
  await server.close();
});

test('S40 listen: cuts off a reader that takes none of its reply, but not one that waits for it', async () => {
  const app = anApp();
  let isStopped = false;
  const endless = () =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: () => {
        isStopped = true;
      },
    });
  app.get('/endless', (c) => c.body(endless()));
  app.get('/slow', async (c) => {
    await new Promise<void>((resolve) => setTimeout(resolve, 200));
    return c.text('at last');
  });
  const server = await listen(app, 0, '127.0.0.1', { stalledMs: 50 });
  const dead = connect(server.port, '127.0.0.1').pause();
  dead.write('GET /endless HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await (await fetch(`http://127.0.0.1:${server.port}/slow`)).text()).toBe('at last');
  await expect.poll(() => isStopped).toBe(true);
  dead.destroy();
  await server.close();
});
