import { afterAll, beforeAll, expect, test } from 'vitest';
import { CPP, type LanguageId, PYTHON } from '@aosai/api/judging/languages';
import { isThreadRefused } from '@aosai/api/kit/threadAdvice';
import type { Judge } from '../judge.ts';
import { openTestJudge } from '../testing/testJudge.ts';

let judge: Judge;
beforeAll(async () => {
  judge = await openTestJudge();
});
afterAll(async () => judge.close());

const limits = { timeMs: 1000, memoryKiB: 256 * 1024 };

test.each<[name: string, language: LanguageId, source: string]>([
  ['std::thread', CPP, '#include <thread>\nint main() { std::thread t([] {}); t.join(); }'],
  [
    'std::async',
    CPP,
    '#include <future>\nint main() { return std::async(std::launch::async, [] { return 0; }).get(); }',
  ],
  ['threading', PYTHON, 'import threading\nthreading.Thread(target=print).start()'],
])(
  'isThreadRefused: recognizes the error output of a program that starts a thread by %s',
  async (_, language, source) => {
    const { verdict, stderr } = await judge.run({ language, source, limits, input: '', standard: 'c++17' });
    expect([verdict, isThreadRefused(stderr)]).toEqual(['RE', true]);
  },
);

test('isThreadRefused: does not match another runtime error', async () => {
  const { verdict, stderr } = await judge.run({ language: PYTHON, source: 'print(1 / 0)', limits, input: '' });
  expect([verdict, isThreadRefused(stderr)]).toEqual(['RE', false]);
});
