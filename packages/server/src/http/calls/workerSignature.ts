import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@aosai/api/kit/errors';
import {
  WORKER_CLOCK_MS,
  WORKER_HEADER,
  WORKER_SIGNATURE_VERSION,
  workerSignedText,
} from '@aosai/api/judging/remoteJudging';
import type { ReplayStore } from '../envelope/replayStore.ts';

export interface SignedRequest {
  method: string;
  /** With the query string. */
  path: string;
  headers: Headers;
}

const FORM = /^v2 (\d{10,16}) ([0-9a-f]{32}) ([0-9a-f]{64}) ([0-9a-f]{64})$/;

/**
 * Verifies a worker's signature, in constant time; refuses old and repeated requests, and everything if there is no
 * token. The header contains the body's hash, so nothing of the body is read before; call `checkBody` with it
 * afterwards. Throws WORKER_REFUSED, ENV_CLOCK, ENV_REPLAY.
 */
export async function checkWorkerSignature(
  { method, path, headers }: SignedRequest,
  { token, now, replays }: { token: string | undefined; now: Date; replays: ReplayStore },
): Promise<{ checkBody: (body: string) => void }> {
  const parts = FORM.exec(headers.get(WORKER_HEADER) ?? '');
  const [, timestamp = '', nonce = '', bodyHash = '', given = ''] = parts ?? [];
  if (token === undefined || !parts) throw new AppError('WORKER_REFUSED');
  const timestampMs = Number(timestamp);
  const text = workerSignedText({ method, path, timestampMs, nonce, bodyHash });
  const expected = createHmac('sha256', token).update(text).digest();
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) throw new AppError('WORKER_REFUSED');
  if (Math.abs(now.getTime() - timestampMs) > WORKER_CLOCK_MS) throw new AppError('ENV_CLOCK');
  const isNew = await replays.markSeen(`worker-${WORKER_SIGNATURE_VERSION}-${nonce}`, timestampMs + WORKER_CLOCK_MS);
  if (!isNew) throw new AppError('ENV_REPLAY');
  return {
    checkBody: (body) => {
      if (createHash('sha256').update(body).digest('hex') !== bodyHash) throw new AppError('WORKER_REFUSED');
    },
  };
}
