import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';

const KNOCKING = 1000;
const SYSTEM_CAP = '/proc/sys/net/core/somaxconn';
const systemCap = existsSync(SYSTEM_CAP) ? Number(readFileSync(SYSTEM_CAP, 'utf8')) : 0;

const held = new SharedArrayBuffer(4);
let worker: Worker | undefined;
let sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  Atomics.notify(new Int32Array(held), 0);
  await worker?.terminate();
});

// Skipped where the system caps the queue or does not report it.
test.skipIf(systemCap < KNOCKING)(
  'listen: a thousand connections while the server is busy are all served',
  async () => {
    worker = new Worker(join(import.meta.dirname, '../../testing/heldServer.ts'), { workerData: held });
    const [port] = (await once(worker, 'message')) as [number];
    sockets = Array.from({ length: KNOCKING }, () => connect(port, '127.0.0.1'));
    const knocked = await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect(knocked).toHaveLength(KNOCKING);
  },
);
