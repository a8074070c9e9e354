import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { fieldProblem } from '../fieldProblem.ts';
import { choice, count, fields, flag, text } from '../fields.ts';
import { labelled } from '../labelled.ts';
import { changesOf, inputOf, labelOf } from './inputOf.ts';

const KIND = labelled({ unlimited: '不限次数', quota: '限次数' });
const cardFields = fields({
  code: text('代号', { required: true, max: 6, pattern: /^[a-z]+$/, like: '小写字母', fixed: true }),
  name: text('名称', { required: true, max: 4, oneLine: true }),
  note: text('说明', { minLength: 2, max: 4 }),
  seats: count('名额', { required: false, min: 1, max: 9 }),
  kind: choice('限制', KIND),
  quota: count('次数', { min: 1, max: 9, when: ({ kind }) => kind === 'quota' }),
  isOn: flag('启用'),
});
const schema = inputOf(cardFields);
const right = { code: 'card', name: '年卡', note: null, seats: null, kind: 'quota', quota: 3, isOn: true };
const wordsFor = (input: object) => z.safeParse(schema, input).error?.issues.map(({ message }) => message) ?? [];

test('inputOf: accepts a valid form and trims its text', () => {
  expect(z.parse(schema, { ...right, name: ' 年\u200b卡 ' })).toEqual(right);
  expect(wordsFor({ ...right, kind: 'unlimited', quota: null })).toEqual([]);
});

test('inputOf: refuses every invalid value with the same words as the form', () => {
  const wrong = {
    code: ['', 'Card', 'cardcard'],
    name: ['', '很长的名称'],
    note: ['短', '很长的说明'],
    seats: [0, 10],
    kind: ['often', undefined],
    quota: [0, 10, 1.5, '3'],
  } as const;
  for (const [name, values] of Object.entries(wrong))
    for (const value of values) {
      const field = cardFields[name as keyof typeof wrong];
      expect([name, value, wordsFor({ ...right, [name]: value })]).toEqual([name, value, [fieldProblem(field, value)]]);
    }
});

test('inputOf: a conditional field is required if its condition holds, and refused otherwise', () => {
  expect(wordsFor({ ...right, quota: null })).toEqual(['请填写次数。']);
  expect(wordsFor({ ...right, kind: 'unlimited' })).toEqual(['按现在的选择不用填写次数。']);
});

test('changesOf: requires id and version, and refuses fixed and unknown fields', () => {
  const { code: _code, ...changes } = right;
  const changing = changesOf(cardFields);
  const seen = { id: '01J8ZQ5B0000000000000000AA', version: 2 };
  expect(z.parse(changing, { ...seen, ...changes })).toEqual({ ...seen, ...changes });
  const refused = [changes, { ...seen, ...right }, { ...seen, ...changes, status: 'published' }];
  expect(refused.map((input) => z.safeParse(changing, input).success)).toEqual([false, false, false]);
});

test('labelOf: returns the Chinese names of a schema’s fields', () => {
  expect(['quota', 'toString', 0, undefined].map((key) => labelOf(schema, key))).toEqual(['次数', null, null, null]);
  expect(labelOf(z.strictObject({}), 'quota')).toBeNull();
});
