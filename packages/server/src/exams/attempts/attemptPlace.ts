import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { perDatabase } from '../../db/perDatabase.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { holdsPlace, visibleExam } from '../exam/visibleExam.ts';
import type { Viewer } from '../../kit/reader.ts';
import { attemptsOfMember } from './memberAttempts.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

export interface Starter extends Viewer {
  memberId: string;
  ip: string;
}

const asked = {
  appId: sql.placeholder('appId'),
  examId: sql.placeholder('examId'),
  examPaperId: sql.placeholder('examPaperId'),
  memberId: sql.placeholder('memberId'),
  orgId: sql.placeholder('orgId'),
};

/** Prepared, because a whole year may start within a few seconds. */
const placeQuery = perDatabase((db) =>
  db
    .select({
      exam: {
        id: exam.id,
        title: exam.title,
        published: exam.published,
        stoppedAt: exam.stoppedAt,
        startAt: exam.startAt,
        endAt: exam.endAt,
        examPaperIds: exam.examPaperIds,
        maxAttempts: exam.maxAttempts,
        lateStartPolicy: exam.lateStartPolicy,
        recordsEvents: exam.recordsEvents,
        explainsErrors: exam.explainsErrors,
        reviewMatrix: exam.reviewMatrix,
        scoreRelease: exam.scoreRelease,
        scoresReleasedAt: exam.scoresReleasedAt,
        keyRelease: exam.keyRelease,
        keysReleasedAt: exam.keysReleasedAt,
        accessCode: exam.accessCode,
        ipRanges: exam.ipRanges,
        noticeSeq: exam.noticeSeq,
        isMock: exam.isMock,
      },
      enrol: {
        id: enrolment.id,
        orgId: enrolment.orgId,
        status: enrolment.status,
        overrides: enrolment.overrides,
        gradeId: enrolment.gradeId,
      },
      memberName: member.name,
    })
    .from(exam)
    .innerJoin(member, and(eq(member.appId, exam.appId), eq(member.id, asked.memberId)))
    .leftJoin(
      enrolment,
      and(
        eq(enrolment.appId, exam.appId),
        eq(enrolment.targetId, exam.id),
        eq(enrolment.memberId, asked.memberId),
        holdsPlace,
      ),
    )
    .where(and(eq(exam.appId, asked.appId), eq(exam.id, asked.examId), visibleExam(db, asked.appId, asked)))
    .prepare('start_place'),
);

const attemptsQuery = perDatabase((db) =>
  db
    .select({
      id: examPaperEnroll.id,
      status: examPaperEnroll.status,
      deadlineAt: examPaperEnroll.deadlineAt,
      kind: examPaperEnroll.kind,
      lastSeenAt: examPaperEnroll.lastSeenAt,
      silentSinceAt: examPaperEnroll.silentSinceAt,
    })
    .from(examPaperEnroll)
    .where(and(eq(examPaperEnroll.appId, asked.appId), attemptsOfMember(asked.appId, asked)))
    .orderBy(asc(examPaperEnroll.startedAt))
    .prepare('start_attempts'),
);

type Found = Awaited<ReturnType<ReturnType<typeof placeQuery>['execute']>>[number];

export type Place = Found & {
  enrol: NonNullable<Found['enrol']>;
  /** The member's attempts at this paper, oldest first. */
  attempts: Awaited<ReturnType<ReturnType<typeof attemptsQuery>['execute']>>;
};

/** Throws NOT_FOUND for an exam or paper that this member cannot see, ENROLL_REQUIRED without a place. */
export async function findPlace(
  { db, appId }: EngineCall,
  { memberId, orgId }: Starter,
  { examId, examPaperId }: { examId: string; examPaperId: string },
): Promise<Place> {
  const values = { appId, memberId, orgId, examId, examPaperId };
  const [[found], attempts] = await Promise.all([placeQuery(db).execute(values), attemptsQuery(db).execute(values)]);
  if (!found?.exam.examPaperIds.includes(examPaperId)) throw new AppError('NOT_FOUND');
  const { enrol } = found;
  if (enrol?.status !== ENROLMENT.enrolled) throw new AppError('ENROLL_REQUIRED');
  return { ...found, enrol, attempts };
}
