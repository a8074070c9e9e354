import { eq } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import {
  CANDIDATES,
  KEPT_OR_OWN,
  LISTED,
  MEMBERS,
  MEMBERS_AND_OFFICE,
  OF_APP,
  PARENTS,
  STAFF,
  STUDENTS,
  TEACHERS,
  combined,
} from '../../testing/everyCall/reach.ts';
import { QUESTION_ID, SCHOOL_READS } from '../homework.access.ts';

/** An answer in the owner's homework. */
async function anAnswer(site: AccessSite, owner: Owner): Promise<string> {
  const examEnrollId = await site.rowId('homeworkEnroll', owner);
  const [place] = await site.db.select().from(enrolment).where(eq(enrolment.id, examEnrollId));
  const whose = { orgId: site.orgIds[owner], memberId: site.ids[owner] };
  const attemptId = await site.insert(examPaperEnroll, owner, {
    ...whose,
    kind: 'homework',
    examEnrollId,
    examId: place?.targetId ?? '',
    examPaperId: QUESTION_ID,
    attemptNo: 1,
    status: '1',
    seed: 1,
    startedAt: site.now(),
    deadlineAt: site.inHours(24),
    maxPoints: 100,
    questionCount: 1,
  });
  return site.insert(examMemberQuestion, owner, {
    ...whose,
    attemptId,
    questionVersionId: QUESTION_ID,
    no: 1,
    maxPoints: 100,
    status: '1',
  });
}

const ofPlace = { kind: 'homeworkEnroll', field: 'homeworkEnrollId' };
const WRITES = { doors: MEMBERS, rows: CANDIDATES, refused: PARENTS };

export const access = accessOf('homeworkMemberQuestion', {
  row: anAnswer,
  named: {
    save: ofPlace,
    debug: ofPlace,
    clean: ofPlace,
    queryLatestList: ofPlace,
    queryListByHomeworkEnroll: ofPlace,
    queryStatisticsGroupByMember: { kind: 'homework', field: 'homeworkId' },
  },
  rules: {
    'POST,PUT /homeworkMemberQuestion/save': WRITES,
    'POST,PUT /homeworkMemberQuestion/debug': WRITES,
    'POST,PUT /homeworkMemberQuestion/clean': WRITES,
    'POST /homeworkMemberQuestion/queryLatestList': WRITES,
    'GET /homeworkMemberQuestion/queryById': { doors: MEMBERS_AND_OFFICE, rows: KEPT_OR_OWN },
    'POST /homeworkMemberQuestion/queryListByHomeworkEnroll': { doors: MEMBERS_AND_OFFICE, rows: KEPT_OR_OWN },
    'POST /homeworkMemberQuestion/queryList': { doors: MEMBERS_AND_OFFICE, list: LISTED },
    'POST /homeworkMemberQuestion/queryListByTeacher': { doors: TEACHERS, list: STUDENTS },
    'GET,POST /homeworkMemberQuestion/queryStatisticsGroupByMember': {
      doors: STAFF,
      rows: combined(SCHOOL_READS, OF_APP),
    },
  },
  samples: {
    save: { answers: [] },
    debug: { language: 53, code: 'int main() {}', input: '1', questionId: QUESTION_ID },
    clean: { questionIds: [QUESTION_ID] },
  },
});
