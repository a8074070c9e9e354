import { expect, it } from 'vitest';
import { pastedMobiles, withPastedLines } from './pastedMobiles.ts';

it("pastedMobiles: reads the class's group from a third column", () => {
  expect(pastedMobiles('手机号\t姓名\t班级分组\n13800000001\t\t提高组').students).toEqual([
    { line: 2, mobile: '13800000001', group: '提高组' },
  ]);
});

it('pastedMobiles: reads numbers with and without names, pasted from a sheet or typed', () => {
  const { students, problems } = pastedMobiles(
    '手机号\t姓名\n13800000001\t林知夏\n\n138-0000-0002，陈一诺\n+8613800000003\n',
  );
  expect(students).toEqual([
    { line: 2, mobile: '13800000001', name: '林知夏' },
    { line: 4, mobile: '13800000002', name: '陈一诺' },
    { line: 5, mobile: '13800000003' },
  ]);
  expect(problems).toEqual([]);
});

it('pastedMobiles: reports invalid and repeated numbers with their lines', () => {
  const { students, problems } = pastedMobiles('13800000001\n12345 王\n13800000001');
  expect(students).toHaveLength(1);
  expect(problems).toEqual([
    { line: 2, text: '12345 王', reason: '不是 11 位手机号' },
    { line: 3, text: '13800000001', reason: '和第 1 行是同一个手机号' },
  ]);
});

it("withPastedLines: maps the server's line numbers to those of the pasted list", () => {
  const pasted = pastedMobiles('手机号\nx\n13800000001\n13800000002');
  const report = {
    enrolled: 1,
    waiting: 0,
    had: 0,
    problems: [{ line: 2, text: '138****0002', reason: '没有这个学生' }],
  };
  expect(withPastedLines(report, pasted)).toEqual({
    enrolled: 1,
    waiting: 0,
    had: 0,
    problems: [
      { line: 2, text: 'x', reason: '不是 11 位手机号' },
      { line: 4, text: '138****0002', reason: '没有这个学生' },
    ],
  });
});
