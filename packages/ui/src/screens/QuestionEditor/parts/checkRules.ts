import type { CheckRule } from '@aosai/api/domain/judging';

const real = (within: number): CheckRule => ({ kind: 'real', absolute: within, relative: within });

/** Ways to compare that an author chooses by name. */
const CHOICES: readonly { value: string; label: string; rule: CheckRule }[] = [
  { value: 'default', label: '按行，忽略行末空格', rule: { kind: 'default' } },
  { value: 'token', label: '按词，忽略空白差别', rule: { kind: 'token' } },
  { value: 'exact', label: '完全一致', rule: { kind: 'exact' } },
  { value: 'real-4', label: '实数，误差 10⁻⁴', rule: real(1e-4) },
  { value: 'real-6', label: '实数，误差 10⁻⁶', rule: real(1e-6) },
  { value: 'real-9', label: '实数，误差 10⁻⁹', rule: real(1e-9) },
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
  ...(checkValue(saved) === KEPT ? [{ value: KEPT, label: '自带比较程序（保持不变）' }] : []),
];
