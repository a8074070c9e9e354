import { expect, test } from 'vitest';
import { extensionText } from './extensionText.ts';

const endAt = '2026-11-21T15:42:00.000Z';
const textOf = (least: number, most: number, closesAt = '2026-11-21T15:52:00.000Z') =>
  extensionText({ endAt, staff: { extraSec: { least, most }, closesAt } });

test('extensionText: says how much was added and until when', () => {
  expect([
    textOf(600, 600),
    textOf(0, 600),
    textOf(600, 600, endAt),
    textOf(600, 600, '2026-11-21T16:02:00.000Z'),
    textOf(0, 0),
    extensionText({ endAt }),
  ]).toEqual([
    '已延时 10 分钟，到 23:52',
    '有学生已延时，最多 10 分钟，到 23:52',
    '已延时 10 分钟',
    '已延时 10 分钟，到 2026-11-22 00:02',
    null,
    null,
  ]);
});
