import { at, idOf } from '../kit/ids.fixtures.ts';
import type { ExamScores } from './examScores.contract.ts';

type Paper = ExamScores['papers'][number];

export const aScoreRow = (changes: Partial<Paper['rows'][number]> = {}): Paper['rows'][number] => ({
  placeId: idOf('place', 1),
  memberId: idOf('member', 1),
  no: '20260101',
  name: '陈一诺',
  className: '五年级1班',
  attemptId: idOf('attempt', 1),
  status: '3',
  isAbsent: false,
  makeUpAt: null,
  completedAt: at(60),
  sections: [3000, 2000, 4000],
  questions: [1000, 1000, 1000, 2000, 0, 2500, 1500],
  totalPoints: 9000,
  rank: 1,
  ...changes,
});

const NAMES = ['陈一诺', '何沐阳', '林知远', '王梓涵', '吴若水', '徐景行', '赵清越', '阿卜杜热西提·买买提伊敏'];

/** Students of two classes, the last of whom did not come. */
const rowsOf = (count: number): Paper['rows'] =>
  Array.from({ length: count }, (_, no) => {
    const isAbsent = no % 8 === 7;
    const lost = (no * 370) % 6000;
    const questions = [1000, 1000, no % 3 === 0 ? 1000 : 0, 2000, 0, 2500, 1500].map((one, place) =>
      place < 5 ? one : Math.max(0, one - Math.round(lost / 2)),
    );
    const sum = (from: number, to: number) => questions.slice(from, to).reduce((all, one) => all + one, 0);
    return aScoreRow({
      placeId: idOf('place', no + 1),
      memberId: idOf('member', no + 1),
      no: `202601${String(no + 1).padStart(2, '0')}`,
      name: NAMES[no % NAMES.length] ?? '',
      className: no % 2 === 0 ? '五年级1班' : '五年级2班',
      ...(isAbsent
        ? {
            attemptId: null,
            status: null,
            isAbsent,
            completedAt: null,
            sections: [null, null, null],
            questions: questions.map(() => null),
            totalPoints: null,
            rank: null,
          }
        : {
            attemptId: idOf('attempt', no + 1),
            sections: [sum(0, 3), sum(3, 5), sum(5, 7)],
            questions,
            totalPoints: sum(0, 7),
            rank: no + 1,
          }),
    });
  });

/** Scores of an exam with one paper. */
export const someExamScores = (count = 8, changes: Partial<Paper> = {}): ExamScores => ({
  examId: idOf('exam', 2),
  isOver: true,
  papers: [
    {
      examPaperId: idOf('paper', 1),
      title: 'GESP C++ 四级 模拟卷（三）',
      totalPoints: 10_000,
      passPoints: 6000,
      isHeld: false,
      sections: [
        { name: '选择题', maxPoints: 3000 },
        { name: '判断题', maxPoints: 2000 },
        { name: '编程题', maxPoints: 5000 },
      ],
      questions: [0, 0, 0, 1, 1, 2, 2].map((section) => ({ section, maxPoints: section === 2 ? 2500 : 1000 })),
      rows: rowsOf(count),
      ...changes,
    },
  ],
});
