import { expect, test } from 'vitest';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { hasHeadroom, headroomAdvice, proposedTimeMs } from './headroom.ts';

const limits = { timeMs: 1000, memoryKiB: 65_536 };

test('hasHeadroom: a reference may take a third of its limit in C++ and half of it in Python', () => {
  const room = (language: typeof CPP | typeof PYTHON, tookMs: number) => hasHeadroom(language, limits, tookMs);
  expect([room(CPP, 333), room(CPP, 334), room(PYTHON, 1000), room(PYTHON, 1001)]).toEqual([true, false, true, false]);
});

test('proposedTimeMs: the proposed limit leaves headroom, also with a time factor of the task', () => {
  for (const tookMs of [1, 334, 999, 1001, 1850]) {
    for (const [language, timeFactors] of [
      [CPP, undefined],
      [PYTHON, undefined],
      [PYTHON, { [PYTHON]: 3 }],
    ] as const) {
      const timeMs = proposedTimeMs(language, { ...limits, timeFactors }, tookMs);
      expect([timeMs % 100, hasHeadroom(language, { ...limits, timeFactors, timeMs }, tookMs)]).toEqual([0, true]);
    }
  }
});

test('headroomAdvice: proposes a limit, and null while the limit is right', () => {
  expect(headroomAdvice(PYTHON, limits, 1000)).toBeNull();
  expect(headroomAdvice(PYTHON, limits, 1850)).toBe(
    '如果这是标准程序：最长 1850 ms 超过了时限 2000 ms 的一半，机器忙时会误判超时；建议 timeMs 设为 1900',
  );
});
