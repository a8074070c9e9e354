import { createHash, createHmac, randomBytes } from 'node:crypto';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { WORKER_HEADER, workerSignedText } from '@aosai/api/judging/remoteJudging';
import { ORIGIN, TEST_JUDGE_TOKEN } from './testApp.ts';

export interface WorkerRequest {
  method?: string;
  /** Below the API prefix, with the query string. */
  path: string;
  body?: unknown;
  token?: string;
  nowMs: number;
  nonce?: string;
}

/** A request signed as by a judge worker on another machine. */
export function signAsWorker({ method = 'POST', path, body, token = TEST_JUDGE_TOKEN, nowMs, nonce }: WorkerRequest) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const fresh = nonce ?? randomBytes(16).toString('hex');
  const bodyHash = createHash('sha256').update(text).digest('hex');
  const signed = workerSignedText({ method, path: API_PREFIX + path, timestampMs: nowMs, nonce: fresh, bodyHash });
  const signature = createHmac('sha256', token).update(signed).digest('hex');
  return new Request(`${ORIGIN}${API_PREFIX}${path}`, {
    method,
    headers: { [WORKER_HEADER]: `v2 ${nowMs} ${fresh} ${bodyHash} ${signature}` },
    ...(text && { body: text }),
  });
}
