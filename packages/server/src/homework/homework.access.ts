import { HOMEWORK_REVIEW, HOMEWORK_TEMPLATE } from '@aosai/api/homework/homeworkRules';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaper, questionVersion } from '../db/schema/exam.ts';
import { type AccessSite, accessOf } from '../testing/everyCall/accessOf.ts';
import type { Owner } from '../testing/everyCall/accessPeople.ts';
import {
  MANAGERS,
  MEMBERS,
  OF_APP,
  OF_SCHOOL,
  OFFICE,
  OWN_AND_CHILD,
  PARENTS,
  type Reach,
  TEACHERS,
  combined,
} from '../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW, type Rule } from '../testing/everyCall/rule.ts';

/** The one question in every homework of this probe. */
export const QUESTION_ID = 'Q'.repeat(26);

async function theQuestion(site: AccessSite, owner: Owner): Promise<void> {
  await site.db
    .insert(questionVersion)
    .values({
      appId: site.appIdOf(owner),
      id: QUESTION_ID,
      createdAt: site.now(),
      updatedAt: site.now(),
      questionId: QUESTION_ID,
      versionNo: 1,
      type: PROGRAMMING,
      stem: '',
      stemHtml: '',
      options: [],
      analysis: '',
      analysisHtml: '',
      difficulty: 'easy',
      tags: [],
      programming: {
        limits: { timeMs: 1000, memoryKiB: 262_144 },
        languages: [53, 71],
        standard: 'c++14',
        compare: { kind: 'default' },
        fileIo: null,
        subtasks: [],
        cases: [],
      },
    })
    .onConflictDoNothing();
}

/** A homework made by its owner, with a place for them; the schoolmate's is shared with the school. */
async function aHomework(site: AccessSite, owner: Owner, changes: Partial<typeof exam.$inferInsert> = {}) {
  const orgId = site.orgIds[owner];
  await theQuestion(site, owner);
  const paperId = await site.insert(examPaper, owner, {
    orgId,
    title: '作业',
    template: HOMEWORK_TEMPLATE,
    sections: [{ name: '编程题', type: PROGRAMMING, items: [{ questionVersionId: QUESTION_ID, points: 100 }] }],
    totalPoints: 100,
    durationMin: 0,
    shuffle: { section: false, question: false, option: false },
    scorePolicy: 'best',
    feedback: 'ioi',
  });
  const dates = { startAt: site.inHours(-1), endAt: site.inHours(24), dueAt: site.inHours(24) };
  const id = await site.insert(exam, owner, {
    orgId,
    createdBy: site.ids[owner],
    kind: 'homework',
    title: '矩阵作业',
    summary: '',
    notesHtml: '',
    published: true,
    ...dates,
    enrollStartAt: dates.startAt,
    enrollEndAt: dates.endAt,
    examPaperIds: [paperId],
    priceFen: 0,
    scope: 'grade',
    maxAttempts: 1,
    reviewMatrix: HOMEWORK_REVIEW,
    lateStartPolicy: 'untilEnd',
    recordsEvents: false,
    visibility: owner === 'schoolmate' ? 'org' : 'private',
    ...changes,
  });
  await site.insert(enrolment, owner, {
    orgId,
    kind: 'homework',
    targetId: id,
    memberId: site.ids[owner],
    source: 'batch',
    status: '2',
    openAt: dates.startAt,
    dueAt: dates.dueAt,
    dueFrom: 'homework',
  });
  return id;
}

export const STAFF = [...TEACHERS, ...MANAGERS];
const MADE: Reach = { teacher: ['teacher'] };
export const SHARED: Reach = { teacher: ['teacher', 'schoolmate'] };
const TO_WRITE: Rule = { doors: TEACHERS, rows: MADE };
const SCHOOL_WRITES: Rule = { doors: STAFF, rows: combined(MADE, OF_SCHOOL) };
export const SCHOOL_READS = combined(SHARED, OF_SCHOOL);
export const MEMBERS_READ = combined(OWN_AND_CHILD, SHARED);

const ASSIGNED = 'it is one request with goals of three kinds: assignSeries.test.ts';

/** A draft for nobody yet. */
const DRAFT = {
  requestId: 'matrix-request',
  publish: false,
  rounds: [{ title: '新作业', openAt: '2026-11-21T00:00:00.000Z', dueAt: '2026-11-22T00:00:00.000Z', questions: [] }],
  goals: [],
  teacherGroupIds: [],
  memberIds: [],
};

