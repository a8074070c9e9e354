import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import { grade } from '../db/schema/teaching.ts';
import { accessOf } from '../testing/everyCall/accessOf.ts';
import type { Owner } from '../testing/everyCall/accessPeople.ts';
import {
  ANYONE,
  MANAGERS,
  MEMBERS,
  NOBODY,
  OF_APP,
  OF_SCHOOL,
  OFFICE,
  type Reach,
  SIGNED_IN,
  SIGNED_OUT,
  TEACHERS,
  combined,
} from '../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW, type Rule } from '../testing/everyCall/rule.ts';

/** Each class is taught by its owner; those of the stranger and the schoolmate are public, the others private. */
const PUBLIC: readonly Owner[] = ['schoolmate', 'stranger'];

/** A teacher's classes are only their own, not those of colleagues at the same school. */
const OWN: Reach = { teacher: ['teacher'] };
const STAFF = [...TEACHERS, ...MANAGERS];
const KEPT = combined(OWN, OF_SCHOOL);
const publicTo = (callers: readonly (typeof ANYONE)[number][]): Reach =>
  Object.fromEntries(callers.map((caller) => [caller, caller === 'foreignSuper' ? [] : PUBLIC]));
const ON_SITE = combined(publicTo([...SIGNED_OUT, ...SIGNED_IN]), OWN);
const PRACTISED = publicTo(MEMBERS);

const REFUSED: Rule = { doors: NOBODY };
const AT_SCHOOL: Rule = { doors: STAFF, rows: KEPT };
const LIST_AT_SCHOOL: Rule = { doors: STAFF, list: KEPT };
const OFFICE_GATE: Rule = { doors: OFFICE };
/** Members see the schedule of their own classes; nobody here is a member of any. */
const SCHEDULE: Rule = { doors: MEMBERS, rows: OWN };

