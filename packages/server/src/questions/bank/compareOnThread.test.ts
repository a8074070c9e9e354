import { expect, test } from 'vitest';
import { TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { GivenSource } from '@aosai/api/questions/source';
import { comparingThread } from './compareOnThread.ts';

const other: GivenSource = {
  key: '',
  type: TRUE_FALSE,
  stem: '天是蓝的',
  analysis: '',
  difficulty: 'easy',
  tags: [],
  answer: true,
};

test('comparingThread: rejects calls after its thread was closed instead of waiting', async () => {
  const { compare, close } = comparingThread();
  expect(await compare(['天是蓝的'], [other])).toEqual([100]);
  await close();
  await expect(compare(['天是蓝的'], [other])).rejects.toThrow('closed');
});