export const access = accessOf('homework', {
  row: aHomework,
  named: { queryQuestionList: { field: 'homeworkId' } },
  rules: {
    'POST /bms/homework/create': { doors: OFFICE },
    'POST /bms/homework/assign': { doors: OFFICE, noCells: ASSIGNED },
    'DELETE /bms/homework/deleteSeries': OFFICE_ROW,
    'PUT /bms/homework/update': OFFICE_ROW,
    'PUT /bms/homework/updateQuestions': OFFICE_ROW,
    'PUT /bms/homework/publish': OFFICE_ROW,
    'PUT /bms/homework/unpublish': OFFICE_ROW,
    'DELETE /bms/homework/delete': OFFICE_ROW,
    'GET /bms/homework/queryById': OFFICE_ROW,
    'GET /bms/homework/queryEdits': OFFICE_ROW,
    'POST /bms/homework/queryList': OFFICE_LIST,
    'POST /bms/homework/querySimpleList': OFFICE_LIST,
    'POST /bms/homework/queryQuestionList': OFFICE_ROW,

    'POST /edms/homework/create': { doors: STAFF },
    'POST /edms/homework/assign': { doors: STAFF, noCells: ASSIGNED },
    'DELETE /edms/homework/deleteSeries': SCHOOL_WRITES,
    'PUT /edms/homework/update': SCHOOL_WRITES,
    'PUT /edms/homework/updateQuestions': SCHOOL_WRITES,
    'PUT /edms/homework/publish': SCHOOL_WRITES,
    'PUT /edms/homework/unpublish': SCHOOL_WRITES,
    'DELETE /edms/homework/delete': SCHOOL_WRITES,
    'GET /edms/homework/queryEdits': SCHOOL_WRITES,
    'GET /edms/homework/queryById': { doors: STAFF, rows: SCHOOL_READS },
    'POST /edms/homework/queryList': { doors: STAFF, list: SCHOOL_READS },
    'POST /edms/homework/querySimpleList': { doors: STAFF, list: SCHOOL_READS },
    'POST /edms/homework/queryQuestionList': { doors: STAFF, rows: SCHOOL_READS },

    'POST /homework/create': { doors: TEACHERS },
    'POST /homework/assign': { doors: TEACHERS, noCells: ASSIGNED },
    'DELETE /homework/deleteSeries': TO_WRITE,
    'PUT /homework/update': TO_WRITE,
    'PUT /homework/updateQuestions': TO_WRITE,
    'PUT /homework/publish': TO_WRITE,
    'PUT /homework/unpublish': TO_WRITE,
    'DELETE /homework/delete': TO_WRITE,
    'GET /homework/queryById': { doors: MEMBERS, rows: MEMBERS_READ },
    'POST /homework/queryList': { doors: MEMBERS, list: MEMBERS_READ },
    'POST /homework/querySimpleList': { doors: MEMBERS, list: MEMBERS_READ },
    'POST /homework/queryQuestionList': { doors: MEMBERS, rows: MEMBERS_READ, refused: PARENTS },

    'GET /homework/queryItemAnalysis': { doors: [...STAFF, ...OFFICE], rows: combined(MADE, OF_SCHOOL, OF_APP) },

    'GET /oj/homework/queryById': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'POST /oj/homework/queryList': { doors: MEMBERS, list: OWN_AND_CHILD },
    'POST /oj/homework/queryQuestionList': { doors: MEMBERS, rows: OWN_AND_CHILD, refused: PARENTS },
  },
  samples: {
    create: { title: '矩阵作业', openAt: '2026-11-21T00:00:00.000Z', dueAt: '2026-11-22T00:00:00.000Z' },
    assign: DRAFT,
    update: { version: 1, title: '改名' },
    queryEdits: { version: 1 },
    publish: {},
    updateQuestions: { version: 1, questions: [] },
  },
  prepared: {
    create: () => ({
      input: { title: '新作业', openAt: '2026-11-21T00:00:00.000Z', dueAt: '2026-11-22T00:00:00.000Z' },
      by: 'teacher',
    }),
    unpublish: async (site) => ({ input: { id: await aHomework(site, 'teacher') }, by: 'teacher' }),
    delete: async (site) => ({ input: { id: await aHomework(site, 'teacher') }, by: 'teacher' }),
    update: async (site) => ({
      input: { id: await aHomework(site, 'teacher'), version: 1, title: '改名' },
      by: 'teacher',
    }),
    updateQuestions: async (site) => ({
      input: { id: await aHomework(site, 'teacher'), version: 1, questions: [] },
      by: 'teacher',
    }),
    publish: async (site) => ({ input: { id: await aHomework(site, 'teacher', { published: true }) }, by: 'teacher' }),
  },
  auditedIn: { assign: 'classes/assignSeries.test.ts', deleteSeries: 'classes/assignSeries.test.ts' },
});
