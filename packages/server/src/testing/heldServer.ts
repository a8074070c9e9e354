// A worker that listens as the server does, but accepts no connection until told to.
import { parentPort, workerData } from 'node:worker_threads';
import { Hono } from 'hono';
import { listen } from '../http/port/listen.ts';

const held = new Int32Array(workerData as SharedArrayBuffer);
const { port } = await listen(new Hono(), 0, '127.0.0.1');
parentPort?.postMessage(port);
Atomics.wait(held, 0, 0);
