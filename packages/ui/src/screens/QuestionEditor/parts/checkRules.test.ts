import { expect, test } from 'vitest';
import { checkOptions, checkRule, checkValue } from './checkRules.ts';

const own = { kind: 'builtin', name: 'yesno' } as const;

test('a known rule is a choice and comes back from it', () => {
  const rule = { kind: 'real', absolute: 1e-6, relative: 1e-6 } as const;
  expect(checkValue(rule)).toBe('real-6');
  expect(checkRule('real-6', own)).toEqual(rule);
  expect(checkOptions(rule)).toHaveLength(6);
});

test("a question's own checker is offered and stays as it was", () => {
  expect(checkOptions(own).at(-1)).toEqual({ value: 'kept', label: '自带比较程序（保持不变）' });
  expect(checkRule(checkValue(own), own)).toEqual(own);
});
