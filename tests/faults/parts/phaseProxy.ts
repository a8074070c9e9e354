import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Phase of a job in which a worker is hit. compile: it has just got the job; run: it has reported a finished case;
 * unsent: its result has not reached the server; unheard: the server has the result, the worker got no reply.
 */
export const PHASES = ['compile', 'run', 'unsent', 'unheard'] as const;
export type Phase = (typeof PHASES)[number];

export interface PhaseProxy {
  url: string;
  /** Calls `hit` once when the worker behind this proxy reaches the phase; a held request continues at `release`. */
  at(phase: Phase, hit: () => void): Promise<void>;
  /** Forwards the held requests and replies. */
  release(): void;
  close(): Promise<void>;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A proxy between a worker and the server that tells how far the worker's job is. */
export async function openPhaseProxy(server: string): Promise<PhaseProxy> {
  let phase: Phase | null = null;
  let reached: () => void = () => undefined;
  let held: (() => void)[] = [];

  const arrive = (at: Phase): boolean => {
    if (phase !== at) return false;
    phase = null;
    reached();
    return true;
  };
  const letGo = () => new Promise<void>((resolve) => held.push(resolve));

  async function forward(
    message: IncomingMessage,
    body: Buffer,
  ): Promise<{ status: number; body: Buffer; type: string }> {
    const target = new URL(message.url ?? '/', server);
    const outgoing = sendRequest(target, {
      method: message.method,
      headers: { ...message.headers, host: target.host },
    });
    outgoing.end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const type = answer.headers['content-type'] ?? '';
    return { status: answer.statusCode ?? 502, body: await bodyOf(answer), type };
  }

  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = message.url?.split('/judge/')[1]?.split(/[/?]/)[0];
    const body = await bodyOf(message);
    if (call === 'result' && arrive('unsent')) await letGo();
    if (call === 'heartbeat' && body.includes('"doneCases":') && !body.includes('"doneCases":0')) arrive('run');
    const answer = await forward(message, body);
    if (call === 'result' && arrive('unheard')) await letGo();
    response.writeHead(answer.status, { 'Content-Type': answer.type, 'Content-Length': answer.body.length });
    response.end(answer.body);
    if (call === 'lease' && answer.body.includes('"tries":')) response.once('finish', () => arrive('compile'));
  }

  const proxy = createServer((message, response) => {
    // A killed worker breaks the connection, as these tests intend.
    serve(message, response).catch(() => response.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    at: (wanted, hit) =>
      new Promise((resolve) => {
        phase = wanted;
        reached = () => {
          hit();
          resolve();
        };
      }),
    release: () => {
      for (const go of held) go();
      held = [];
    },
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
