import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import {
  ANYONE,
  EVERY_OWNER,
  MANAGERS,
  MEMBERS,
  OF_APP,
  OF_SCHOOL,
  OFFICE,
  type Reach,
  TEACHERS,
  combined,
} from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW, type Rule, type Rules } from '../../testing/everyCall/rule.ts';

const STAFF = [...TEACHERS, ...MANAGERS];
/** Owners whose exams are not shared with colleagues. */
const PRIVATE: readonly Owner[] = ['classmate'];
const OWN_EXAMS: Reach = { teacher: ['teacher'] };
/** A manager reads all exams of the school, a teacher the shared ones. */
const AT_SCHOOL = combined(OF_SCHOOL, {
  teacher: OF_SCHOOL.manager.filter((owner) => !PRIVATE.includes(owner)),
});

/** People who run an exam may watch it. */
const WATCHED: Rule = { doors: [...STAFF, ...OFFICE], rows: combined(OF_SCHOOL, OF_APP, OWN_EXAMS) };

const WRITES = [
  'PUT update',
  'PUT publish',
  'PUT unpublish',
  'DELETE delete',
  'PUT stop',
  'PUT release',
  'PUT makeUp',
  'PUT updateExamPapersByExam',
] as const;

const rulesOf = (rule: (address: string) => Rules): Rules => Object.assign({}, ...WRITES.map(rule)) as Rules;
const addressIn = (prefix: string, write: string, rule: Rule): Rules => {
  const [method = '', action = ''] = write.split(' ');
  return { [`${method} ${prefix}/exam/${action}`]: rule };
};

const anExam = async (site: AccessSite, owner: Owner, changes: { published?: boolean } = {}) =>
  site.insert(exam, owner, {
    orgId: site.orgIds[owner],
    createdBy: site.ids[owner],
    visibility: PRIVATE.includes(owner) ? 'private' : 'org',
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
    ...changes,
  });

const aDraft = (site: AccessSite) => anExam(site, 'student', { published: false });

export const access = accessOf('exam', {
  row: (site, owner) => anExam(site, owner),
  reads: ['downloadScores'],
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

    'POST /exam/create': { doors: TEACHERS },
    'POST /edms/exam/create': { doors: STAFF },
    'POST /bms/exam/create': { doors: OFFICE },
    ...rulesOf((write) => addressIn('', write, { doors: TEACHERS, rows: OWN_EXAMS })),
    ...rulesOf((write) => addressIn('/edms', write, { doors: STAFF, rows: combined(OF_SCHOOL, OWN_EXAMS) })),
    ...rulesOf((write) => addressIn('/bms', write, OFFICE_ROW)),

    'GET /exam/queryLiveBoard': WATCHED,
    'POST,GET /edms/exam/downloadScores': { doors: STAFF, rows: combined(OF_SCHOOL, OWN_EXAMS) },
    'POST,GET /bms/exam/downloadScores': OFFICE_ROW,
    'GET /edms/exam/queryScores': { doors: STAFF, rows: combined(OF_SCHOOL, OWN_EXAMS) },
    'GET /bms/exam/queryScores': OFFICE_ROW,
    'GET /exam/queryItemAnalysis': WATCHED,
    'GET /exam/querySimilarity': WATCHED,

    'POST /edms/exam/queryList': { doors: STAFF, list: AT_SCHOOL },
    'POST /edms/exam/querySimpleList': { doors: STAFF, list: AT_SCHOOL },
    'GET /edms/exam/queryEdits': { doors: STAFF, rows: combined(OF_SCHOOL, OWN_EXAMS) },
    'GET /edms/exam/queryById': { doors: STAFF, rows: AT_SCHOOL },
    'GET /edms/exam/queryNotesById': { doors: STAFF, rows: AT_SCHOOL },
    'POST /edms/exam/queryExamPaperListByExam': { doors: STAFF, rows: AT_SCHOOL },
    'GET /edms/exam/queryStatistics': { doors: STAFF, rows: AT_SCHOOL },
    'POST /bms/exam/queryList': OFFICE_LIST,
    'POST /bms/exam/querySimpleList': OFFICE_LIST,
    'GET /bms/exam/queryById': OFFICE_ROW,
    'GET /bms/exam/queryEdits': OFFICE_ROW,
    'GET /bms/exam/queryNotesById': OFFICE_ROW,
    'POST /bms/exam/queryExamPaperListByExam': OFFICE_ROW,
    'GET /bms/exam/queryStatistics': OFFICE_ROW,
  },
  samples: {
    create: { title: '矩阵考试' },
    update: { version: 1, title: '改名' },
    queryEdits: { version: 1 },
    updateExamPapersByExam: { version: 1, examPaperIds: [] },
    stop: { reason: '测试' },
    release: { what: 'scores' },
    makeUp: (site) => ({ memberIds: [site.ids.student], startAt: site.inHours(1).toISOString() }),
    // Called without a child; a guardian who names one: familyPlaces.test.ts
    queryExamPaperListByExam: {},
  },
  audited: ['create', 'update', 'publish', 'unpublish', 'stop', 'release'],
  prepared: {
    makeUp: async (site) => {
      const id = await anExam(site, 'student');
      await site.insert(enrolment, 'student', {
        orgId: site.orgIds.student,
        kind: 'exam',
        targetId: id,
        memberId: site.ids.student,
        source: 'batch',
        status: '2',
      });
      return { input: { id, memberIds: [site.ids.student], startAt: site.inHours(1).toISOString() } };
    },
    delete: async (site) => ({ input: { id: await aDraft(site) } }),
    updateExamPapersByExam: async (site) => ({ input: { id: await aDraft(site), version: 1, examPaperIds: [] } }),
  },
});
