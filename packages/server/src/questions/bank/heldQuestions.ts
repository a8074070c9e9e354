import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { DAY_MS, GRACE_MS } from '@aosai/api/kit/constants';
import { KEY_ITEMS, REVIEW_MOMENTS } from '@aosai/api/exams/review';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { instantParam, rawRows } from '../../db/rawRows.ts';
import type { Author } from '../../kit/reader.ts';
import { questionsByExam } from './examsWith.ts';

/** Selects exams (`held`) that hide their keys until they are over for everybody; `isFormal` in SQL. */
const formal: SQL = sql.join(
  REVIEW_MOMENTS.filter((moment) => moment !== 'afterClose').flatMap((moment) =>
    KEY_ITEMS.map(
      (item) => sql`not coalesce((held.review_matrix -> ${moment}::text ->> ${item}::text)::boolean, false)`,
    ),
  ),
  sql` and `,
);

/** A teacher who never publishes the keys of an exam does not hold its questions for ever. */
const MOST_WAITING_DAYS = 60;

/** An exam whose keys a teacher has still to publish. */
const waiting = (now: Date): SQL => sql`(held.key_release = 'manual' and held.keys_released_at is null
  and held.end_at > ${instantParam(new Date(now.getTime() - MOST_WAITING_DAYS * DAY_MS))})`;

/** A published exam that is not over for everybody (`examClosesAt` in SQL), or whose keys wait. */
const unfinished = (now: Date): SQL => sql`held.kind = 'exam' and held.published and (${waiting(now)}
  or held.stopped_at is null and (held.end_at > ${instantParam(now)}
  or exists (select 1 from ${enrolment} late where late.app_id = held.app_id and late.target_id = held.id
    and late.deleted_at is null and late.status in ('1', '2', '4', '5', '7')
    and held.end_at + make_interval(secs => coalesce((late.overrides ->> 'startShiftSec')::int, 0)) > ${instantParam(now)})
  or exists (select 1 from ${examPaperEnroll} running where running.app_id = held.app_id and running.exam_id = held.id
    and running.status = ${ATTEMPT.inProgress} and running.deadline_at > ${instantParam(new Date(now.getTime() - GRACE_MS))})))`;

/** Database, app and instant of the check. */
export interface HeldAt {
  db: Db;
  appId: string;
  now: Date;
}

/** Questions and the running formal exams that ask them. */
type Holders = ReadonlyMap<string, ReadonlySet<string>>;

interface Asked {
  question_id: string;
  exam_id: string;
}

/** Exams (`held`) of others. From those who run an exam it hides nothing, since they may set it to show the keys. */
const ofOthers = ({ memberId, managedOrgId }: Author): SQL =>
  sql`held.created_by is distinct from ${memberId}::text and (${managedOrgId}::text is null or held.org_id is distinct from ${managedOrgId}::text)`;

/** The questions, of these or of all, that running formal exams ask, and of these exams those that `exams` selects. */
async function holdersOf(
  { db, appId, now }: HeldAt,
  { among, exams = sql`true` }: { among?: readonly string[]; exams?: SQL } = {},
): Promise<Holders> {
  const rows = await rawRows<Asked>(
    db,
    questionsByExam(appId, sql`${formal} and ${unfinished(now)} and ${exams}`, among),
  );
  const groups = Map.groupBy(rows, ({ question_id: id }) => id);
  return new Map([...groups].map(([id, group]) => [id, new Set(group.map(({ exam_id: examId }) => examId))]));
}

const isHeld = (holders: Holders, questionId: string, inside: string | undefined): boolean =>
  [...(holders.get(questionId) ?? [])].some((examId) => examId !== inside);

/**
 * The rule of running exams: which of these questions, in any version, are in a published formal exam that is not over
 * for everybody, or whose keys wait to be published. Outside of that exam their key, analysis, verdicts and points are hidden from everybody who may not
 * write the question, and nobody can practise them. All code that shows, exports, lends or takes answers to a question
 * must ask here.
 *
 * @param inside the exam whose pages show the question; its review matrix decides there
 */
export async function heldQuestions(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  questionIds: readonly string[],
  inside?: string,
): Promise<ReadonlySet<string>> {
  if (questionIds.length === 0) return new Set();
  const holders = await holdersOf({ db, appId, now }, { among: questionIds });
  return new Set(questionIds.filter((id) => isHeld(holders, id, inside)));
}

/** All questions held now, for sums over many questions: sums that include a held question are hidden. */
export const heldNow = async (at: HeldAt): Promise<string[]> => [...(await holdersOf(at)).keys()];

