import { expect, test } from 'vitest';
import { pastedPeople } from './pastedPeople.ts';

test('pastedPeople: parses spreadsheet and typed lines alike, without header and empty lines', () => {
  const text =
    '姓名\t手机号\t出生年月\n林知远\t13800000001\t2014/5\t\t2026001\t一班\n\n陈一诺，，201212，老师\r\n王子墨';
  expect(pastedPeople(text)).toEqual({
    people: [
      {
        line: 2,
        row: {
          name: '林知远',
          type: 'student',
          mobile: '13800000001',
          birthYm: '2014-05',
          no: '2026001',
          className: '一班',
        },
      },
      { line: 4, row: { name: '陈一诺', type: 'teacher', birthYm: '2012-12' } },
      { line: 5, row: { name: '王子墨', type: 'student' } },
    ],
    problems: [],
  });
});

test('pastedPeople: reports invalid lines by number', () => {
  expect(pastedPeople('甲 138\n乙,,五月\n,13800000001\n丙,,,校长').problems).toEqual([
    { line: 1, text: '手机号 138 不是 11 位手机号' },
    { line: 2, text: '出生年月 五月 看不懂，请写成 2014-05' },
    { line: 3, text: '没有姓名' },
    { line: 4, text: '身份 校长 只能是学生、家长或老师' },
  ]);
});
