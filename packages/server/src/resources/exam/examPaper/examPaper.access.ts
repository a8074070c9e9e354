import type { QuestionStatus } from '@aosai/api/domain/questions/bank';
import { examPaper } from '../../../db/schema/exam.ts';
import { accessOf } from '../../../everyCall/accessOf.ts';
import type { Owner } from '../../../everyCall/accessPeople.ts';
import { MANAGERS, MEMBERS, NOBODY, OFFICE, type Reach, TEACHERS } from '../../../everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW, type Rule } from '../../../everyCall/rule.ts';

interface Kind {
  of: 'school' | 'own' | 'platform';
  status: QuestionStatus;
  isShared?: boolean;
}

/** What kind of paper each owner has: the rules below say who sees it. */
const KINDS: Readonly<Record<Owner, Kind>> = {
  student: { of: 'school', status: '1' },
  classmate: { of: 'school', status: '0' },
  schoolmate: { of: 'own', status: '1' },
  teacher: { of: 'own', status: '0' },
  manager: { of: 'school', status: '2' },
  parent: { of: 'platform', status: '1', isShared: true },
  stranger: { of: 'school', status: '1' },
  shared: { of: 'platform', status: '1' },
  invited: { of: 'platform', status: '0', isShared: true },
  otherManager: { of: 'school', status: '0' },
  foreigner: { of: 'school', status: '1' },
};

/** Of a school: what is ready of its own, and all that its manager keeps; what the platform lends. */
const AT_SCHOOL: Reach = {
  teacher: ['student', 'teacher', 'parent'],
  manager: ['student', 'classmate', 'schoolmate', 'teacher', 'manager', 'parent'],
  otherManager: ['stranger', 'otherManager', 'parent'],
};
const READY_AT_SCHOOL: Reach = {
  teacher: ['student', 'parent'],
  manager: ['student', 'schoolmate', 'parent'],
  otherManager: ['stranger', 'parent'],
};
const READY_OF_APP: Reach = {
  officer: ['student', 'schoolmate', 'parent', 'stranger', 'shared'],
  super: ['student', 'schoolmate', 'parent', 'stranger', 'shared'],
  foreignSuper: ['foreigner'],
};
/** Who sits papers reads those of their own attempts; the rows here were never sat. */
const OWN_PAPERS: Reach = { teacher: ['teacher'] };

const STAFF = [...TEACHERS, ...MANAGERS];
const OF_SCHOOL: Rule = { doors: STAFF, rows: AT_SCHOOL };
const REFUSED: Rule = { doors: NOBODY };

export const access = accessOf('examPaper', {
  row: (site, owner) => {
    const { of, status, isShared = false } = KINDS[owner];
    return site.insert(examPaper, owner, {
      orgId: of === 'platform' ? null : site.orgIds[owner],
      ownerId: of === 'own' ? site.ids[owner] : null,
      status,
      isShared,
      title: '矩阵卷',
      template: 'gesp-1',
      sections: [],
      totalPoints: 0,
      durationMin: 60,
      shuffle: { section: false, question: false, option: false },
      scorePolicy: 'best',
      feedback: 'deferred',
    });
  },
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
    'PUT /examPaper/update': { doors: TEACHERS, rows: OWN_PAPERS },
    'DELETE /examPaper/delete': { doors: TEACHERS, rows: OWN_PAPERS },
    'PUT /examPaper/updateQuestions': { doors: TEACHERS, rows: OWN_PAPERS },
    'GET /examPaper/queryById': { doors: MEMBERS, rows: OWN_PAPERS },
    'POST /examPaper/queryList': { doors: MEMBERS, list: OWN_PAPERS },
    'POST /examPaper/querySimpleList': { doors: MEMBERS, list: {} },
    'POST /examPaper/queryQuestionList': { doors: MEMBERS, rows: OWN_PAPERS },
    'POST /examPaper/queryQuestionListByExam': { doors: MEMBERS },
    'GET /examPaper/exportPaper': { doors: TEACHERS, rows: OWN_PAPERS },

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
