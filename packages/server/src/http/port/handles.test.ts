import { mkdir, readdir, readlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addImage } from '../../testing/addImage.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { listen } from './listen.ts';
import { receiveForm } from '../upload/receiveForm.ts';

/** The long run sets 500. */
const REQUESTS = Number(process.env['HANDLE_REQUESTS'] ?? 100);
const AT_ONCE = 25;
/** More than a connection's buffers hold, so that the server is still sending when its reader leaves. */
const FILE_BYTES = 8 * 1024 * 1024;

const site = await openTestApp();
const { dataFolder } = site.services.platform;
const server = await listen(site.app, 0, '127.0.0.1');
afterAll(async () => {
  site.events.closeAll();
  await server.close();
  await site.close();
});

let image = '';
let cookie = '';
beforeAll(async () => {
  const big = Buffer.alloc(FILE_BYTES, 'x');
  image = await addImage(site, { sizeBytes: FILE_BYTES, sha256: 'a'.repeat(64) });
  await mkdir(join(dataFolder, 'files'), { recursive: true });
  await writeFile(join(dataFolder, 'files', image), big);
  for (const folder of ['site/assets', 'site/embed', 'storybook/assets']) {
    await mkdir(join(dataFolder, folder), { recursive: true });
    await writeFile(join(dataFolder, folder, 'main-Ab12Cd34.js'), big);
    await writeFile(join(dataFolder, folder, 'main-Ab12Cd34.js.br'), big);
    await writeFile(join(dataFolder, folder, '../index.html'), big);
    await writeFile(join(dataFolder, folder, 'aosai.js'), big);
  }
  ({ cookie } = await site.signIn('xuesheng'));
});

/** Files of the data folder that this process has open. */
async function openFiles(): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(join('/proc/self/fd', fd)).catch(() => ''));
  return (await Promise.all(links)).filter((path) => path.startsWith(dataFolder));
}

type Leaves = 'at the end' | 'at once' | 'in the middle';

/** Sends a request on its own socket and disconnects as told. Returns the head of the reply, as far as it arrived. */
function ask(method: string, path: string, headers: string[], leaves: Leaves): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    let head = '';
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(head));
    socket.on('data', (chunk: Buffer) => {
      head ||= chunk.subarray(0, 1_000).toString('latin1').split('\r\n\r\n')[0] ?? '';
      if (leaves === 'in the middle') socket.destroy();
    });
    const lines = [`${method} ${path} HTTP/1.1`, 'Host: x', 'Connection: close', `Cookie: ${cookie}`, ...headers];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`, () => {
      if (leaves === 'at once') socket.destroy();
    });
  });
}

async function askMany(method: string, path: string, headers: string[], leaves: Leaves): Promise<string> {
  let head = '';
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const heads = Array.from({ length: AT_ONCE }, () => ask(method, path, headers, leaves));
    [head = ''] = await Promise.all(heads);
  }
  return head;
}

const FILE = () => `/aosai/api/common/file/${image}?appId=aosai`;
const SCRIPT = () => '/web/assets/main-Ab12Cd34.js';
const RANGE = ['Range: bytes=1000-5000000'];

const KINDS: [what: string, method: string, path: () => string, headers: string[], leaves: Leaves][] = [
  ['HEAD of an uploaded file', 'HEAD', FILE, [], 'at the end'],
  ['HEAD of a range', 'HEAD', FILE, RANGE, 'at the end'],
  ['a range that its reader leaves', 'GET', FILE, RANGE, 'in the middle'],
  ['a file that its reader leaves', 'GET', FILE, [], 'in the middle'],
  ['a file that nobody waits for', 'GET', FILE, [], 'at once'],
  ['HEAD of a script of the site', 'HEAD', SCRIPT, [], 'at the end'],
  ['a script that its reader leaves', 'GET', SCRIPT, ['Accept-Encoding: br'], 'in the middle'],
  ['a range of a script that its reader leaves', 'GET', SCRIPT, RANGE, 'in the middle'],
  ['a page that nobody waits for', 'GET', () => '/web/exam/list', [], 'at once'],
  ['HEAD of a page', 'HEAD', () => '/web/exam/list', [], 'at the end'],
  ['an element for other sites that its reader leaves', 'GET', () => '/web/embed/aosai.js', [], 'in the middle'],
  ['a page of Storybook that its reader leaves', 'GET', () => '/storybook/', [], 'in the middle'],
  ['HEAD of a code to scan', 'HEAD', () => '/aosai/api/common/image/qrCode.jpg?path=/web/', [], 'at the end'],
  ['HEAD of the event stream', 'HEAD', () => '/aosai/api/events', [], 'at the end'],
  ['an event stream that its reader leaves', 'GET', () => '/aosai/api/events', [], 'in the middle'],
  ['an event stream that nobody waits for', 'GET', () => '/aosai/api/events', [], 'at once'],
];

test.each(KINDS)('S40 %s, many times, leaves nothing open', async (_, method, path, headers, leaves) => {
  const head = await askMany(method, path(), headers, leaves);
  if (leaves !== 'at once') expect(head).toMatch(/^HTTP\/1\.1 (200|206|405) /);
  await expect.poll(openFiles, { timeout: 10_000 }).toEqual([]);
  await expect.poll(() => site.events.size(), { timeout: 10_000 }).toBe(0);
});

test('S40 HEAD returns the headers of GET, and opens nothing', async () => {
  const [head, get] = [await ask('HEAD', FILE(), [], 'at the end'), await ask('GET', FILE(), [], 'in the middle')];
  const lines = (answer: string) => answer.split('\r\n').filter((line) => !/^(?:date|x-request-id):/i.test(line));
  expect(lines(head)).toEqual(lines(get));
});

test('S40 interrupted uploads leave no file open', async () => {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const uploads = Array.from({ length: AT_ONCE }, async (_, at) => {
      const folder = join(dataFolder, `upload-${sent + at}`);
      await mkdir(folder);
      const source = new Readable({ read: () => undefined });
      source.push(head + 'x'.repeat(100_000));
      setImmediate(() => source.destroy());
      const limits = { maxFiles: 1, maxFileBytes: FILE_BYTES };
      await expect(
        receiveForm(source, { contentType: 'multipart/form-data; boundary=x', limits, folder }),
      ).rejects.toMatchObject({ code: 'UPLOAD_MALFORMED' });
    });
    await Promise.all(uploads);
  }
  await expect.poll(openFiles, { timeout: 20_000 }).toEqual([]);
});
