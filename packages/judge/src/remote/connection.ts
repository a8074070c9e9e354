import { createHash, createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_PREFIX } from '@aosai/api/kit/constants';
import {
  type LeasedJob,
  type LeaseKey,
  type LeaseOutcome,
  WORKER_HEADER,
  WORKER_SIGNATURE_VERSION,
  workerSignedText,
  type WorkerInfo,
} from '@aosai/api/judging/remoteJudging';

/** The server refused the request; repeating it will not help. */
export class ServerRefused extends Error {
  override readonly name = 'ServerRefused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The server did not answer, or asked to come back later (429 or 5xx). */
export class ServerAway extends Error {
  override readonly name = 'ServerAway';
}

/** Options of a worker's connection. */
export interface ConnectionOptions {
  /** Origin of the site: `https://school.example`. */
  server: string;
  token: string;
  fetch?: (request: Request) => Promise<Response>;
  nowMs?: () => number;
}

/** A worker's client of the server. Every call rejects with `ServerRefused`, `ServerAway` or the signal's reason. */
export interface Connection {
  lease: (worker: WorkerInfo, waitMs: number, signal: AbortSignal) => Promise<LeasedJob | null>;
  heartbeat: (workerId: string, jobs: { lease: LeaseKey; doneCases: number }[]) => Promise<LeaseKey[]>;
  result: (workerId: string, lease: LeaseKey, outcome: LeaseOutcome) => Promise<boolean>;
  testData: (lease: LeaseKey, hash: string, signal: AbortSignal) => Promise<Buffer>;
}

const ANSWER_WITHIN_MS = 30_000;
const DATA_WITHIN_MS = 120_000;

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  withinMs: number;
  signal?: AbortSignal;
}

interface Failure {
  code?: string;
  message?: string;
  serverTime?: string;
}

async function failureOf(response: Response): Promise<Failure> {
  try {
    return (await response.json()) as Failure;
  } catch {
    // A proxy's page instead of the server's answer.
    return {};
  }
}

function isLater(status: number): boolean {
  return status === 429 || status >= 500;
}

/**
 * Opens a connection that signs each request with the token. If the server reports a clock difference, it corrects the
 * time and repeats the request once.
 */
export function openConnection(options: ConnectionOptions): Connection {
  const send = options.fetch ?? (async (request: Request) => fetch(request));
  const nowMs = options.nowMs ?? Date.now;
  const base = new URL(API_PREFIX, options.server);
  let offsetMs = 0;

  const signed = ({ method, path, body = '', withinMs, signal }: Call): Request => {
    const url = new URL(base.pathname + path, base);
    const timestampMs = Math.round(nowMs() + offsetMs);
    const nonce = randomBytes(16).toString('hex');
    const bodyHash = createHash('sha256').update(body).digest('hex');
    const text = workerSignedText({ method, path: url.pathname + url.search, timestampMs, nonce, bodyHash });
    const signature = createHmac('sha256', options.token).update(text).digest('hex');
    const timeout = AbortSignal.timeout(withinMs);
    return new Request(url, {
      method,
      headers: {
        [WORKER_HEADER]: `${WORKER_SIGNATURE_VERSION} ${timestampMs} ${nonce} ${bodyHash} ${signature}`,
        ...(method === 'POST' && { 'Content-Type': 'application/json' }),
      },
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      ...(method === 'POST' && { body }),
    });
  };

  const once = async (call: Call): Promise<{ response: Response; failure: Failure | null }> => {
    try {
      const response = await send(signed(call));
      return { response, failure: response.ok ? null : await failureOf(response) };
    } catch (cause) {
      call.signal?.throwIfAborted();
      throw new ServerAway(cause instanceof Error ? cause.message : String(cause), { cause });
    }
  };

  const ask = async (call: Call): Promise<Response> => {
    let { response, failure } = await once(call);
    if (failure?.code === 'ENV_CLOCK' && failure.serverTime !== undefined) {
      offsetMs = Date.parse(failure.serverTime) - nowMs();
      ({ response, failure } = await once(call));
    }
    if (!failure) {
      return response;
    }
    const text = failure.message ?? `HTTP ${response.status}`;
    throw isLater(response.status) ? new ServerAway(text) : new ServerRefused(failure.code ?? '', text);
  };

  const post = async (action: string, body: unknown, more: { withinMs?: number; signal?: AbortSignal } = {}) => {
    const path = `/judge/${action}`;
    const call: Call = { method: 'POST', path, body: JSON.stringify(body), withinMs: ANSWER_WITHIN_MS, ...more };
    const response = await ask(call);
    try {
      return ((await response.json()) as { data: unknown }).data;
    } catch (cause) {
      more.signal?.throwIfAborted();
      throw new ServerAway('the answer broke off', { cause });
    }
  };

  return {
    lease: async (worker, waitMs, signal) => {
      const reply = await post('lease', { worker, waitMs }, { withinMs: waitMs + ANSWER_WITHIN_MS, signal });
      return (reply as { job: LeasedJob | null }).job;
    },
    heartbeat: async (workerId, jobs) => ((await post('heartbeat', { workerId, jobs })) as { lost: LeaseKey[] }).lost,
    result: async (workerId, lease, outcome) =>
      ((await post('result', { workerId, lease, outcome })) as { isOurs: boolean }).isOurs,
    testData: async ({ appId, id }, hash, signal) => {
      const query = new URLSearchParams({ appId, submissionId: id });
      const path = `/judge/testdata/${hash}?${query.toString()}`;
      const response = await ask({ method: 'GET', path, withinMs: DATA_WITHIN_MS, signal });
      try {
        return Buffer.from(await response.arrayBuffer());
      } catch (cause) {
        signal.throwIfAborted();
        throw new ServerAway('the data broke off', { cause });
      }
    },
  };
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Repeats a task while the server is away, with pauses from 0.5 s up to 15 s, until it succeeds or the signal aborts.
 * After `patienceMs` it rejects with the last error. `onAway` is called with each failure and the pause that follows.
 */
export async function whileAway<T>(
  task: () => Promise<T>,
  options: { signal: AbortSignal; patienceMs?: number; onAway: (error: ServerAway, pauseMs: number) => void },
): Promise<T> {
  const untilMs = performance.now() + (options.patienceMs ?? Number.POSITIVE_INFINITY);
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof ServerAway) || performance.now() + pauseMs > untilMs) {
        throw error;
      }
      options.onAway(error, pauseMs);
      await sleep(pauseMs, undefined, { signal: options.signal });
    }
  }
}
