import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { EXPORT_MAX_ROWS } from '@aosai/api/kit/constants';
import { maskName } from '@aosai/api/kit/masking';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examMemberQuestion as answers, examPaperEnroll } from '../../db/schema/exam.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';
import { MEMBER_STATES } from '@aosai/api/enrolment/enrolments';

/** Attempts read at once, so that the answers of thousands are never in memory together. */
const PIECE = 200;

export type ScoredAttempt = typeof examPaperEnroll.$inferSelect;

/** Sorts 学号 9 before 学号 10. */
const { compare } = new Intl.Collator('zh-CN', { numeric: true });

/** The places in an exam sorted by student number, including absent students. */
export async function placesIn({ db, appId, actor }: CallContext, examId: string) {
  const begun = db
    .select({ id: examPaperEnroll.examEnrollId })
    .from(examPaperEnroll)
    .where(and(eq(examPaperEnroll.appId, appId), eq(examPaperEnroll.examId, examId)));
  const rows = await db
    .select({
      id: enrolment.id,
      memberId: enrolment.memberId,
      overrides: enrolment.overrides,
      orgId: enrolment.orgId,
      name: member.name,
      no: organizationMember.no,
      className: organizationMember.className,
    })
    .from(enrolment)
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .leftJoin(
      organizationMember,
      and(
        eq(organizationMember.appId, enrolment.appId),
        eq(organizationMember.orgId, enrolment.orgId),
        eq(organizationMember.memberId, enrolment.memberId),
      ),
    )
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'exam'),
        eq(enrolment.targetId, examId),
        or(inArray(enrolment.status, [...MEMBER_STATES]), inArray(enrolment.id, begun)),
      ),
    )
    .limit(EXPORT_MAX_ROWS + 1);
  if (rows.length > EXPORT_MAX_ROWS)
    throw new AppError('EXPORT_TOO_LARGE', { total: rows.length, max: EXPORT_MAX_ROWS });
  const shown = rows.map(({ orgId, name, no, className, id, memberId, overrides }) => {
    // Number and class are the school's; students of another school have masked names.
    const isOwn = actor.kind === 'member' && orgId === actor.orgId;
    const isTold = isOwn || actor.kind === 'user';
    return {
      id,
      memberId,
      /** How far the student's own window is moved: for a make-up exam. */
      shiftSec: overrides.startShiftSec ?? 0,
      name: isOwn ? name : maskName(name),
      no: isTold ? no : null,
      className: isTold ? className : null,
    };
  });
  return shown.toSorted(
    (a, b) =>
      Number(a.no === null) - Number(b.no === null) ||
      compare(a.no ?? '', b.no ?? '') ||
      compare(a.name, b.name) ||
      compare(a.id, b.id),
  );
}

/** The better of a student's two attempts at one paper; a settled one comes before one that is not. */
const better = (one: ScoredAttempt, other: ScoredAttempt): ScoredAttempt => {
  const worth = ({ status, totalPoints }: ScoredAttempt) =>
    status === ATTEMPT.settled ? (totalPoints ?? 0) : Number.NEGATIVE_INFINITY;
  if (worth(one) === worth(other)) return one.attemptNo > other.attemptNo ? one : other;
  return worth(one) > worth(other) ? one : other;
};

/** The attempt at this paper that counts, by place. */
export async function countedAttempts(
  { db, appId }: CallContext,
  examId: string,
  examPaperId: string,
): Promise<ReadonlyMap<string, ScoredAttempt>> {
  const rows = await db
    .select()
    .from(examPaperEnroll)
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.examId, examId),
        eq(examPaperEnroll.examPaperId, examPaperId),
      ),
    )
    .orderBy(asc(examPaperEnroll.id));
  const counted = new Map<string, ScoredAttempt>();
  for (const row of rows) {
    const known = counted.get(row.examEnrollId);
    counted.set(row.examEnrollId, known ? better(known, row) : row);
  }
  return counted;
}

/** Points of each question, by attempt and version. */
export async function pointsOf({ db, appId }: CallContext, attemptIds: readonly string[]) {
  const points = new Map<string, Map<string, number | null>>();
  for (let from = 0; from < attemptIds.length; from += PIECE) {
    const piece = attemptIds.slice(from, from + PIECE);
    const rows = await db
      .select({ attemptId: answers.attemptId, versionId: answers.questionVersionId, points: answers.points })
      .from(answers)
      .where(and(eq(answers.appId, appId), inArray(answers.attemptId, piece)));
    for (const row of rows) {
      const own = points.get(row.attemptId) ?? new Map<string, number | null>();
      points.set(row.attemptId, own.set(row.versionId, row.points));
    }
  }
  return points;
}
