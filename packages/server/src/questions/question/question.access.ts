import { and, eq, sql } from 'drizzle-orm';
import { TRUE_FALSE } from '@aosai/api/questions/kinds';
import { questionVersion } from '../../db/schema/exam.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import { MANAGERS, MEMBERS, OFFICE, PARENTS, type Reach, TEACHERS } from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW, type Rule } from '../../testing/everyCall/rule.ts';
import { createQuestion, type NewQuestion } from '../bank/createQuestion.ts';
import { jsonParam } from '../../db/rawRows.ts';
import { aStatement } from '../../testing/engine/aStatement.ts';

const READY = { status: '1' } as const;
const OPEN = { ...READY, isOpen: true } as const;

/** The kind of question that each owner has; the rules below say who sees it. */
const KINDS: Readonly<Record<Owner, Omit<NewQuestion, 'orgId' | 'ownerId'> & { of: 'school' | 'own' | 'platform' }>> = {
  student: { of: 'school', ...OPEN },
  classmate: { of: 'school', status: '0' },
  schoolmate: { of: 'own', ...READY },
  teacher: { of: 'own', status: '0' },
  manager: { of: 'school', ...READY },
  parent: { of: 'platform', ...READY, isShared: true },
  stranger: { of: 'school', ...OPEN },
  shared: { of: 'platform', ...OPEN },
  invited: { of: 'platform', status: '0' },
  otherManager: { of: 'school', status: '0' },
  foreigner: { of: 'school', ...OPEN },
};

const STAFF = [...TEACHERS, ...MANAGERS];
const WRITERS: Rule = { doors: STAFF };

/** In a school's office: its own, its teachers', and shared ones of the platform. */
const AT_SCHOOL: Reach = {
  teacher: ['student', 'manager', 'teacher', 'parent'],
  manager: ['student', 'classmate', 'schoolmate', 'manager', 'teacher', 'parent'],
  otherManager: ['stranger', 'otherManager', 'parent'],
};
const OWN_BANK: Reach = { teacher: ['teacher'] };
/** Members who practise: open questions of the platform and of the session's school. */
const PRACTISED: Reach = {
  student: ['student', 'shared'],
  parent: ['shared'],
  manager: ['student', 'shared'],
  otherManager: ['stranger', 'shared'],
};
/** Runs without an exam: open questions, but not for those who only read. */
const TRIED: Reach = {
  student: ['student', 'shared'],
  manager: ['student', 'shared'],
  otherManager: ['stranger', 'shared'],
};
const WITHOUT_PREFIX: Reach = { ...PRACTISED, ...OWN_BANK };
const PRACTISED_BY_ALL: Reach = { ...PRACTISED, teacher: ['student', 'shared'] };

/** Draws and pickers: ready questions in the caller's scope, in a bank or the caller's own. */
const READY_AT_SCHOOL: Reach = {
  teacher: ['student', 'manager', 'parent'],
  manager: ['student', 'manager', 'parent'],
  otherManager: ['stranger', 'parent'],
};
const READY_OF_PLATFORM: Reach = {
  officer: ['parent', 'shared'],
  super: ['parent', 'shared'],
};

const NO_FILE = '0'.repeat(64);

const sampled = () => {
  const { key: _, ...source } = aStatement();
  return { source };
};