/** Owners, managers of the owning school and operators may write the question, so nothing of it is hidden from them. */
export const mayWrite = (
  { isOffice, memberId, managedOrgId }: Author,
  { orgId, ownerId }: { orgId: string | null; ownerId: string | null },
): boolean => isOffice || (ownerId !== null && ownerId === memberId) || (orgId !== null && orgId === managedOrgId);

/** The held questions, of these, that are hidden from this reader. */
export async function closedQuestions(
  at: HeldAt,
  author: Author,
  questionIds: readonly string[],
  inside?: string,
): Promise<ReadonlySet<string>> {
  const { db, appId } = at;
  if (author.isOffice || questionIds.length === 0) return new Set();
  const holders = await holdersOf(at, { among: questionIds, exams: ofOthers(author) });
  const held = questionIds.filter((id) => isHeld(holders, id, inside));
  if (held.length === 0) return new Set();
  const heads = await db
    .select({ id: question.id, orgId: question.orgId, ownerId: question.ownerId })
    .from(question)
    .where(and(eq(question.appId, appId), inArray(question.id, held)));
  return new Set(heads.flatMap((head) => (mayWrite(author, head) ? [] : [head.id])));
}

/** The same for versions of questions. */
export async function closedVersions(
  at: HeldAt,
  author: Author,
  versionIds: readonly string[],
  inside?: string,
): Promise<ReadonlySet<string>> {
  if (author.isOffice || versionIds.length === 0) return new Set();
  const versions = await at.db
    .select({ id: questionVersion.id, questionId: questionVersion.questionId })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, at.appId), inArray(questionVersion.id, [...new Set(versionIds)])));
  const ids = [...new Set(versions.map(({ questionId }) => questionId))];
  const closed = await closedQuestions(at, author, ids, inside);
  return new Set(versions.flatMap(({ id, questionId }) => (closed.has(questionId) ? [id] : [])));
}

interface Pair {
  work_id: string;
  holder_id: string;
}

/**
 * Exams, of these, whose last answer was handed in before the holder was made. Their sums may stay: no answer can
 * still be changed to find out a key, and their students have read the sums.
 */
async function overBefore(
  { db, appId }: HeldAt,
  workIds: readonly string[],
  holderIds: readonly string[],
): Promise<(workId: string, holderId: string) => boolean> {
  const pairs = await rawRows<Pair>(
    db,
    sql`select work.id as work_id, holder.id as holder_id from ${exam} work join ${exam} holder
      on holder.app_id = work.app_id and coalesce(work.stopped_at, work.end_at) < holder.created_at
    where work.app_id = ${appId} and work.kind = 'exam' and work.id = any(${sql.param([...workIds])}::text[])
      and holder.id = any(${sql.param([...holderIds])}::text[])
      and not exists (select 1 from ${examPaperEnroll} late where late.app_id = work.app_id and late.exam_id = work.id
        and late.status <> ${ATTEMPT.ready} and coalesce(late.completed_at, 'infinity') >= holder.created_at)`,
  );
  const over = new Set(pairs.map(({ work_id: workId, holder_id: holderId }) => `${workId} ${holderId}`));
  return (workId, holderId) => over.has(`${workId} ${holderId}`);
}

/**
 * Exams and homework, of these, with a question that is hidden from this reader elsewhere. Their sums and ranks are
 * hidden too, since they would reveal the points of that question.
 */
export async function closedWorks(
  at: HeldAt,
  author: Author,
  workIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { db, appId } = at;
  if (author.isOffice || workIds.length === 0) return new Set();
  const holders = await holdersOf(at, { exams: ofOthers(author) });
  if (holders.size === 0) return new Set();
  const works = sql`held.id = any(${sql.param([...new Set(workIds)])}::text[])`;
  const asked = await rawRows<Asked>(db, questionsByExam(appId, works, [...holders.keys()]));
  const askedHere = [...new Set(asked.map(({ exam_id: workId }) => workId))];
  const isOver = await overBefore(at, askedHere, [...new Set([...holders.values()].flatMap((ids) => [...ids]))]);
  const held = asked.filter(({ question_id: id, exam_id: workId }) =>
    [...(holders.get(id) ?? [])].some((holderId) => holderId !== workId && !isOver(workId, holderId)),
  );
  const closed = await closedQuestions(at, author, [...new Set(held.map(({ question_id: id }) => id))]);
  return new Set(held.flatMap(({ question_id: id, exam_id: examId }) => (closed.has(id) ? [examId] : [])));
}
