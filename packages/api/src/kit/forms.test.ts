import { expect, test } from 'vitest';
import { rightFields } from '../rights/rights.ts';
import { fieldProblem } from './fieldProblem.ts';
import { changeable, choice, count, fields, flag, text } from './fields.ts';
import { formOf, startValues } from './formValues.ts';
import { labelled } from './labelled.ts';

const KIND = labelled({ free: '免费', paid: '收费' }, { paid: 'warn' });
const courseFields = fields({
  title: text('标题', { required: true, max: 40, oneLine: true }),
  note: text('说明', { max: 200, lines: 3 }),
  kind: choice('类型', KIND),
  fee: count('费用', { min: 1, max: 999, when: ({ kind }) => kind === 'paid' }),
  isOn: flag('启用', { initial: true }),
});

test('labelled: knows values, options, tones and membership, and refuses an empty set', () => {
  expect({
    values: KIND.values,
    options: KIND.options,
    tones: KIND.values.map(KIND.tone),
    belongs: ['free', 'toString', '', null].map(KIND.has),
  }).toEqual({
    values: ['free', 'paid'],
    options: [
      { value: 'free', label: '免费' },
      { value: 'paid', label: '收费' },
    ],
    tones: ['neutral', 'warn'],
    belongs: [true, false, false, false],
  });
  expect(() => labelled({})).toThrow(TypeError);
});

test('startValues: a new form has the initial values, a change those of the row', () => {
  expect(startValues(courseFields)).toEqual({ title: '', note: '', kind: 'free', fee: null, isOn: true });
  const row = { id: '1', title: '循环', note: null, kind: 'paid', fee: 30, isOn: false };
  expect(startValues(courseFields, row)).toEqual({ title: '循环', note: '', kind: 'paid', fee: 30, isOn: false });
});

test('formOf: fields that are not shown and empty optional text become null', () => {
  const typed = { title: ' 循环 ', note: '  ', kind: 'free', fee: 30, isOn: true };
  expect(formOf(courseFields, typed)).toEqual({ title: '循环', note: null, kind: 'free', fee: null, isOn: true });
  expect(formOf(courseFields, { ...typed, kind: 'paid', note: '周末' })).toEqual({
    title: '循环',
    note: '周末',
    kind: 'paid',
    fee: 30,
    isOn: true,
  });
});

test('changeable: leaves out fixed fields', () => {
  expect(Object.keys(changeable(rightFields))).toEqual(['name', 'kind', 'period', 'quota']);
});

test("typedText: a code's small letters become capitals, for rules and on the wire", () => {
  const code = text('邀请码', {
    required: true,
    max: 8,
    pattern: /^[0-9A-Z]{8}$/,
    like: '8 位字母和数字',
    typed: 'capitals',
  });
  expect(formOf({ code }, { code: ' ab12cd34 ' })).toEqual({ code: 'AB12CD34' });
  expect(fieldProblem(code, 'ab12cd34')).toBeNull();
  expect(fieldProblem(code, 'ab12')).toBe('邀请码应为 8 位字母和数字，请检查。');
});
