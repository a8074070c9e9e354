import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { QUESTION } from '@aosai/api/questions/bank';
import { chapter, course } from '../../db/schema/content.ts';
import { memberPoints } from '../../db/schema/memberRecords.ts';
import { member } from '../../db/schema/people.ts';
import { isOpenAt } from '../classSchedule.ts';
import type { ChapterRow } from '../openChapters.ts';
import type { CallContext } from '../../kit/context.ts';
import { memberRowScope } from '../../kit/scope.ts';
import { chapterScope } from '../chapter/chapterScope.ts';
import { chapterFaces } from '../chapter/chapterViews.ts';
import { type ClassOf, classOf } from '../classOf.ts';
import { type CourseRow, courseDetail } from './courseViews.ts';
import { courses } from './courseWrites.ts';
import type { CourseClass, CourseUnit } from '@aosai/api/courses/course.contract';
import { isUnitDone, QUESTION_DONE_PERCENT } from '@aosai/api/courses/learningPath';
import { isJudged } from '@aosai/api/questions/kinds';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { memberQuestion } from '../../db/schema/practice.ts';

interface ChapterProgress {
  doneCount: number;
  isDone: boolean;
}

/** How many questions of each of these chapters a member has done, and whether that completes the chapter. */
async function chapterProgress(
  db: Db,
  appId: string,
  memberId: string,
  chapters: readonly Pick<ChapterRow, 'id' | 'questionIds'>[],
): Promise<(chapterId: string) => ChapterProgress> {
  const wanted = [...new Set(chapters.flatMap(({ questionIds }) => questionIds))];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ id: question.id, type: question.type, bestPercent: memberQuestion.bestPercent })
          .from(question)
          .leftJoin(
            memberQuestion,
            and(
              eq(memberQuestion.appId, question.appId),
              eq(memberQuestion.memberId, memberId),
              eq(memberQuestion.questionId, question.id),
            ),
          )
          .where(
            and(
              eq(question.appId, appId),
              inArray(question.id, wanted),
              eq(question.status, QUESTION.ready),
              eq(question.isOpen, true),
            ),
          );
  const met = new Map(
    rows.map(({ id, type, bestPercent }) => [
      id,
      { isTask: isJudged(type), isDone: (bestPercent ?? 0) >= QUESTION_DONE_PERCENT },
    ]),
  );
  const doneOf = new Map(
    chapters.map(({ id, questionIds }) => {
      const questions = questionIds.flatMap((one) => met.get(one) ?? []);
      const doneCount = questions.filter(({ isDone }) => isDone).length;
      return [id, { doneCount, isDone: isUnitDone(questions) }];
    }),
  );
  return (chapterId) => doneOf.get(chapterId) ?? { doneCount: 0, isDone: false };
}

interface Units {
  courseId: string;
  title: string;
  member: ClassOf['member'];
  earned: number | null;
  content: CourseUnit[];
}

const STAFF_WAYS = ['student', 'organization', 'office'] as const;

const inPlace = (chapterIds: readonly string[], rows: readonly ChapterRow[]): ChapterRow[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return chapterIds.flatMap((id) => byId.get(id) ?? []);
};

type Progress = ChapterProgress | typeof UNKNOWN;
const UNKNOWN = { doneCount: null, isDone: null } as const;

/**
 * How many questions of each chapter the caller has done and whether that is enough; null unless the caller is a
 * student.
 */
async function ownProgress({ db, appId, actor }: CallContext, rows: readonly ChapterRow[]) {
  if (actor.kind !== 'member' || actor.type !== 'student') return () => UNKNOWN;
  const doneOf = await chapterProgress(db, appId, actor.memberId, rows);
  return ({ id }: ChapterRow): Progress => doneOf(id);
}

/** The same for one student whom the caller teaches or manages; null for anybody else. */
async function progressOf(context: CallContext, rows: readonly ChapterRow[], memberId: string) {
  const { db, appId } = context;
  const scope = memberRowScope(context, { appId: member.appId, memberId: member.id, ofMembers: true }, STAFF_WAYS);
  if ((await db.$count(member, and(scope, eq(member.id, memberId)))) === 0) return () => UNKNOWN;
  const doneOf = await chapterProgress(db, appId, memberId, rows);
  return ({ id }: ChapterRow): Progress => doneOf(id);
}

