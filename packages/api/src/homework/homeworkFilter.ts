import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Filters for the students of a homework, in the order in which a teacher needs them. */
export const HOMEWORK_FILTER = labelled({
  unfinished: '未交',
  notBegun: '未开始',
  overdue: '逾期未交',
  toReview: '待批阅',
  late: '迟交',
  handedIn: '已交',
  settled: '已出分',
  week: '近 7 天截止',
});

/** A tab of the list of students; each one sets other parameters of the call. */
export type HomeworkFilter = ValueIn<typeof HOMEWORK_FILTER>;
