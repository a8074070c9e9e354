import { aRoom } from '@aosai/api/exams/attempts.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { noJournal } from './noJournal.ts';
import { startRuntime } from './runtime.ts';
import type { JournalEntry } from './state.ts';
import type { Transport } from './transport.ts';

const TASKS = [idOf('question', 26), idOf('question', 27)] as const;
const never = () => new Promise<never>(() => undefined);

test('runtime: leave sends as many answers as fit and journals that they were sent', async () => {
  const left: string[][] = [];
  const kept: JournalEntry[] = [];
  const transport: Transport = {
    save: never,
    complete: never,
    takeover: never,
    saveOnLeave: ({ answers }) => left.push(answers.map(({ questionId }) => questionId)),
  };
  const runtime = startRuntime({
    room: aRoom(),
    drafts: [],
    journal: { ...noJournal, put: async (entry) => void kept.push(entry) },
    transport,
    sentAtMs: 0,
    now: () => 0,
    onChange: () => undefined,
    onEffect: () => undefined,
    onJournalFailure: (error) => {
      throw error;
    },
  });
  const long = { kind: 'code', language: 53, code: 'x'.repeat(40_000) } as const;
  for (const questionId of TASKS) runtime.send({ type: 'edited', questionId, answer: long });
  runtime.leave();
  runtime.stop();
  expect(left).toEqual([[TASKS[0]]]);
  await expect
    .poll(() => kept.map(({ questionId, sentKeys }) => [questionId, sentKeys.length]))
    .toEqual([
      [TASKS[0], 0],
      [TASKS[1], 0],
      [TASKS[0], 1],
    ]);
});
