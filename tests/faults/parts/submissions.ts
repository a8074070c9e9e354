import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@aosai/api/client/errors';
import { API_PREFIX, DEFAULT_APP_ID, MINUTE_MS } from '@aosai/api/kit/constants';
import type { Answer } from '@aosai/api/questions/answers';
import { CPP } from '@aosai/api/judging/languages';
import type { Sitting } from '../../load/demoExam.ts';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

/** A program with a wrong answer that takes time to compile and in each case; different for each `no`. */
export function slowWrongProgram(no: number, secondsPerCase = 0.05): string {
  return `#include <bits/stdc++.h>
// ${process.pid} ${no}
int main() {
    while (clock() < CLOCKS_PER_SEC * ${secondsPerCase}) {}
    puts("not the answer");
}
`;
}

/** Submits a program; resolves with the id of the submission. */
export async function submit({ person, room, token }: Sitting, code: string): Promise<string> {
  const question = room.sections.flatMap(({ questions }) => questions).find(({ programming }) => programming !== null);
  if (!question) throw new Error('the paper has no programming task');
  const { client } = person;
  const attemptId = room.attempt.id;
  const { record } = await client.examMemberQuestion.queryLatest({ attemptId, questionId: question.id });
  const answer: Answer = { kind: 'code', language: CPP, code };
  const baseRevision = record?.revision ?? 0;
  const offer = { questionId: question.id, baseRevision, answer, flagged: false, spentMs: 0, submit: true };
  const save = () => client.examMemberQuestion.save({ attemptId, token, answers: [offer], events: [] });
  try {
    await save();
  } catch (cause) {
    // On a fast machine the rounds exceed the limit of submissions in a minute.
    if (!(cause instanceof ApiError && cause.code === 'RATE_LIMITED')) throw cause;
    await sleep(MINUTE_MS);
    await save();
  }
  const { submission } = await client.examMemberQuestion.queryLatest({ attemptId, questionId: question.id });
  if (!submission) throw new Error('nothing was queued');
  return submission.id;
}

/** Slow enough for the limit of calls per person. */
const POLL_MS = 60;

async function submissionOf({ person, room }: Sitting, id: string): Promise<SubmissionView> {
  const { content } = await person.client.examMemberQuestion.queryLatestList({
    page: 0,
    size: 1,
    attemptId: room.attempt.id,
    ids: [id],
  });
  const [found] = content;
  if (!found) throw new Error(`the submission ${id} is gone`);
  return found;
}

/** Waits until the submission is in one of these states; returns it. */
export async function submissionIn(
  sitting: Sitting,
  id: string,
  states: readonly SubmissionView['state'][],
  patienceMs = 90_000,
): Promise<SubmissionView> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    const found = await submissionOf(sitting, id);
    if (states.includes(found.state)) return found;
    if (performance.now() > untilMs) throw new Error(`the submission ${id} is still ${found.state}`);
    await sleep(POLL_MS);
  }
}

/** Listens to a person's event stream and counts how often each submission was reported done. */
export async function countDone({ person }: Sitting, url: string) {
  const stop = new AbortController();
  const done = new Map<string, number>();
  const response = await fetch(`${url}${API_PREFIX}/events`, {
    headers: { 'App-Id': DEFAULT_APP_ID, Cookie: person.cookie },
    signal: stop.signal,
  });
  if (!response.ok || !response.body) throw new Error(`the events are refused with ${response.status}`);
  const lines = response.body.pipeThrough(new TextDecoderStream());
  const reading = (async () => {
    let text = '';
    for await (const chunk of lines) {
      text += chunk;
      const complete = text.split('\n');
      text = complete.pop() ?? '';
      for (const line of complete) {
        if (!line.startsWith('data:')) continue;
        const event = JSON.parse(line.slice('data:'.length)) as { type?: string; id?: string; state?: string };
        if (event.type === 'submission' && event.state === 'done' && event.id !== undefined)
          done.set(event.id, (done.get(event.id) ?? 0) + 1);
      }
    }
  })().catch(() => undefined); // The stream was ended, here or by the server.
  return {
    times: (id: string) => done.get(id) ?? 0,
    stop: async () => {
      stop.abort();
      await reading;
    },
  };
}
