import { expect, test } from 'vitest';
import type { PropertyValue } from './propertyValues.ts';
import {
  aheadMs,
  BadValue,
  flag,
  hexColour,
  integer,
  list,
  MissingValue,
  moment,
  object,
  oneOf,
  optional,
  siteAddress,
  text,
} from './readers.ts';

const attribute = (written: string, atMs = 0): PropertyValue => ({ from: 'attribute', text: written, atMs });
const property = (value: unknown): PropertyValue => ({ from: 'property', value, atMs: 0 });

test('readers: parse an attribute as text or JSON and take a property unchanged', () => {
  const date = new Date('2026-12-06T01:00:00Z');
  expect([
    text(attribute('007'), 'current-id'),
    integer(attribute('10000'), 'max-points'),
    object<{ kind: string }>('kind')(attribute('{"kind":"choice"}'), 'answer'),
    list<{ id: string }>('id')(property([{ id: 'a' }]), 'members'),
    oneOf('read', 'review')(attribute('review'), 'mode'),
    moment(attribute('2026-12-06T09:00:00+08:00'), 'deadline-at') === moment(property(date), 'deadline-at'),
    hexColour(attribute('#0f766e'), 'accent'),
    siteAddress(attribute('https://oj.example.com/web/'), 'site'),
  ]).toEqual([
    '007',
    10_000,
    { kind: 'choice' },
    [{ id: 'a' }],
    'review',
    true,
    '#0f766e',
    'https://oj.example.com/web/',
  ]);
});

test('flag: is true when present, unless its text is `false`', () => {
  expect(
    [undefined, attribute(''), attribute('false'), property(true), property(0)].map((it) => flag(it, 'named')),
  ).toEqual([false, true, false, true, false]);
});

test("aheadMs: measures the server's lead from the moment its time was set", () => {
  const nine = Date.parse('2026-12-06T09:00:00Z');
  expect(aheadMs(attribute('2026-12-06T09:00:05Z', nine), 'server-time')).toBe(5000);
  expect([aheadMs(undefined, 'server-time'), aheadMs(property(null), 'server-time')]).toEqual([0, 0]);
});

test('readers: throw MissingValue for an unset value unless it is optional', () => {
  for (const given of [undefined, property(null)]) {
    expect(() => text(given, 'name')).toThrow(MissingValue);
    expect(optional(text)(given, 'name')).toBeNull();
  }
});

test.each([
  [() => object('kind')(attribute('{"kind":'), 'answer'), 'answer 不是有效的 JSON，请检查引号、逗号和括号。'],
  [() => object('kind')(attribute('[]'), 'answer'), 'answer 应为 JSON 对象。'],
  [() => object('id', 'no')(property({ id: 1 }), 'question'), 'question 缺少字段 no。'],
  [() => list('id')(attribute('{}'), 'exams'), 'exams 应为 JSON 数组。'],
  [() => list('id')(property([{ id: 1 }, {}]), 'exams'), 'exams[1] 缺少字段 id。'],
  [() => list('id')(property([null]), 'exams'), 'exams[0] 应为 JSON 对象。'],
  [() => text(property({}), 'name'), 'name 应为文字。'],
  [() => integer(attribute('1.5'), 'price-fen'), 'price-fen 应为整数。'],
  [() => integer(attribute(''), 'price-fen'), 'price-fen 应为整数。'],
  [() => oneOf('0', '1')(attribute('2'), 'type'), 'type 只能是 0、1 之一。'],
  [() => moment(attribute('明天'), 'deadline-at'), 'deadline-at 不是有效的时间，请写成 2026-12-06T09:00:00+08:00。'],
  [() => hexColour(attribute('red;}'), 'accent'), 'accent 应为十六进制颜色，例如 #0f766e。'],
  [() => siteAddress(attribute('javascript:alert(1)'), 'site'), 'site 应为网址，例如 https://oj.example.com。'],
  [() => optional(integer)(attribute('x'), 'price-fen'), 'price-fen 应为整数。'],
])('readers: explain a wrong value in Chinese (%#)', (read, message) => {
  expect(read).toThrow(new BadValue(message));
});
