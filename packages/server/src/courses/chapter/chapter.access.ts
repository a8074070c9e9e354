import { chapter } from '../../db/schema/content.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { AT_SCHOOL, placeOf, READY_AT_SCHOOL, READY_OF_APP, TO_LEARN } from '../../testing/everyCall/bankKinds.ts';
import { LEARNT, OF_SCHOOL, OWN, PRACTISED, STAFF } from '../../testing/everyCall/lessonReach.ts';
import { ANYONE, MEMBERS, OFFICE, TEACHERS } from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW } from '../../testing/everyCall/rule.ts';

/**
 * Every caller may read chapters of their classes, but no class of this test site has any: see course.test.ts.
 */
const inClass = 'a class and a chapter by id, together: course.test.ts';

export const access = accessOf('chapter', {
  row: (site, owner) => site.insert(chapter, owner, { ...placeOf(site, owner), title: '矩阵单元', isFree: true }),
  named: { queryQuestionList: { field: 'chapterId' }, queryQuestion: { field: 'chapterId' } },
  rules: {
    'POST /bms/chapter/create': { doors: OFFICE },
    'DELETE /bms/chapter/delete': OFFICE_ROW,
    'PUT /bms/chapter/update': OFFICE_ROW,
    'PUT /bms/chapter/updateQuestions': OFFICE_ROW,
    'GET /bms/chapter/queryById': OFFICE_ROW,
    'POST /bms/chapter/queryList': OFFICE_LIST,
    'POST /bms/chapter/querySimpleList': { doors: OFFICE, list: READY_OF_APP },
    'POST /bms/chapter/queryQuestionList': OFFICE_ROW,
    'POST /bms/chapter/queryQuestionListByGrade': { doors: OFFICE, noCells: inClass },

    'POST /edms/chapter/create': { doors: STAFF },
    'DELETE /edms/chapter/delete': OF_SCHOOL,
    'PUT /edms/chapter/update': OF_SCHOOL,
    'PUT /edms/chapter/updateQuestions': OF_SCHOOL,
    'GET /edms/chapter/queryById': OF_SCHOOL,
    'POST /edms/chapter/queryList': { doors: STAFF, list: AT_SCHOOL },
    'POST /edms/chapter/querySimpleList': { doors: STAFF, list: READY_AT_SCHOOL },
    'POST /edms/chapter/queryQuestionList': OF_SCHOOL,
    'POST /edms/chapter/queryQuestionListByGrade': { doors: STAFF, noCells: inClass },

    'POST /chapter/create': { doors: TEACHERS },
    'DELETE /chapter/delete': OWN,
    'PUT /chapter/update': OWN,
    'PUT /chapter/updateQuestions': OWN,
    'GET /chapter/queryById': { doors: ANYONE, rows: LEARNT },
    'POST /chapter/queryList': { doors: ANYONE, list: LEARNT },
    'POST /chapter/querySimpleList': { doors: ANYONE, list: TO_LEARN },
    'POST /chapter/queryQuestionList': { doors: ANYONE, rows: LEARNT },
    'POST /chapter/queryQuestionListByGrade': { doors: MEMBERS, noCells: inClass },

    'POST /oj/chapter/queryQuestion': { doors: MEMBERS, rows: PRACTISED },
    'POST /oj/chapter/queryQuestionListByGrade': { doors: MEMBERS, noCells: inClass },
    'GET /oj/chapter/buy': { doors: MEMBERS, rows: PRACTISED, refused: ['parent', 'manager', 'otherManager'] },
  },
  samples: {
    create: { title: '矩阵单元' },
    update: { version: 1, title: '改名' },
    updateQuestions: { version: 1, questionIds: [] },
  },
  prepared: {
    create: () => ({ input: { title: '新单元' }, by: 'teacher' }),
    update: async (site) => ({
      input: { id: await site.rowId('chapter', 'teacher'), version: 1, title: '改名' },
      by: 'teacher',
    }),
    updateQuestions: async (site) => ({
      input: { id: await site.rowId('chapter', 'teacher'), version: 1, questionIds: [] },
      by: 'teacher',
    }),
    delete: async (site) => ({ input: { id: await site.rowId('chapter', 'teacher') }, by: 'teacher' }),
  },
});
