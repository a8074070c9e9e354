import { course } from '../../db/schema/content.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { AT_SCHOOL, placeOf, READY_AT_SCHOOL, READY_OF_APP, TO_LEARN } from '../../testing/everyCall/bankKinds.ts';
import { LEARNT, OF_SCHOOL, OWN, PRACTISED, STAFF } from '../../testing/everyCall/lessonReach.ts';
import { ANYONE, MEMBERS, OFFICE, TEACHERS } from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW } from '../../testing/everyCall/rule.ts';

/** A class, its course and one of its students by id: none of them is the row of this probe. */
const inClass = 'a class, a course and a member, together: course.test.ts';
/** Complete content, so that it may be changed while it is ready. */
const ARTICLE = { title: '矩阵文章', kind: 'content', category: 'article', notes: '正文', difficulty: 'easy' } as const;

export const access = accessOf('course', {
  row: (site, owner) => site.insert(course, owner, { ...placeOf(site, owner), ...ARTICLE }),
  named: { queryChapterList: { field: 'courseId' } },
  rules: {
    'POST /bms/course/create': { doors: OFFICE },
    'DELETE /bms/course/delete': OFFICE_ROW,
    'PUT /bms/course/update': OFFICE_ROW,
    'PUT /bms/course/updateChapters': OFFICE_ROW,
    'GET /bms/course/queryById': OFFICE_ROW,
    'GET /bms/course/queryNotesById': OFFICE_ROW,
    'GET /bms/course/queryByGrade': { doors: OFFICE },
    'POST /bms/course/queryList': OFFICE_LIST,
    'POST /bms/course/querySimpleList': { doors: OFFICE, list: READY_OF_APP },
    'POST /bms/course/queryChapterList': OFFICE_ROW,
    'POST /bms/course/queryChapterListByGrade': { doors: OFFICE, noCells: inClass },

    'POST /edms/course/create': { doors: STAFF },
    'DELETE /edms/course/delete': OF_SCHOOL,
    'PUT /edms/course/update': OF_SCHOOL,
    'PUT /edms/course/updateChapters': OF_SCHOOL,
    'GET /edms/course/queryById': OF_SCHOOL,
    'GET /edms/course/queryNotesById': OF_SCHOOL,
    'GET /edms/course/queryByGrade': { doors: STAFF },
    'POST /edms/course/queryList': { doors: STAFF, list: AT_SCHOOL },
    'POST /edms/course/querySimpleList': { doors: STAFF, list: READY_AT_SCHOOL },
    'POST /edms/course/queryChapterList': OF_SCHOOL,
    'POST /edms/course/queryChapterListByGrade': { doors: STAFF, noCells: inClass },

    'POST /course/create': { doors: TEACHERS },
    'DELETE /course/delete': OWN,
    'PUT /course/update': OWN,
    'PUT /course/updateChapters': OWN,
    'GET /course/queryById': { doors: ANYONE, rows: LEARNT },
    'GET /course/queryNotesById': { doors: ANYONE, rows: LEARNT },
    'GET /course/queryByGrade': { doors: MEMBERS },
    'POST /course/queryList': { doors: ANYONE, list: LEARNT },
    'POST /course/querySimpleList': { doors: ANYONE, list: TO_LEARN },
    'POST /course/queryChapterList': { doors: ANYONE, rows: LEARNT },
    'POST /course/queryChapterListByGrade': { doors: MEMBERS, noCells: inClass },

    'GET /oj/course/queryNotesById': { doors: MEMBERS, rows: PRACTISED },
    'POST /oj/course/queryChapterListByGrade': { doors: MEMBERS, noCells: inClass },
    'GET /oj/course/queryByGrade': { doors: MEMBERS },
  },
  samples: {
    create: { title: '矩阵课程' },
    update: { version: 1, title: '改名' },
    updateChapters: { version: 1, chapterIds: [] },
  },
  prepared: {
    create: () => ({ input: { title: '新课程' }, by: 'teacher' }),
    update: async (site) => ({
      input: { id: await site.rowId('course', 'teacher'), version: 1, title: '改名' },
      by: 'teacher',
    }),
    updateChapters: async (site) => ({
      input: { id: await site.rowId('course', 'teacher'), version: 1, chapterIds: [] },
      by: 'teacher',
    }),
    delete: async (site) => ({ input: { id: await site.rowId('course', 'teacher') }, by: 'teacher' }),
  },
});
