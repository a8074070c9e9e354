import { MARK } from './marks.ts';
import { at, idOf } from '../kit/ids.fixtures.ts';
import type { ClassMarks } from './classMarks.contract.ts';

type Mark = NonNullable<ClassMarks['students'][number]['marks'][number]>;

const DAY = 1_440;
const NAMES = ['陈一诺', '何沐阳', '林知远', '王梓涵', '吴若水', '徐景行', '赵清越', '阿卜杜热西提·买买提伊敏'];

const WORKS: ClassMarks['works'] = [
  { id: idOf('exam', 1), kind: 'homework', title: '二分查找', at: at(2 * DAY), meanPercent: null },
  { id: idOf('exam', 2), kind: 'exam', title: '期中考试', at: at(-3 * DAY), meanPercent: 76.43 },
  { id: idOf('exam', 3), kind: 'homework', title: '前缀和与差分，含三道选做', at: at(-9 * DAY), meanPercent: 81 },
];

const mark = (no: number, changes: Partial<Mark> = {}): Mark => ({
  placeId: idOf('place', no),
  attemptId: null,
  state: MARK.settled,
  percent: 100 - ((no * 7) % 48),
  isLate: false,
  ...changes,
});

/** The marks of eight students in two homework and an exam; one did not come, one joined late, one is excused. */
export const someMarks = (changes: Partial<ClassMarks> = {}): ClassMarks => ({
  gradeId: idOf('grade'),
  gradeTitle: '信奥一班 · 秋季',
  works: WORKS,
  students: NAMES.map((name, no) => {
    const open = no % 3 === 0 ? { state: MARK.handedIn, percent: null } : { state: MARK.notBegun, percent: null };
    const isAbsent = no === 4;
    const sat = isAbsent
      ? mark(no, { state: MARK.absent, percent: null })
      : mark(no, { attemptId: idOf('attempt', no + 1) });
    const past: Partial<Mark> =
      no === 2 ? { state: MARK.overdue, percent: null } : no === 5 ? { state: MARK.exempt, percent: null } : {};
    return {
      memberId: idOf('member', no + 1),
      name,
      no: no === 7 ? null : `202601${String(no + 1).padStart(2, '0')}`,
      meanPercent: 88 - no * 3.25,
      missedCount: Number(isAbsent) + Number(no === 2),
      marks: [mark(no, open), sat, no === 6 ? null : mark(no + 20, { isLate: no === 1, ...past })],
    };
  }),
  ...changes,
});
