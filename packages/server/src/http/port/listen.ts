import { once } from 'node:events';
import { createServer, Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { StartRefused } from '../../base/startRefused.ts';
import { startBodyDeadline } from './bodyDeadline.ts';
import { capConnections } from './connectionCap.ts';

/**
 * Ends the connection of a reader that takes none of a waiting reply: it would hold the reply's file open for as long
 * as it likes. Replies being computed, and slow readers, are not affected.
 */
function startAnswerDeadline(incoming: IncomingMessage, outgoing: ServerResponse, limitMs: number): void {
  outgoing.setTimeout(limitMs, () => {
    if (outgoing.writableLength > 0) incoming.socket.destroy();
  });
}

/** Slow senders are cut off; replies may take as long as they need. The longest upload has an hour. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: HOUR_MS, keepAliveTimeout: 65_000 };
const BODY_MS = 30_000;
const STALLED_MS = 60_000;
const MAX_CONNECTIONS = 10_000;
/** High, since a whole school may have one address. */
const CONNECTIONS_PER_ADDRESS = 2_000;
/** Length of the accept queue: a whole exam connects at once. The system may cap it. */
const BACKLOG = 4096;
/** How long running calls may take after the server has stopped taking new ones. */
const DRAIN_MS = 25_000;
const IDLE_CHECK_MS = 50;

export interface Listening {
  port: number;
  /** Takes no new connections, lets running calls end, then closes the rest. */
  close(): Promise<void>;
}

export interface ListenOptions {
  /** All connections then come from the proxy, which has its own limits. */
  trustProxy?: boolean;
  /** The most connections of one address. */
  connectionsPerAddress?: number;
  drainMs?: number;
  bodyMs?: number;
  stalledMs?: number;
}

/** Throws StartRefused when the port is taken or not allowed. */
export async function listen(
  app: Pick<Hono<{ Bindings: HttpBindings }>, 'fetch'>,
  port: number,
  host: string,
  {
    trustProxy = false,
    connectionsPerAddress = CONNECTIONS_PER_ADDRESS,
    drainMs = DRAIN_MS,
    bodyMs = BODY_MS,
    stalledMs = STALLED_MS,
  }: ListenOptions = {},
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, createServer, serverOptions: TIMEOUTS });
  if (!(server instanceof Server)) throw new TypeError('an HTTP/1 server was asked for');
  server.prependListener('request', (incoming, outgoing) => {
    startBodyDeadline(incoming, bodyMs);
    startAnswerDeadline(incoming, outgoing, stalledMs);
  });
  if (!trustProxy) capConnections(server, connectionsPerAddress);
  server.maxConnections = MAX_CONNECTIONS;
  server.listen({ port, host, backlog: BACKLOG });
  try {
    await once(server, 'listening');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    throw new StartRefused(
      `无法在 ${host}:${port} 上启动，端口可能被占用，可用 PORT 换一个。`,
      `Cannot listen on ${host}:${port} (${reason}). Set PORT to another one.`,
      { cause },
    );
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // Clients keep connections alive after a call; close them as they become idle, or they would delay the end.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      const drained = setTimeout(() => server.closeAllConnections(), drainMs);
      server.closeIdleConnections();
      await closed;
      clearInterval(idle);
      clearTimeout(drained);
    },
  };
}
