import { expect, test } from 'vitest';
import { CPP } from '@aosai/api/judging/languages';
import { JudgeUnavailable } from '../judgeUnavailable.ts';
import type { Wall } from './tools.ts';
import { ADD_CPP, openTestJudge, requestOf } from '../testing/testJudge.ts';

test.each([
  [['seccomp'], '沙箱自检未通过：'],
  [['landlock'], 'unlisted-path'],
  [['poll'], '沙箱自检未通过：memory-limit'],
  [['killgroup'], '沙箱自检未通过：orphan'],
  [['kernel'], '内核没有 Landlock'],
] satisfies [Wall[], string][])(
  'judge: without %s it refuses to run anything and names the problem',
  async (without, problem) => {
    const judge = await openTestJudge(without);
    const request = requestOf({ language: CPP, source: ADD_CPP });
    expect(judge.status()).toMatchObject({
      available: false,
      level: 'L5',
      problems: [expect.stringContaining(problem)],
    });
    await expect(judge.judge(request)).rejects.toBeInstanceOf(JudgeUnavailable);
    const { language, source, limits } = request;
    await expect(judge.run({ language, source, limits, input: '' })).rejects.toMatchObject({
      code: 'JUDGE_UNAVAILABLE',
    });
    await judge.close();
  },
);

test.each([
  [[], /^L[134]b?$/u],
  [['privilege'], /^L[34]$/u],
  [['spaces'], /^L4$/u],
] satisfies [Wall[], RegExp][])('judge: without %s it still judges, at the expected level', async (without, level) => {
  const judge = await openTestJudge(without);
  const verdict = (await judge.judge(requestOf({ language: CPP, source: ADD_CPP }))).verdict;
  expect({ level: judge.status().level, verdict }).toEqual({ level: expect.stringMatching(level), verdict: 'AC' });
  await judge.close();
});
