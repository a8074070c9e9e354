import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { file } from '@aosai/api/platform/file.contract';
import type { Actor } from '../../kit/actor.ts';
import { failureOf } from '../errors.ts';
import { listen, type Listening } from '../port/listen.ts';
import { openUploads } from './uploads.ts';

const run = promisify(execFile);
const student: Actor = {
  kind: 'member',
  sessionId: 's',
  memberId: 'm',
  type: 'student',
  orgId: null,
  orgRoles: [],
  expiresAt: new Date(),
};

/** Generous, since the machine may be running other tests. */
const PATIENT = { timeout: 20_000 };

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-uploads-'));
  closers.push(() => rm(folder, { recursive: true }));
  return folder;
}

/**
 * A server on a real socket with one route for uploads into the folder; `failed` resolves with the end of a refusal.
 */
async function openServer(folder: string): Promise<{ server: Listening; failed: Promise<string> }> {
  const uploads = openUploads(folder);
  const app = new Hono<{ Bindings: HttpBindings }>();
  let fail: (code: string) => void = () => undefined;
  const failed = new Promise<string>((resolve) => {
    fail = resolve;
  });
  app.post('/', (c) =>
    uploads.receive(c, file.calls.upload, student, async (body, files) =>
      c.json({ body, sizes: files.map(({ sizeBytes }) => sizeBytes), onDisk: (await readdir(folder)).length }),
    ),
  );
  app.onError((error, c) => {
    const { body, status } = failureOf(error, pino({ level: 'silent' }), new Date(), {
      requestId: 'r',
      call: undefined,
    });
    fail(body.code);
    return c.json(body, status);
  });
  const server = await listen(app, 0, '127.0.0.1', { drainMs: 50 });
  closers.push(server.close);
  return { server, failed };
}

const HEAD = '--XX\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nvideo\r\n';
const FILE = '--XX\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n';

function begin(port: number, length: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nApp-Id: aosai\r\nContent-Type: multipart/form-data; boundary=XX\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return socket;
}

/** The status line and the JSON received before the connection closed or the reply was complete. */
async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes('}')) break;
  }
  return text;
}

const put = async (port: number, bytes: number) => {
  const form = new FormData();
  form.append('purpose', 'video');
  form.append('file', new File([new Uint8Array(bytes)], 'a.mp4'));
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form, headers: { 'App-Id': 'a' } });
  return (await response.json()) as unknown;
};

test('uploads: a sender that leaves half way leaves no file, and frees its slot', async () => {
  const folder = await temporary();
  const { server, failed } = await openServer(folder);
  const sockets = Array.from({ length: 4 }, () => begin(server.port, 1_000_000));
  for (const socket of sockets) socket.write(`${HEAD}${FILE}${'x'.repeat(200_000)}`);
  // Each has written a file into its folder before it leaves.
  await expect.poll(async () => (await readdir(folder, { recursive: true })).length, PATIENT).toBe(8);
  expect(await put(server.port, 10)).toMatchObject({ code: 'UPLOAD_BUSY' });
  for (const socket of sockets) socket.destroy();
  await failed;
  await expect.poll(() => readdir(folder), PATIENT).toEqual([]);
  expect(await put(server.port, 10)).toEqual({ body: { purpose: 'video' }, sizes: [10], onDisk: 1 });
  expect(await readdir(folder)).toEqual([]);
});

test('uploads: a body announced as too large is refused before a byte is written, and the sender learns why', async () => {
  const folder = await temporary();
  const { server } = await openServer(folder);
  const socket = begin(server.port, 600 * 1024 * 1024);
  const answer = await answerOf(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('"message":"文件超过了 500 MB，请缩小或拆分后再上传"');
  expect(await readdir(folder)).toEqual([]);
  socket.destroy();
});

test('uploads: a full disk is reported to the sender, nothing is left, and the next small file fits', async (context) => {
  const folder = await temporary();
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  } catch {
    context.skip('mounting a small disk needs root');
  }
  closers.push(() => run('umount', [folder]));
  const { server } = await openServer(folder);
  expect(await put(server.port, 3_000_000)).toMatchObject({ code: 'STORAGE_FULL' });
  expect(await readdir(folder)).toEqual([]);
  expect(await put(server.port, 100_000)).toMatchObject({ sizes: [100_000] });
});
