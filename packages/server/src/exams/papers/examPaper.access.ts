import { examPaper } from '../../db/schema/exam.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import {
  AT_SCHOOL,
  OWN_OF_TEACHER,
  placeOf,
  READY_AT_SCHOOL,
  READY_OF_APP,
} from '../../testing/everyCall/bankKinds.ts';
import { MANAGERS, MEMBERS, NOBODY, OFFICE, TEACHERS } from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW, type Rule } from '../../testing/everyCall/rule.ts';

const STAFF = [...TEACHERS, ...MANAGERS];
/** Students read papers of their own attempts; nobody has sat the rows of this probe. */
const OF_SCHOOL: Rule = { doors: STAFF, rows: AT_SCHOOL };
const REFUSED: Rule = { doors: NOBODY };

export const access = accessOf('examPaper', {
  row: (site, owner) =>
    site.insert(examPaper, owner, {
      ...placeOf(site, owner),
      title: '矩阵卷',
      template: 'gesp-1',
      sections: [],
      totalPoints: 0,
      durationMin: 60,
      shuffle: { section: false, question: false, option: false },
      scorePolicy: 'best',
      feedback: 'deferred',
    }),
  named: { queryQuestionList: { field: 'examPaperId' } },
  rules: {
    'POST /bms/examPaper/create': { doors: OFFICE },
    'PUT /bms/examPaper/update': OFFICE_ROW,
    'DELETE /bms/examPaper/delete': OFFICE_ROW,
    'PUT /bms/examPaper/updateQuestions': OFFICE_ROW,
    'GET /bms/examPaper/queryById': OFFICE_ROW,
    'POST /bms/examPaper/queryList': OFFICE_LIST,
    'POST /bms/examPaper/querySimpleList': { doors: OFFICE, list: READY_OF_APP },
    'POST /bms/examPaper/queryQuestionList': OFFICE_ROW,
    'POST /bms/examPaper/queryQuestionListByExam': { doors: OFFICE },
    'GET /bms/examPaper/exportPaper': OFFICE_ROW,

    'POST /edms/examPaper/create': { doors: STAFF },
    'PUT /edms/examPaper/update': OF_SCHOOL,
    'DELETE /edms/examPaper/delete': OF_SCHOOL,
    'PUT /edms/examPaper/updateQuestions': OF_SCHOOL,
    'GET /edms/examPaper/queryById': OF_SCHOOL,
    'POST /edms/examPaper/queryList': { doors: STAFF, list: AT_SCHOOL },
    'POST /edms/examPaper/querySimpleList': { doors: STAFF, list: READY_AT_SCHOOL },
    'POST /edms/examPaper/queryQuestionList': OF_SCHOOL,
    'POST /edms/examPaper/queryQuestionListByExam': { doors: STAFF },
    'GET /edms/examPaper/exportPaper': OF_SCHOOL,

    'POST /examPaper/create': { doors: TEACHERS },
    'PUT /examPaper/update': { doors: TEACHERS, rows: OWN_OF_TEACHER },
    'DELETE /examPaper/delete': { doors: TEACHERS, rows: OWN_OF_TEACHER },
    'PUT /examPaper/updateQuestions': { doors: TEACHERS, rows: OWN_OF_TEACHER },
    'GET /examPaper/queryById': { doors: MEMBERS, rows: OWN_OF_TEACHER },
    'POST /examPaper/queryList': { doors: MEMBERS, list: OWN_OF_TEACHER },
    'POST /examPaper/querySimpleList': { doors: MEMBERS, list: {} },
    'POST /examPaper/queryQuestionList': { doors: MEMBERS, rows: OWN_OF_TEACHER },
    'POST /examPaper/queryQuestionListByExam': { doors: MEMBERS },
    'GET /examPaper/exportPaper': { doors: TEACHERS, rows: OWN_OF_TEACHER },

    'POST /oj/examPaper/create': REFUSED,
    'PUT /oj/examPaper/update': REFUSED,
    'DELETE /oj/examPaper/delete': REFUSED,
    'PUT /oj/examPaper/updateQuestions': REFUSED,
    'GET /oj/examPaper/queryById': { doors: MEMBERS, rows: {} },
    'POST /oj/examPaper/queryList': { doors: MEMBERS, list: {} },
    'POST /oj/examPaper/querySimpleList': { doors: MEMBERS, list: {} },
    'POST /oj/examPaper/queryQuestionList': { doors: MEMBERS, rows: {} },
    'POST /oj/examPaper/queryQuestionListByExam': { doors: MEMBERS },
  },
  samples: {
    create: { title: '矩阵卷', template: 'free' },
    update: { version: 1, title: '改名' },
    updateQuestions: { version: 1, sections: [] },
    exportPaper: { as: 'xlsx' },
  },
  reads: ['exportPaper'],
  prepared: {
    create: () => ({ input: { title: '新卷', template: 'free' }, by: 'teacher' }),
    update: async (site) => ({
      input: { id: await site.rowId('examPaper', 'teacher'), version: 1, title: '改名' },
      by: 'teacher',
    }),
    updateQuestions: async (site) => ({
      input: { id: await site.rowId('examPaper', 'teacher'), version: 1, sections: [] },
      by: 'teacher',
    }),
    delete: async (site) => ({ input: { id: await site.rowId('examPaper', 'teacher') }, by: 'teacher' }),
  },
});
