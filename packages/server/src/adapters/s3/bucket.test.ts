import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { StorageAway } from '../storage/storageAway.ts';
import { openBucket } from './bucket.ts';

// What a healthy storage does is tried with a real one (tests/faults/objectStorage.test.ts).

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function faultyBucket(answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const keys = { keyId: 'id', keySecret: 'secret' };
  return openBucket(
    { endpoint: `http://127.0.0.1:${port}`, region: 'r', bucket: 'site', ...keys, isPathStyle: true, encryption: null },
    { connectMs: 300, idleMs: 300, attempts: 2 },
  );
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof StorageAway ? error.message : error),
  );

test('openBucket: a storage that never answers is away, for each operation', async () => {
  const bucket = await faultyBucket(() => {});
  const folder = await mkdtemp(join(tmpdir(), 'aosai-bucket-'));
  await writeFile(join(folder, 'a'), 'a');
  const failures = await Promise.all(
    [
      bucket.find('files/a'),
      bucket.open('files/a'),
      bucket.putBytes('files/a', Buffer.from('a')),
      bucket.putFile('files/a', join(folder, 'a')),
      bucket.copy('files/a', 'files/b'),
      bucket.remove('files/a'),
      Array.fromAsync(bucket.list('files/')),
    ].map(failureOf),
  );
  const away = /^the object storage did not serve site\/files\/a? ?\(TimeoutError: /;
  expect(failures.map((failure) => away.test(String(failure)))).toEqual(failures.map(() => true));
  await rm(folder, { recursive: true });
});

test('openBucket: a body that stops in between fails instead of hanging', async () => {
  const bucket = await faultyBucket((_request, response) => {
    response.writeHead(200, { 'Content-Length': '10', 'Last-Modified': 'Sat, 28 Nov 2026 10:00:00 GMT' });
    response.write('half ');
  });
  const { body } = await bucket.open('files/a');
  expect(await failureOf(buffer(body))).toMatchObject({ name: 'TimeoutError' });
});

test('openBucket: refusals are told apart from a missing file, and asked once', async () => {
  let asked = 0;
  const bucket = await faultyBucket((request, response) => {
    asked += 1;
    request.resume().on('end', () => {
      response.writeHead(403, { 'Content-Type': 'application/xml' });
      response.end('<Error><Code>InvalidAccessKeyId</Code><Message>no such key</Message></Error>');
    });
  });
  expect(await failureOf(bucket.putBytes('files/a', Buffer.from('a')))).toBe(
    'the object storage did not serve site/files/a (InvalidAccessKeyId: no such key)',
  );
  expect(asked).toBe(1);
});

test('openBucket: putFile sends the whole file again after a failure of the storage', async () => {
  const bodies: string[] = [];
  const bucket = await faultyBucket((request, response) => {
    void buffer(request).then((body) => {
      bodies.push(`${request.method} ${request.url} ${body.toString()}`);
      response.writeHead(bodies.length === 1 ? 503 : 200).end();
    });
  });
  const folder = await mkdtemp(join(tmpdir(), 'aosai-bucket-'));
  await writeFile(join(folder, 'a'), 'whole');
  await bucket.putFile('files/a', join(folder, 'a'));
  expect(bodies).toEqual(Array.from({ length: 2 }, () => 'PUT /site/files/a?x-id=PutObject whole'));
  await rm(folder, { recursive: true });
});
