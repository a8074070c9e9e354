import { expect, test } from 'vitest';
import { chineseRules } from './chineseRules.ts';

test("chineseRules: makes each rule's message from the label", () => {
  const eleven = /^\d{11}$/;
  expect(
    chineseRules('手机号', {
      required: 'fill',
      minLength: 11,
      maxLength: 12,
      pattern: { value: eleven, like: ' 11 位数字' },
    }),
  ).toEqual({
    required: '请填写手机号。',
    minLength: { value: 11, message: '手机号至少要 11 个字，请补充。' },
    maxLength: { value: 12, message: '手机号最多 12 个字，请缩短。' },
    pattern: { value: eleven, message: '手机号应为 11 位数字，请检查。' },
  });
});

test('chineseRules: names both ends of a range, or the only one', () => {
  const whole = '人数应在 1 到 60 之间，请重新填写。';
  expect(chineseRules('人数', { min: 1, max: 60 })).toEqual({
    min: { value: 1, message: whole },
    max: { value: 60, message: whole },
  });
  expect(chineseRules('人数', { min: 1 })).toEqual({ min: { value: 1, message: '人数不能小于 1，请重新填写。' } });
  expect(chineseRules('人数', { max: 60 })).toEqual({ max: { value: 60, message: '人数不能大于 60，请重新填写。' } });
});

test('chineseRules: returns no rules for a free field, and 请选择 for a required choice', () => {
  expect(chineseRules('备注', {})).toEqual({});
  expect(chineseRules('学校', { required: 'choose' })).toEqual({ required: '请选择学校。' });
});
