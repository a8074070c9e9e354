import { BUILTIN_CHECKERS } from '@aosai/api/judging/checkers';
import { expect, test } from 'vitest';
import { BUILTIN_LABELS, CHECK_KINDS, type CheckKind, firstRule, ruleFault, toleranceOptions } from './checkRules.ts';

const kinds = Object.keys(CHECK_KINDS) as CheckKind[];

test('firstRule: creates a rule of its kind', () => {
  expect(kinds.map((kind) => firstRule(kind).kind)).toEqual(kinds);
});

test('ruleFault: refuses programs without code', () => {
  expect(Object.fromEntries(kinds.map((kind) => [kind, ruleFault(firstRule(kind))]))).toEqual({
    default: true,
    token: true,
    exact: true,
    real: true,
    builtin: true,
    checker: '请填写比较程序的代码。',
    interactor: '请填写交互程序的代码。',
  });
});

test('ruleFault: refuses a tolerance of zero', () => {
  expect(ruleFault({ kind: 'real', absolute: 0, relative: 0 })).toBe('绝对误差和相对误差至少要允许一种。');
});

test('toleranceOptions: adds an imported tolerance to the usual ones', () => {
  expect(toleranceOptions(1e-6)).toHaveLength(12);
  expect(toleranceOptions(2e-6).at(-1)).toEqual({ value: '0.000002', label: '0.000002' });
  expect(toleranceOptions(1e-12).find(({ value }) => Number(value) === 1e-12)).toEqual({
    value: '1e-12',
    label: '10⁻¹²',
  });
});

test('BUILTIN_LABELS: names each testlib checker', () => {
  expect(Object.keys(BUILTIN_LABELS).toSorted()).toEqual([...BUILTIN_CHECKERS].toSorted());
});
