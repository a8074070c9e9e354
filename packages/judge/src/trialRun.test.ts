import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CPP } from '@aosai/api/domain/languages';
import { createJudge } from './judge.ts';
import type { Runner } from './runner.ts';
import { ADD_CPP, COMPILE_BOMB, openTestRunner } from './testing/testJudge.ts';

let runner: Runner;
beforeAll(async () => {
  runner = await openTestRunner({});
}, 180_000);
afterAll(async () => runner.close());

const LIMITS = { timeMs: 1000, memoryKiB: 256 * 1024 };

test('a trial run has five seconds to compile', { timeout: 120_000 }, async () => {
  const request = { language: CPP, source: COMPILE_BOMB, limits: LIMITS, input: '' } as const;
  const { verdict, compileMessage } = await createJudge(runner).run(request);
  expect({ verdict, reason: compileMessage.split('，')[0] }).toEqual({
    verdict: 'CE',
    reason: '编译超时（上限 5 秒）',
  });
});

test('a compilation that is called off ends at once, and its place is free', { timeout: 60_000 }, async () => {
  const off = new AbortController();
  const tenMinutes = { language: CPP, source: `${COMPILE_BOMB}// again\n`, compileMs: 600_000 } as const;
  const bomb = runner.compile(tenMinutes, off.signal).catch(String);
  await sleep(500);
  off.abort(new Error('called off'));
  expect(await bomb).toBe('Error: called off');
  const next = await createJudge(runner).run({ language: CPP, source: ADD_CPP, limits: LIMITS, input: '1 2\n' });
  expect(next.stdout).toBe('3\n');
});
