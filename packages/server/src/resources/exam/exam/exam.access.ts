import { MOCK_REVIEW } from '@aosai/api/domain/review';
import { exam } from '../../../db/schema/exam.ts';
import { accessOf } from '../../../everyCall/accessOf.ts';
import { ANYONE, EVERY_OWNER, MEMBERS } from '../../../everyCall/reach.ts';

export const access = accessOf('exam', {
  row: async (site, owner) =>
    site.insert(exam, owner, {
      title: '矩阵考试',
      summary: '',
      notesHtml: '',
      published: true,
      enrollStartAt: site.inHours(-1),
      enrollEndAt: site.inHours(1),
      startAt: site.inHours(-1),
      endAt: site.inHours(1),
      examPaperIds: [await site.rowId('examPaper', owner)],
      priceFen: 0,
      scope: 'public',
      maxAttempts: 1,
      reviewMatrix: MOCK_REVIEW,
      lateStartPolicy: 'untilEnd',
      recordsEvents: false,
    }),
  named: { queryExamPaperListByExam: { field: 'examId' } },
  rules: {
    'POST /exam/queryList': { doors: ANYONE },
    'POST /oj/exam/queryList': { doors: MEMBERS },
    'POST /exam/querySimpleList': { doors: ANYONE },
    'GET /exam/queryById': { doors: ANYONE, rows: EVERY_OWNER },
    'GET /oj/exam/queryById': { doors: MEMBERS, rows: EVERY_OWNER },
    'GET /exam/queryNotesById': { doors: ANYONE, rows: EVERY_OWNER },
    'GET /oj/exam/queryNotesById': { doors: MEMBERS, rows: EVERY_OWNER },
    'POST /exam/queryExamPaperListByExam': { doors: ANYONE, rows: EVERY_OWNER },
    'POST /oj/exam/queryExamPaperListByExam': { doors: MEMBERS, rows: EVERY_OWNER },
    'GET /exam/queryStatistics': { doors: ANYONE, rows: EVERY_OWNER },
  },
});
