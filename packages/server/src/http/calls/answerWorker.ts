import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { MAX_BODY_BYTES } from '@aosai/api/envelope/format';
import { addressKey } from '../../kit/clientAddress.ts';
import type { DataReply } from '../../kit/remoteJudging.ts';
import type { AnswerServices, Route } from './answer.ts';
import { failureOf } from '../errors.ts';
import { failedRequest, type HttpContext } from '../httpContext.ts';
import { addressOf } from '../request/incoming.ts';
import { refuseOnStandby } from './access.ts';
import { parseInput } from './input.ts';
import { listed } from './listedErrors.ts';
import { readBody } from '../request/readBody.ts';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import {
  WORKER_CLOCK_MS,
  WORKER_HEADER,
  WORKER_SIGNATURE_VERSION,
  workerSignedText,
} from '@aosai/api/judging/remoteJudging';
import type { ReplayStore } from '../envelope/replayStore.ts';
import { lazyStream } from '../files/fileResponse.ts';

interface SignedRequest {
  method: string;
  /** With the query string. */
  path: string;
  headers: Headers;
}

const FORM = /^v2 (\d{10,16}) ([0-9a-f]{32}) ([0-9a-f]{64}) ([0-9a-f]{64})$/;

/**
 * Verifies a worker's signature by one of the tokens, in constant time; refuses old and repeated requests, and
 * everything if there is no token. The header contains the body's hash, so nothing of the body is read before; call `checkBody` with it
 * afterwards. Throws WORKER_REFUSED, ENV_CLOCK, ENV_REPLAY.
 */
export async function checkWorkerSignature(
  { method, path, headers }: SignedRequest,
  { tokens, now, replays }: { tokens: readonly string[]; now: Date; replays: ReplayStore },
): Promise<{ checkBody: (body: string) => void; hasOldToken: boolean }> {
  const parts = FORM.exec(headers.get(WORKER_HEADER) ?? '');
  const [, timestamp = '', nonce = '', bodyHash = '', given = ''] = parts ?? [];
  if (!parts) throw new AppError('WORKER_REFUSED');
  const timestampMs = Number(timestamp);
  const text = workerSignedText({ method, path, timestampMs, nonce, bodyHash });
  const isSignedWith = tokens.map((token) => {
    const expected = createHmac('sha256', token).update(text).digest();
    return timingSafeEqual(expected, Buffer.from(given, 'hex'));
  });
  if (!isSignedWith.includes(true)) throw new AppError('WORKER_REFUSED');
  if (Math.abs(now.getTime() - timestampMs) > WORKER_CLOCK_MS) throw new AppError('ENV_CLOCK');
  const isNew = await replays.markSeen(`worker-${WORKER_SIGNATURE_VERSION}-${nonce}`, timestampMs + WORKER_CLOCK_MS);
  if (!isNew) throw new AppError('ENV_REPLAY');
  return {
    hasOldToken: isSignedWith[0] !== true,
    checkBody: (body) => {
      if (createHash('sha256').update(body).digest('hex') !== bodyHash) throw new AppError('WORKER_REFUSED');
    },
  };
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Calls of judge workers: no session, no envelope and no app, but a signature over method, path, time, nonce and body.
 * Test data is named by its hash, so it may be cached for ever.
 */
export async function answerWorker(c: HttpContext, route: Route, mounted: AnswerServices): Promise<Response> {
  const { db, services, log, limits, replays, trustProxy } = mounted;
  try {
    const ip = addressOf(c, trustProxy);
    const seconds = limits.address.take(addressKey(ip), services.now().getTime());
    if (seconds > 0) throw new AppError('RATE_LIMITED', { seconds });
    refuseOnStandby(services.platform, c.req.method, route.permission);
    const url = new URL(c.req.url);
    const hasBody = c.req.method !== 'GET';
    const signed = { method: c.req.method, path: url.pathname + url.search, headers: c.req.raw.headers };
    const known = { tokens: services.platform.judgeTokens, now: services.now(), replays };
    const { checkBody, hasOldToken } = await checkWorkerSignature(signed, known);
    // The signature was verified, so the body may be long.
    const body = hasBody ? await readBody(c.req.raw, MAX_BODY_BYTES, () => Promise.resolve()) : '';
    checkBody(body);
    const raw = {
      body: hasBody ? parsed(body) : undefined,
      hasBody,
      query: url.searchParams,
      pathFields: c.req.param(),
    };
    const input = parseInput(route.call, raw);
    const context = {
      db,
      services,
      appId: DEFAULT_APP_ID,
      group: route.group,
      actor: { kind: 'anonymous' as const },
      ip,
      userAgent: c.req.header('User-Agent') ?? '',
      host: url.hostname,
      origin: url.origin,
      setSessionToken: () => undefined,
      setBrowserToken: () => undefined,
      hasOldToken,
      signal: c.req.raw.signal,
    };
    const result = await listed(route, log, () => route.handler?.(context, input, []));
    if (route.call.download) {
      c.header('Cache-Control', `private, max-age=${YEAR_SECONDS}, immutable`);
      c.header('Content-Type', 'application/octet-stream');
      const { bytes, open } = result as DataReply;
      c.header('Content-Length', String(bytes));
      return c.body(lazyStream(open));
    }
    c.header('Cache-Control', 'no-store');
    return c.json({ success: true, data: z.parse(route.call.output, result) });
  } catch (error) {
    const failure = failureOf(error, log, services.now(), failedRequest(c));
    c.header('Cache-Control', 'no-store');
    if (failure.retryAfterSeconds !== undefined) c.header('Retry-After', String(failure.retryAfterSeconds));
    return c.json(failure.body, failure.status);
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AppError('ENV_MALFORMED', {}, { cause });
  }
}
