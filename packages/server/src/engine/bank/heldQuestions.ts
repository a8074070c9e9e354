import { type SQL, sql } from 'drizzle-orm';
import { GRACE_MS } from '@aosai/api/domain/constants';
import { KEY_ITEMS, REVIEW_MOMENTS } from '@aosai/api/domain/review';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { instantParam, rawRows } from '../rawRows.ts';
import { questionsByExam } from './examsWith.ts';

/** An exam (`held`) that keeps its keys until it is over for everybody; in SQL what `isFormal` says of a matrix. */
const formal: SQL = sql.join(
  REVIEW_MOMENTS.filter((moment) => moment !== 'afterClose').flatMap((moment) =>
    KEY_ITEMS.map(
      (item) => sql`not coalesce((held.review_matrix -> ${moment}::text ->> ${item}::text)::boolean, false)`,
    ),
  ),
  sql` and `,
);

/** A published exam that is not over for everybody, as `examClosesAt` has it. */
const unfinished = (now: Date): SQL => sql`held.kind = 'exam' and held.published and held.stopped_at is null and (
  held.end_at > ${instantParam(now)}
  or exists (select 1 from ${enrolment} late where late.app_id = held.app_id and late.target_id = held.id
    and late.deleted_at is null and late.status in ('1', '2', '4', '5', '7')
    and held.end_at + make_interval(secs => coalesce((late.overrides ->> 'startShiftSec')::int, 0)) > ${instantParam(now)})
  or exists (select 1 from ${examPaperEnroll} running where running.app_id = held.app_id and running.exam_id = held.id
    and running.status = ${ATTEMPT.inProgress} and running.deadline_at > ${instantParam(new Date(now.getTime() - GRACE_MS))}))`;

/** Questions with the formal exams that ask them at present. */
export type Holders = ReadonlyMap<string, ReadonlySet<string>>;

/** A question of a formal exam that is not over for everybody stays closed everywhere but in that exam. */
export async function holdersOf(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  questionIds: readonly string[],
): Promise<Holders> {
  if (questionIds.length === 0) return new Map();
  const holders = new Map<string, Set<string>>();
  for (const { question_id: questionId, exam_id: examId } of await rawRows<{ question_id: string; exam_id: string }>(
    db,
    questionsByExam(appId, sql`${formal} and ${unfinished(now)}`, questionIds),
  )) {
    const exams = holders.get(questionId) ?? new Set();
    exams.add(examId);
    holders.set(questionId, exams);
  }
  return holders;
}

/**
 * The one rule of running exams: which of these questions, in any version, stand in a published formal exam that is not
 * over for everybody. Their key, analysis, right and wrong and points are nobody's elsewhere but of those who may write
 * the question, and nobody practises them. Everything that shows, exports, lends or takes answers to a question asks here.
 *
 * @param inside the exam in whose own pages the question is met; its own review matrix decides there
 */
export async function heldQuestions(
  db: Db,
  at: { appId: string; now: Date },
  questionIds: readonly string[],
  inside?: string,
): Promise<ReadonlySet<string>> {
  const holders = await holdersOf(db, at, questionIds);
  return new Set([...holders].flatMap(([id, exams]) => ([...exams].some((exam) => exam !== inside) ? [id] : [])));
}