/** Points of the calling student for these chapters and their questions; null for anybody else. */
async function ownPoints({ db, appId, actor }: CallContext, rows: readonly ChapterRow[]): Promise<number | null> {
  if (actor.kind !== 'member' || actor.type !== 'student') return null;
  const questionIds = rows.flatMap(({ questionIds: ids }) => ids);
  const of = (refType: string, refIds: string[]) =>
    and(eq(memberPoints.refType, refType), inArray(memberPoints.refId, ['', ...refIds]));
  const [sum] = await db
    .select({ earned: sql<number>`coalesce(sum(${memberPoints.delta}), 0)::int` })
    .from(memberPoints)
    .where(
      and(
        eq(memberPoints.appId, appId),
        eq(memberPoints.memberId, actor.memberId),
        or(
          of(
            'practiceChapter',
            rows.map(({ id }) => id),
          ),
          of('practice', questionIds),
        ),
      ),
    );
  return sum?.earned ?? 0;
}

/** The chapters of a course that the caller sees, open or locked. Throws NOT_FOUND. */
export async function courseUnits(context: CallContext, courseId: string): Promise<Units> {
  const row = await courses.found(context, courseId);
  const found = await context.db
    .select()
    .from(chapter)
    .where(and(chapterScope(context), inArray(chapter.id, row.chapterIds)));
  const rows = inPlace(row.chapterIds, found);
  const faceOf = await chapterFaces(context, rows);
  const doneOf = await ownProgress(context, rows);
  const content = rows.map((one, place) => ({
    no: place + 1,
    ...faceOf(one),
    openAt: null,
    dueAt: null,
    ...doneOf(one),
    isShown: one.status === QUESTION.ready,
  }));
  return { courseId, title: row.title, member: null, earned: await ownPoints(context, rows), content };
}

/** The ready courses of a class, its own course first. */
export async function coursesOfClass(
  { db, appId }: CallContext,
  { schedule: { courseIds } }: ClassOf,
): Promise<CourseRow[]> {
  if (courseIds.length === 0) return [];
  const rows = await db
    .select()
    .from(course)
    .where(
      and(
        eq(course.appId, appId),
        inArray(course.id, [...courseIds]),
        eq(course.status, QUESTION.ready),
        isNull(course.deletedAt),
      ),
    );
  const place = ({ id }: CourseRow) => courseIds.indexOf(id);
  return rows.toSorted((one, other) => place(one) - place(other));
}

async function courseIn(context: CallContext, grade: ClassOf, id: string | undefined) {
  const rows = await coursesOfClass(context, grade);
  const row = id === undefined ? rows[0] : rows.find((one) => one.id === id);
  if (!row) throw new AppError('NOT_FOUND');
  return { row, rows };
}

/** The ready chapters of a course, those of other owners too: a class sees them all. */
async function readyChapters({ db, appId }: CallContext, { chapterIds }: CourseRow): Promise<ChapterRow[]> {
  const found = await db
    .select()
    .from(chapter)
    .where(
      and(
        eq(chapter.appId, appId),
        inArray(chapter.id, chapterIds),
        eq(chapter.status, QUESTION.ready),
        isNull(chapter.deletedAt),
      ),
    );
  return inPlace(chapterIds, found);
}

/** The chapters of a course as a class schedules them; only staff sees the hidden ones. Throws NOT_FOUND. */
export async function unitsInClass(
  context: CallContext,
  { gradeId, courseId, memberId }: { gradeId: string; courseId: string; memberId?: string | undefined },
): Promise<Units> {
  const grade = await classOf(context, gradeId, memberId);
  const { row } = await courseIn(context, grade, courseId);
  const rows = await readyChapters(context, row);
  const faceOf = await chapterFaces(context, rows);
  const doneOf = grade.member ? await progressOf(context, rows, grade.member.id) : await ownProgress(context, rows);
  const now = context.services.now();
  const units = rows.flatMap((one, place) => {
    const slot = grade.schedule.chapter(one.id, [courseId]);
    if (!slot || !(slot.isShown || grade.isStaff)) return [];
    const way = isOpenAt(slot, now) ? ('class' as const) : null;
    return [
      {
        // The number within the course: hiding a chapter does not renumber the others.
        no: place + 1,
        ...faceOf(one),
        openBy: grade.isStaff ? ('staff' as const) : way,
        openAt: slot.openAt?.toISOString() ?? null,
        dueAt: slot.dueAt?.toISOString() ?? null,
        ...doneOf(one),
        isShown: slot.isShown,
      },
    ];
  });
  const earned = grade.member ? null : await ownPoints(context, rows);
  return { courseId, title: row.title, member: grade.member, earned, content: units };
}

/** A course of a class. Throws NOT_FOUND. */
export async function courseOfClass(
  context: CallContext,
  gradeId: string,
  id: string | undefined,
): Promise<CourseClass> {
  const grade = await classOf(context, gradeId);
  const { row, rows } = await courseIn(context, grade, id);
  return {
    ...(await courseDetail(context, row)),
    grade: { id: grade.id, title: grade.title },
    courses: rows.map((one) => ({ id: one.id, title: one.title })),
  };
}
