import type { ResourceHandlers } from '../kit/context.ts';
import { listControls, updateControls } from './controls/gradeControls.ts';
import { queryDoneQuestions } from './doneQuestions.ts';
import { gradeReads } from './gradeList.ts';
import { gradeMarks } from './marks/classMarks.ts';
import { gradeReports } from './gradeReport.ts';
import { gradeStatistics } from './gradeStatistics.ts';
import { gradeWrites } from './gradeWrites.ts';
import { addGradeToMine } from './joinGrade.ts';
import { copyPlan } from './nextTerm/copyPlan.ts';
import { promoteClass } from './nextTerm/promoteClass.ts';
import { wrongQuestions } from './wrongQuestions.ts';

export const grade = {
  ...gradeReads,
  ...gradeWrites,
  ...gradeReports,
  ...gradeMarks,
  queryDoneQuestions,
  queryStatistics: gradeStatistics,
  queryWrongList: wrongQuestions,
  addGradeToMine,
  'controls/queryList': listControls,
  'controls/update': updateControls,
  copyPlan,
  promote: promoteClass,
} satisfies ResourceHandlers<'grade'>;
