import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { capConnections } from './connectionCap.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

async function aServer(...cap: [max: number, isCounted?: (address: string) => boolean]) {
  const server = createServer((_, outgoing) => outgoing.end('here'));
  capConnections(server, ...cap);
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** The socket if the server keeps it open. */
function opened(port: number): Promise<Socket | 'refused'> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.once('close', () => resolve('refused'));
    socket.once('data', () => resolve(socket));
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  });
}

test('S37 capConnections: limits how many connections of one address are open at a time', async () => {
  const port = await aServer(3, () => true);
  const held = await Promise.all([opened(port), opened(port), opened(port)]);
  expect(held).not.toContain('refused');
  expect(await opened(port)).toBe('refused');
  expect(await opened(port)).toBe('refused');
  const [first] = held;
  if (first === undefined || first === 'refused') throw new Error('the first one was open');
  first.destroy();
  await expect.poll(async () => (await opened(port)) === 'refused').toBe(false);
});

test('capConnections: does not count this machine, or a proxy on it', async () => {
  const port = await aServer(1);
  expect(await Promise.all([opened(port), opened(port), opened(port)])).not.toContain('refused');
});
