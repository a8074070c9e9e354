import type { CheckRule } from '@aosai/api/domain/judging';

const real = (within: number): CheckRule => ({ kind: 'real', absolute: within, relative: within });

/** Ways to compare that an author chooses by name. */
const CHOICES: readonly { value: string; label: string; rule: CheckRule }[] = [
  { value: 'default', label: '逐行比较，忽略行末空格和文末换行', rule: { kind: 'default' } },
  { value: 'token', label: '逐词比较，忽略所有空白的差别', rule: { kind: 'token' } },
  { value: 'exact', label: '完全一致', rule: { kind: 'exact' } },
  { value: 'real-4', label: '实数，误差不超过 0.0001', rule: real(1e-4) },
  { value: 'real-6', label: '实数，误差不超过 0.000001', rule: real(1e-6) },
  { value: 'real-9', label: '实数，误差不超过 0.000000001', rule: real(1e-9) },
];

const KEPT = 'kept';

const same = (a: CheckRule, b: CheckRule): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The choice that a rule is, or the question's own checker. */
export const checkValue = (rule: CheckRule): string => CHOICES.find((choice) => same(choice.rule, rule))?.value ?? KEPT;

/** The rule of a choice; the question's own checker is the one that was saved. */
export const checkRule = (value: string, saved: CheckRule): CheckRule =>
  CHOICES.find((choice) => choice.value === value)?.rule ?? saved;

/** What can be chosen; a saved checker program or testlib checker is one choice more. */
export const checkOptions = (saved: CheckRule): { value: string; label: string }[] => [
  ...CHOICES.map(({ value, label }) => ({ value, label })),
  ...(checkValue(saved) === KEPT ? [{ value: KEPT, label: '这道题自带的校验器（保持不变）' }] : []),
];
