import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../../kit/clientAddress.ts';
import { isLoopback } from '../request/loopback.ts';

/** Refuses connections beyond the limit of one address. This machine, or a proxy on it, is not counted. */
export function capConnections(server: Server, maxPerAddress: number, isCounted = isElsewhere): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || !isCounted(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    });
    if (count > maxPerAddress) socket.resetAndDestroy();
  });
}

const isElsewhere = (address: string): boolean => !isLoopback(address);
