import { aScoreRow, someExamScores } from '@aosai/api/exams/examScores.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { compared } from './compared.ts';

const row = (no: number, name: string, sections: (number | null)[]) =>
  aScoreRow({
    memberId: idOf('member', no),
    name,
    sections,
    totalPoints: sections.includes(null) ? null : sections.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  });
const sections = [
  { name: '选择题', maxPoints: 2000 },
  { name: '编程题', maxPoints: 3000 },
];
const examOf = (rows: ReturnType<typeof row>[]) => someExamScores(0, { totalPoints: 5000, sections, rows });

test('compared: means are of students with a result in both exams, sections are matched by name', () => {
  const earlier = examOf([row(1, '甲', [1000, 1500]), row(2, '乙', [2000, 3000]), row(3, '丙', [0, 0])]);
  const later = examOf([row(1, '甲', [2000, 1500]), row(2, '乙', [2000, 2500]), row(3, '丙', [null, null])]);
  const { rows, ...means } = compared(earlier, later);
  expect(rows.map(({ name, before, after, change }) => [name, before, after, change])).toEqual([
    ['甲', 50, 70, 20],
    ['乙', 100, 90, -10],
    ['丙', 0, null, null],
  ]);
  expect(means).toEqual({
    bothCount: 2,
    before: 75,
    after: 80,
    sections: [
      { name: '选择题', before: 75, after: 100 },
      { name: '编程题', before: 75, after: 66.67 },
    ],
  });
});
