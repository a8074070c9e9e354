import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMemoryServer } from './memoryServer.ts';
import type { SimulatedTime } from './port.ts';
import {
  type Command,
  commandArbitrary,
  disagreements,
  lostContents,
  notScored,
  type Sabotage,
  simulate,
} from './simulation.ts';

async function problems(commands: readonly Command[], sabotage: Sabotage = {}): Promise<string[]> {
  const time: SimulatedTime = { nowMs: 0 };
  const result = await simulate(commands, time, openMemoryServer(time), sabotage);
  const onePage = commands.every((command) => !('page' in command) || command.page === 0);
  return [...lostContents(result), ...disagreements(result), ...(onePage ? notScored(result) : [])];
}

const twoPages = fc.array(commandArbitrary, { maxLength: 40 });
const onePage = fc.array(
  commandArbitrary.filter((command) => !('page' in command) || command.page === 0),
  { maxLength: 40 },
);

test.each([
  ['two tabs', twoPages],
  ['one tab', onePage],
])(
  'with %s nothing typed is lost, despite crashes, network failures, takeovers and time passing',
  async (_, commands) => {
    await fc.assert(
      fc.asyncProperty(commands, async (list) => {
        expect(await problems(list)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  },
);

test.each<[string, Sabotage]>([
  ['the journal', { forgetJournal: true }],
  ['the memory of what was sent', { forgetSentKeys: true }],
])('without %s the property fails', async (_, sabotage) => {
  const outcome = await fc.check(
    fc.asyncProperty(onePage, async (list) => (await problems(list, sabotage)).length === 0),
    { numRuns: 40_000 },
  );
  expect(outcome.failed).toBe(true);
});

test('a page sends nothing more after handing in', async () => {
  const time: SimulatedTime = { nowMs: 0 };
  const server = openMemoryServer(time);
  const calls: string[] = [];
  const listening = {
    ...server,
    save: (...args: Parameters<typeof server.save>) => {
      calls.push('save');
      return server.save(...args);
    },
    complete: (...args: Parameters<typeof server.complete>) => {
      calls.push('complete');
      return server.complete(...args);
    },
  };
  const commands: Command[] = [
    { kind: 'type', page: 0, question: 0 },
    { kind: 'complete', page: 0 },
    { kind: 'wait', ms: 120_000 },
  ];
  await simulate(commands, time, listening);
  expect(calls).toEqual(['save', 'complete']);
});