export const access = accessOf('question', {
  row: async (site, owner) => {
    const { of, ...head } = KINDS[owner];
    const orgId = of === 'platform' ? null : site.orgIds[owner];
    const ownerId = of === 'own' ? site.ids[owner] : null;
    const by = { appId: site.appIdOf(owner), now: site.now(), actorId: null };
    const made = await createQuestion(site.db, by, aStatement(), { orgId, ownerId, ...head });
    // A caller who reaches the question gets an error about the missing file; others do not find the question.
    const cases = [{ name: '1', inSha: NO_FILE, outSha: NO_FILE }];
    await site.db
      .update(questionVersion)
      .set({ programming: sql`${jsonParam({ cases })}` })
      .where(and(eq(questionVersion.appId, by.appId), eq(questionVersion.questionId, made.id)));
    return made.id;
  },
  rules: {
    'POST /bms/question/create': { doors: OFFICE },
    'PUT /bms/question/update': OFFICE_ROW,
    'DELETE /bms/question/delete': OFFICE_ROW,
    'GET /bms/question/queryById': OFFICE_ROW,
    'POST /bms/question/queryList': OFFICE_LIST,
    'POST /bms/question/querySimpleList': { doors: OFFICE, list: READY_OF_PLATFORM },
    'POST /bms/question/queryRandomList': { doors: OFFICE },
    'POST /bms/question/queryAlike': { doors: OFFICE },
    'POST /bms/question/debug': OFFICE_ROW,
    'POST /bms/question/unzipAndParse': { doors: OFFICE },
    'POST /bms/question/importZip': { doors: OFFICE },
    'POST /bms/question/import': { doors: OFFICE },
    'GET /bms/question/queryImport': { doors: OFFICE },
    'GET /bms/question/exportImport': { doors: OFFICE },
    'GET /bms/question/exportCase': OFFICE_ROW,
    'GET /bms/question/queryVersions': OFFICE_ROW,
    'GET /bms/question/queryVersion': OFFICE_ROW,
    'GET /bms/question/exportCaseFile': OFFICE_ROW,
    'GET /bms/question/queryEvidence': OFFICE_ROW,
    'GET /bms/question/queryErrorReports': OFFICE_ROW,
    'PUT /bms/question/answerErrorReport': OFFICE_ROW,

    'POST /edms/question/create': WRITERS,
    'PUT /edms/question/update': { doors: STAFF, rows: AT_SCHOOL },
    'DELETE /edms/question/delete': { doors: STAFF, rows: AT_SCHOOL },
    'GET /edms/question/queryById': { doors: STAFF, rows: AT_SCHOOL },
    'POST /edms/question/queryList': { doors: STAFF, list: AT_SCHOOL },
    'POST /edms/question/querySimpleList': { doors: STAFF, list: READY_AT_SCHOOL },
    'POST /edms/question/queryRandomList': { doors: STAFF },
    // Only pairs of questions that the caller may use; alikeQuestions.test.ts.
    'POST /edms/question/queryAlike': { doors: STAFF },
    'POST /edms/question/debug': { doors: STAFF, rows: AT_SCHOOL },
    'POST /edms/question/unzipAndParse': { doors: STAFF },
    'POST /edms/question/importZip': { doors: STAFF },
    'POST /edms/question/import': { doors: STAFF },
    'GET /edms/question/queryImport': { doors: STAFF },
    'GET /edms/question/exportImport': { doors: STAFF },
    'GET /edms/question/exportCase': { doors: STAFF, rows: AT_SCHOOL },
    'GET /edms/question/queryVersions': { doors: STAFF, rows: AT_SCHOOL },
    'GET /edms/question/queryVersion': { doors: STAFF, rows: AT_SCHOOL },
    'GET /edms/question/exportCaseFile': { doors: STAFF, rows: AT_SCHOOL },
    'POST /edms/question/reportError': { doors: STAFF, rows: AT_SCHOOL },
    'GET /edms/question/queryEvidence': { doors: STAFF, rows: AT_SCHOOL },
    'GET /edms/question/queryErrorReports': { doors: STAFF, rows: AT_SCHOOL },
    'PUT /edms/question/answerErrorReport': { doors: STAFF, rows: AT_SCHOOL },

    'POST /question/create': { doors: TEACHERS },
    'PUT /question/update': { doors: TEACHERS, rows: OWN_BANK },
    'DELETE /question/delete': { doors: TEACHERS, rows: OWN_BANK },
    'GET /question/queryById': { doors: MEMBERS, rows: WITHOUT_PREFIX },
    'POST /question/queryList': { doors: MEMBERS, list: WITHOUT_PREFIX },
    'POST /question/querySimpleList': { doors: MEMBERS, list: PRACTISED },
    'POST /question/queryRandomList': { doors: MEMBERS },
    // A teacher's trials also run on own questions, open or not.
    'POST /question/debug': { doors: MEMBERS, rows: { ...TRIED, ...OWN_BANK }, refused: PARENTS },
    'POST /question/unzipAndParse': { doors: TEACHERS },
    'POST /question/importZip': { doors: TEACHERS },
    'POST /question/import': { doors: TEACHERS },
    'GET /question/queryImport': { doors: TEACHERS },
    'GET /question/exportImport': { doors: TEACHERS },
    'GET /question/exportCase': { doors: TEACHERS, rows: OWN_BANK },
    'GET /question/queryVersions': { doors: TEACHERS, rows: OWN_BANK },
    'GET /question/queryVersion': { doors: TEACHERS, rows: OWN_BANK },
    'GET /question/exportCaseFile': { doors: TEACHERS, rows: OWN_BANK },

    'GET /oj/question/queryById': { doors: MEMBERS, rows: PRACTISED_BY_ALL },
    'POST /oj/question/queryList': { doors: MEMBERS, list: PRACTISED_BY_ALL },
    'GET /oj/question/buy': {
      doors: MEMBERS,
      rows: { student: PRACTISED_BY_ALL.student ?? [], teacher: PRACTISED_BY_ALL.teacher ?? [] },
      refused: PARENTS,
    },
  },
  samples: {
    create: sampled,
    update: () => ({ version: 1, points: [] }),
    debug: {},
    queryRandomList: { slots: [{ type: TRUE_FALSE, count: 1 }] },
    queryAlike: { ids: ['0'.repeat(26), '1'.repeat(26)] },
    queryVersion: { versionNo: 1 },
    exportCaseFile: { sha: NO_FILE, part: 'head' },
    reportError: { part: 'key', content: '答案应当是 B' },
    answerErrorReport: { reportId: 'Q'.repeat(26), version: 1, answer: 'fixed', reply: '已改正' },
  },
  reads: ['queryAlike', 'exportCase', 'exportImport', 'exportCaseFile'],
  audited: ['create'],
  auditedIn: {
    debug: 'questions/question/authoring.test.ts',
    unzipAndParse: 'questions/question/questionImports.test.ts',
    importZip: 'questions/question/questionImports.test.ts',
    import: 'questions/question/questionImports.test.ts',
    reportError: 'questions/question/errorReports.test.ts',
    answerErrorReport: 'questions/question/errorReports.test.ts',
  },
  prepared: {
    // Must be the platform's own: the office may only retire a school's.
    delete: async (site) => ({ input: { id: await site.rowId('question', 'parent') } }),
    update: async (site) => ({
      input: { id: await site.rowId('question', 'parent'), version: 1, pricePoints: 5 },
    }),
  },
  takes: { queryRandomList: { seed: 'chooses among what the caller may draw anyway' } },
});
