import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../../packages/server/src/db/open.ts';
import { enrolment } from '../../../../packages/server/src/db/schema/enrolment.ts';
import { examMemberQuestion, examPaperEnroll } from '../../../../packages/server/src/db/schema/exam.ts';
import { NOON } from '../../../../packages/server/src/testing/engine/world.ts';
import { copies, idOf, idText } from './copies.ts';

/** Enrolments of one kind: `per` for each target, numbered consecutively. */
export interface Placing {
  /** First letter of their ids and of the ids of their attempts. */
  letter: string;
  targetLetter: string;
  per: number;
  students: number;
}

const whole = (no: number): SQL => sql.raw(String(no));
const noon = sql`${NOON.toISOString()}::timestamptz`;

/** Ids of enrolment `n`: the enrolments of a target belong to different students. */
const placeOf = ({ letter, targetLetter, per, students }: Placing) => ({
  id: idOf(letter, sql`n`),
  target: idOf(targetLetter, sql`(n - 1) / ${whole(per)} + 1`),
  member: idOf('S', sql`((n - 1) % ${whole(per)} + (n - 1) / ${whole(per)} * 13) % ${whole(students)} + 1`),
});

export async function places(
  db: Db,
  placing: Placing,
  like: Omit<typeof enrolment.$inferInsert, 'id' | 'targetId' | 'memberId'>,
  targets: number,
): Promise<void> {
  const first = { ...like, id: idText(placing.letter, 0), targetId: `none-${placing.letter}`, memberId: 'nobody' };
  await db.insert(enrolment).values(first);
  const { id, target, member } = placeOf(placing);
  const changes = {
    id,
    target_id: target,
    member_id: member,
    // Due on sixty different days, only the first of them in the future.
    ...(like.dueAt && {
      due_at: sql`${like.dueAt.toISOString()}::timestamptz - (n - 1) / ${whole(placing.per)} % 60 * interval '1 day'`,
    }),
    created_at: sql`${noon} - n * interval '1 second'`,
    updated_at: sql`${noon} - (n::bigint * 7919 % 1000000) * interval '1 second'`,
  };
  await copies(db, enrolment, { like: first.id, count: targets * placing.per, changes });
}

interface Sat {
  from: number;
  count: number;
  questions: number;
  /** First letter of the ids of the paper's questions. */
  questionLetter: string;
}

/** Adds attempts for the enrolments from `from` on, with an answer to each question. */
export async function attempts(
  db: Db,
  placing: Placing,
  like: Omit<typeof examPaperEnroll.$inferInsert, 'id' | 'examEnrollId' | 'examId' | 'memberId'>,
  { from, count, questions, questionLetter }: Sat,
): Promise<void> {
  const first = {
    ...like,
    id: idText(placing.letter, -from),
    examEnrollId: `none${from}`,
    examId: 'none',
    memberId: 'nobody',
  };
  await db.insert(examPaperEnroll).values(first);
  const { id, target, member } = placeOf(placing);
  const changes = {
    id,
    exam_enroll_id: id,
    exam_id: target,
    member_id: member,
    last_seen_at: sql`${noon} - (n % 50) * interval '1 second'`,
    ...(like.status === '3' && { total_points: sql`n::bigint * 7919 % 5401` }),
  };
  await copies(db, examPaperEnroll, { like: first.id, from, count, changes });
  if (questions === 0) return;
  const { appId, createdAt, updatedAt } = like;
  const answer = {
    appId,
    createdAt,
    updatedAt,
    id: first.id,
    attemptId: first.id,
    memberId: 'nobody',
    questionVersionId: 'none',
    no: 1,
    maxPoints: 200,
    revision: 1,
    savedAt: NOON,
    status: '1' as const,
  };
  await db.insert(examMemberQuestion).values(answer);
  const no = sql`(n - 1) % ${whole(questions)} + 1`;
  const chosen = sql`substr('ABCD', (n::bigint * 7919 / 13 % 4)::int + 1, 1)`;
  const made = {
    id,
    attempt_id: idOf(placing.letter, sql`(n - 1) / ${whole(questions)} + 1`),
    question_version_id: idOf(questionLetter, no),
    no,
    answer: sql`jsonb_build_object('kind', 'choice', 'optionIds', jsonb_build_array(${chosen}))`,
    points: sql`n::bigint * 7919 / 13 % 2 * 200`,
    spent_ms: sql`n % 90000`,
  };
  const numbers = { from: (from - 1) * questions + 1, count: count * questions };
  await copies(db, examMemberQuestion, { like: first.id, ...numbers, changes: made });
}