export const access = accessOf('grade', {
  row: (site, owner) =>
    site.insert(grade, owner, {
      orgId: site.orgIds[owner],
      createdBy: site.ids[owner],
      title: `班级 ${owner}`,
      teacherIds: [site.ids[owner]],
      published: PUBLIC.includes(owner),
      isPublic: PUBLIC.includes(owner),
      enrollStartAt: site.inHours(-1),
      enrollEndAt: site.inHours(1),
      startAt: site.inHours(-1),
      endAt: site.inHours(100),
      weights: DEFAULT_WEIGHTS,
      levels: DEFAULT_LEVELS,
    }),
  named: { 'controls/queryList': { field: 'gradeId' }, 'controls/update': { field: 'gradeId' } },
  rules: {
    'POST /grade/create': REFUSED,
    'DELETE /grade/delete': REFUSED,
    'PUT /grade/update': REFUSED,
    'PUT /grade/publish': REFUSED,
    'PUT /grade/unpublish': REFUSED,
    'PUT /grade/stop': REFUSED,
    'GET /grade/queryById': { doors: ANYONE, rows: ON_SITE },
    'POST /grade/queryList': { doors: ANYONE, list: ON_SITE },
    'POST /grade/querySimpleList': { doors: ANYONE, list: ON_SITE },
    'GET /grade/queryNotesById': { doors: ANYONE, rows: ON_SITE },
    'GET /grade/queryStatistics': { doors: ANYONE, rows: ON_SITE },
    'POST,PUT /grade/addGradeToMine': {
      doors: MEMBERS,
      noCells: 'a class by its code, and a child by id: joinGrade.test.ts',
    },
    'POST /grade/controls/queryList': SCHEDULE,
    'PUT /grade/controls/update': { doors: TEACHERS, rows: OWN },

    'POST /edms/grade/create': { doors: STAFF },
    'DELETE /edms/grade/delete': AT_SCHOOL,
    'PUT /edms/grade/update': AT_SCHOOL,
    'PUT /edms/grade/publish': AT_SCHOOL,
    'PUT /edms/grade/unpublish': AT_SCHOOL,
    'PUT /edms/grade/stop': AT_SCHOOL,
    'GET /edms/grade/queryById': AT_SCHOOL,
    'GET /edms/grade/queryEdits': AT_SCHOOL,
    'POST /edms/grade/queryList': LIST_AT_SCHOOL,
    'POST /edms/grade/querySimpleList': LIST_AT_SCHOOL,
    'GET /edms/grade/queryNotesById': AT_SCHOOL,
    'GET /edms/grade/queryStatistics': AT_SCHOOL,
    'GET /edms/grade/queryReport': AT_SCHOOL,
    'GET /edms/grade/queryWrongList': AT_SCHOOL,
    'POST,GET /edms/grade/downloadReport': AT_SCHOOL,
    'GET /edms/grade/queryMarks': AT_SCHOOL,
    'POST,GET /edms/grade/downloadMarks': AT_SCHOOL,
    'POST /edms/grade/queryDoneQuestions': AT_SCHOOL,
    'POST,PUT /edms/grade/addGradeToMine': AT_SCHOOL,
    'POST /edms/grade/controls/queryList': AT_SCHOOL,
    'PUT /edms/grade/controls/update': AT_SCHOOL,
    // It names a second class, so its test has the rows: copyPlan.test.ts.
    'POST /edms/grade/copyPlan': { doors: STAFF },
    'POST /edms/grade/promote': AT_SCHOOL,

    'POST /bms/grade/create': OFFICE_GATE,
    'DELETE /bms/grade/delete': OFFICE_ROW,
    'PUT /bms/grade/update': OFFICE_ROW,
    'PUT /bms/grade/publish': OFFICE_ROW,
    'PUT /bms/grade/unpublish': OFFICE_ROW,
    'PUT /bms/grade/stop': OFFICE_ROW,
    'GET /bms/grade/queryById': OFFICE_ROW,
    'GET /bms/grade/queryEdits': OFFICE_ROW,
    'POST /bms/grade/queryList': OFFICE_LIST,
    'POST /bms/grade/querySimpleList': OFFICE_LIST,
    'GET /bms/grade/queryNotesById': OFFICE_ROW,
    'GET /bms/grade/queryStatistics': OFFICE_ROW,
    'GET /bms/grade/queryReport': OFFICE_ROW,
    'GET /bms/grade/queryWrongList': OFFICE_ROW,
    'POST,GET /bms/grade/downloadReport': OFFICE_ROW,
    'GET /bms/grade/queryMarks': OFFICE_ROW,
    'POST,GET /bms/grade/downloadMarks': OFFICE_ROW,
    'POST /bms/grade/queryDoneQuestions': OFFICE_ROW,
    'POST,PUT /bms/grade/addGradeToMine': OFFICE_ROW,
    'POST /bms/grade/controls/queryList': { doors: OFFICE, rows: OF_APP },
    'PUT /bms/grade/controls/update': OFFICE_ROW,
    'POST /bms/grade/copyPlan': { doors: OFFICE },
    'POST /bms/grade/promote': OFFICE_ROW,

    'GET /oj/grade/queryById': { doors: MEMBERS, rows: PRACTISED },
    'POST /oj/grade/queryList': { doors: MEMBERS, list: PRACTISED },
    'GET /oj/grade/queryNotesById': { doors: MEMBERS, rows: PRACTISED },
    'POST /oj/grade/controls/queryList': { doors: MEMBERS, rows: {} },
  },
  reads: ['controls/queryList', 'downloadReport', 'downloadMarks', 'queryDoneQuestions'],
  samples: {
    create: { title: '新班级' },
    update: { version: 1, title: '改名' },
    stop: { reason: '测试' },
    addGradeToMine: { pinned: true },
    queryEdits: { version: 1 },
    queryDoneQuestions: { questionIds: ['0'.repeat(26)] },
    queryReport: { level: 'gesp-cpp-1' },
    queryWrongList: { period: 'week' },
    downloadReport: { level: 'gesp-cpp-1' },
    copyPlan: { fromGradeId: '0'.repeat(26), toGradeId: '1'.repeat(26), shift: { days: 7 }, mode: 'check' },
    promote: {
      requestId: 'matrix-request',
      mode: 'check',
      title: '下学期',
      startAt: '2027-03-01T00:00:00.000Z',
      endAt: '2027-07-01T00:00:00.000Z',
      plan: null,
      publish: false,
    },
    'controls/queryList': {},
    'controls/update': {
      rows: [{ targetType: 'homework', targetId: '0'.repeat(26), visible: null }],
    },
  },
  auditedIn: {
    copyPlan: 'classes/nextTerm/copyPlan.test.ts',
    promote: 'classes/nextTerm/promoteClass.test.ts',
  },
  prepared: {
    create: () => ({ input: { title: '新班级' }, by: 'teacher' }),
    update: async (site) => ({
      input: { id: await site.rowId('grade', 'teacher'), version: 1, title: '改名' },
      by: 'teacher',
    }),
    delete: async (site) => ({ input: { id: await site.rowId('grade', 'teacher') }, by: 'teacher' }),
    publish: async (site) => ({ input: { id: await site.rowId('grade', 'teacher') }, by: 'teacher' }),
    unpublish: async (site) => ({ input: { id: await site.rowId('grade', 'teacher') }, by: 'teacher' }),
    stop: async (site) => ({
      input: { id: await site.rowId('grade', 'stranger'), reason: '测试' },
      by: 'otherManager',
    }),
    addGradeToMine: async (site) => ({ input: { id: await site.rowId('grade', 'teacher') }, by: 'teacher' }),
    'controls/update': async (site) => ({
      input: {
        gradeId: await site.rowId('grade', 'teacher'),
        rows: [{ targetType: 'homework', targetId: '0'.repeat(26), visible: null }],
      },
      by: 'teacher',
    }),
  },
});
