import { solveWork } from '@aosai/api/accounts/proofOfWork';
import type { Reply, SendOptions, TestApp } from './testApp.ts';

export function workFor(challenge: string): string {
  const solving = solveWork(challenge);
  for (;;) {
    const { done, value } = solving.next();
    if (done) return value;
  }
}

/** Sends a call as the site's client does: solves a demanded challenge and repeats the call. */
export async function sendWithWork(
  site: Pick<TestApp, 'send'>,
  method: string,
  path: string,
  options: SendOptions,
): Promise<Reply> {
  const reply = await site.send(method, path, options);
  const { challenge } = reply.body;
  if (reply.body.code !== 'WORK_REQUIRED' || challenge === undefined) return reply;
  return site.send(method, path, { ...options, body: { ...(options.body as object), proof: workFor(challenge) } });
}
