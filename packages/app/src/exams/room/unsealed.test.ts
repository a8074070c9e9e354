import { createClient } from '@aosai/api/client/client';
import { ApiError } from '@aosai/api/client/errors';
import { contract } from '@aosai/api/contract';
import { type ErrorCode, ERRORS } from '@aosai/api/kit/errors';
import { routeTable } from '@aosai/api/client/routes';
import { toBase64url } from '@aosai/api/envelope/base64url';
import { newServerKey } from '@aosai/api/envelope/keys';
import { aRoom } from '@aosai/api/exams/attempts.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { open, step } from './engine.ts';
import type { EngineInput } from './state.ts';
import { createTransport } from './transport.ts';

const QUESTION = idOf('question', 8);
const EDIT: Exclude<EngineInput, { type: 'opened' }> = {
  type: 'edited',
  questionId: QUESTION,
  answer: { kind: 'choice', optionIds: ['A'] },
};

/** An attacker between page and server, who passes on the server's key and answers all other requests unencrypted. */
function wayside(code: ErrorCode) {
  const key = newServerKey();
  const envelope = [{ v: 1, kid: key.kid, pub: toBase64url(key.publicKey), notAfter: at(10_000) }];
  const root = { success: true, data: { time: FIXTURE_NOW, envelope } };
  const { status } = ERRORS[code];
  return createTransport(
    createClient({
      base: 'http://127.0.0.1/aosai/api',
      appId: 'aosai',
      routes: routeTable(contract),
      session: () => ({ id: '01K9ZXCVBNMASDFGHJKLQWERTY', key: new Uint8Array(32).fill(7) }),
      nowMs: () => Date.parse(FIXTURE_NOW),
      fetch: (async (request: Request) =>
        request.url.endsWith('/api/')
          ? Response.json(root)
          : Response.json({ success: false, code, message: '来自路上' }, { status })) as typeof fetch,
    }),
  );
}

/** How the room reacts when an attacker answers a save or hand-in with this error code. */
async function aftermath(code: ErrorCode, kind: 'save' | 'complete') {
  let room = open({ type: 'opened', room: aRoom(), journal: [], sentAtMs: 0 }, 0);
  room = step(room.state, EDIT, 0);
  if (kind === 'complete') room = step(room.state, { type: 'completeWanted' }, 1);
  const transport = wayside(code);
  const { attemptId, inFlight } = room.state;
  if (!inFlight) throw new Error('nothing is under way');
  const { answers } = inFlight;
  const sent =
    kind === 'save'
      ? transport.save({ attemptId, token: 't', answers, events: [], wantResults: false })
      : transport.complete({ id: attemptId, token: 't', answers });
  const error: unknown = await sent.catch((cause: unknown) => cause);
  if (!(error instanceof ApiError)) throw new TypeError('the call was expected to fail');
  const { effects, state } = step(room.state, { type: 'failed', requestNo: inFlight.requestNo, error }, 20);
  const removes = effects.filter(({ type }) => type === 'journalRemove' || type === 'journalClear');
  const { phase, signedOut } = state;
  return { removes, isDirty: state.answers[QUESTION]?.dirtySinceMs !== null, isHere: phase !== 'takenOver', signedOut };
}

test.each(['save', 'complete'] as const)(
  'engine: an unsealed failure in reply to a %s removes no draft and does not take the room over',
  async (kind) => {
    for (const code of Object.keys(ERRORS) as ErrorCode[]) {
      expect([code, await aftermath(code, kind)]).toEqual([
        code,
        { removes: [], isDirty: true, isHere: true, signedOut: code === 'ENV_SESSION' },
      ]);
    }
  },
);
