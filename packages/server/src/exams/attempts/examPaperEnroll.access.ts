import { eq } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import {
  butOwn,
  CANDIDATES,
  KEPT,
  KEPT_OR_OWN,
  LISTED,
  MANAGERS,
  MEMBERS,
  MEMBERS_AND_OFFICE,
  OF_SCHOOL,
  OFFICE,
  PARENTS,
  STAFF,
  STUDENTS,
  TEACHERS,
  combined,
} from '../../testing/everyCall/reach.ts';

async function anAttempt(
  site: AccessSite,
  owner: Owner,
  { of = 'examEnroll', ...changes }: { of?: string } & Partial<typeof examPaperEnroll.$inferInsert> = {},
): Promise<string> {
  const examEnrollId = await site.rowId(of, owner);
  const [place] = await site.db
    .select({ examId: enrolment.targetId })
    .from(enrolment)
    .where(eq(enrolment.id, examEnrollId));
  return site.insert(examPaperEnroll, owner, {
    orgId: site.orgIds[owner],
    examEnrollId,
    examId: place?.examId ?? '',
    examPaperId: await site.rowId('examPaper', owner),
    memberId: site.ids[owner],
    attemptNo: 1,
    status: ATTEMPT.inProgress,
    seed: 1,
    startedAt: site.inHours(-1),
    deadlineAt: site.inHours(1),
    maxPoints: 0,
    questionCount: 0,
    ...changes,
  });
}

/** The teacher named in an enrolment sees it, in the session's school. */
const SEEN_WITH_TEACHER = combined(KEPT_OR_OWN, { teacher: OF_SCHOOL.manager });
/** Nobody marks, extends or closes their own attempt. */
const KEEPERS = butOwn(KEPT);

export const access = accessOf('examPaperEnroll', {
  row: (site, owner) => anAttempt(site, owner),
  rows: {
    /** An attempt whose enrolment names the demo's teacher. */
    attemptWithTeacher: (site, owner) => anAttempt(site, owner, { of: 'enrolmentWithTeacher' }),
  },
  rules: {
    'POST,PUT /examPaperEnroll/start': { doors: MEMBERS },
    'POST,PUT /oj/examPaperEnroll/start': { doors: MEMBERS },
    'PUT /examPaperEnroll/takeover': { doors: MEMBERS, rows: CANDIDATES, refused: PARENTS },
    'POST,PUT /examPaperEnroll/complete': {
      doors: MEMBERS_AND_OFFICE,
      rows: CANDIDATES,
      refused: [...PARENTS, ...OFFICE],
    },
    'POST,PUT /oj/examPaperEnroll/complete': {
      doors: MEMBERS_AND_OFFICE,
      rows: CANDIDATES,
      refused: [...PARENTS, ...OFFICE],
    },
    'POST /examPaperEnroll/settle': { doors: STAFF, rows: KEEPERS },
    'POST /oj/examPaperEnroll/settle': { doors: STAFF, rows: KEEPERS },
    'GET,POST /examPaperEnroll/report': { doors: MEMBERS_AND_OFFICE, rows: KEPT_OR_OWN },
    'GET,POST /oj/examPaperEnroll/report': { doors: MEMBERS_AND_OFFICE, rows: KEPT_OR_OWN },
    'GET /examPaperEnroll/queryById': {
      doors: MEMBERS_AND_OFFICE,
      rows: KEPT_OR_OWN,
      kinds: { attemptWithTeacher: SEEN_WITH_TEACHER },
    },
    'GET /oj/examPaperEnroll/queryById': { doors: MEMBERS_AND_OFFICE, rows: KEPT_OR_OWN },
    'GET,POST /examPaperEnroll/queryLatest': { doors: MEMBERS },
    'GET,POST /oj/examPaperEnroll/queryLatest': { doors: MEMBERS },
    'POST /examPaperEnroll/queryList': { doors: MEMBERS_AND_OFFICE, list: LISTED },
    'POST /oj/examPaperEnroll/queryList': { doors: MEMBERS_AND_OFFICE, list: LISTED },
    'POST /examPaperEnroll/queryListByTeacher': { doors: TEACHERS, list: STUDENTS },
    'POST /oj/examPaperEnroll/queryListByTeacher': { doors: TEACHERS, list: STUDENTS },
    'POST /edms/examPaperEnroll/queryListByOrganization': { doors: MANAGERS, list: OF_SCHOOL },
    'PUT /examPaperEnroll/extend': { doors: STAFF, rows: KEEPERS },
    'PUT /examPaperEnroll/reopen': { doors: STAFF, rows: KEEPERS },
    'PUT /examPaperEnroll/acceptLate': { doors: STAFF, rows: KEEPERS },
  },
  reads: ['report'],
  samples: {
    extend: { seconds: 60, reason: '测试' },
    reopen: { seconds: 60, reason: '测试' },
    complete: { token: 'x', answers: [] },
  },
  audited: ['extend'],
  prepared: {
    settle: async (site) => ({
      input: {
        id: await anAttempt(site, 'student', {
          status: ATTEMPT.completed,
          completedAt: site.now(),
          submitReason: 'manual',
        }),
      },
    }),
  },
  auditedIn: {
    acceptLate: 'exams/attempts/lateAndExtended.test.ts',
    complete: 'exams/attempts/watching.test.ts',
    reopen: 'exams/attempts/watching.test.ts',
  },
});
