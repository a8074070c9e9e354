import { and, arrayContains, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { CourseUnit } from '@aosai/api/courses/course.contract';
import { QUESTION_DONE_PERCENT, questionsToDo, standingsOf } from '@aosai/api/courses/learningPath';
import { lessonMinutes } from '@aosai/api/courses/lessonMinutes';
import type { TodayLesson } from '@aosai/api/desks/today.contract';
import { QUESTION } from '@aosai/api/questions/bank';
import { isJudged } from '@aosai/api/questions/kinds';
import { classOf } from '../../courses/classOf.ts';
import { courseScope } from '../../courses/course/courseScope.ts';
import { coursesOfClass, courseUnits, unitsInClass } from '../../courses/course/courseUnits.ts';
import { question } from '../../db/schema/bank.ts';
import { chapter, course } from '../../db/schema/content.ts';
import { memberQuestion, memberQuestionTry as tries } from '../../db/schema/practice.ts';
import { type MemberActor, memberActor } from '../../kit/actor.ts';
import type { CallContext } from '../../kit/context.ts';

/** A course as the student goes through it: alone, or as a class schedules it. */
interface Path {
  courseId: string;
  gradeId: string | null;
}

/** A student who finished many courses is offered one of the first that are left. */
const MOST_PATHS = 6;

/** The courses with the unit that the student worked on last. */
async function lastPaths(context: CallContext, { memberId }: MemberActor): Promise<Path[]> {
  const { db, appId } = context;
  const [last] = await db
    .select({ chapterId: tries.chapterId, gradeId: tries.gradeId })
    .from(tries)
    .where(and(eq(tries.appId, appId), eq(tries.memberId, memberId), isNotNull(tries.chapterId)))
    .orderBy(desc(tries.id))
    .limit(1);
  if (!last?.chapterId) return [];
  const rows = await db
    .select({ courseId: course.id })
    .from(course)
    .where(and(courseScope(context), arrayContains(course.chapterIds, [last.chapterId])))
    .orderBy(asc(course.sort), asc(course.id));
  return rows.map(({ courseId }) => ({ courseId, gradeId: last.gradeId }));
}

async function classPaths(context: CallContext, gradeIds: readonly string[]): Promise<Path[]> {
  const paths: Path[] = [];
  for (const gradeId of gradeIds)
    for (const { id } of await coursesOfClass(context, await classOf(context, gradeId)))
      paths.push({ courseId: id, gradeId });
  return paths;
}

/** Courses for everybody in their order; the first fits a beginner. */
async function openPaths(context: CallContext): Promise<Path[]> {
  const rows = await context.db
    .select({ courseId: course.id })
    .from(course)
    .where(and(courseScope(context), eq(course.kind, 'course'), eq(course.status, QUESTION.ready)))
    .orderBy(asc(course.sort), asc(course.title), asc(course.id))
    .limit(MOST_PATHS);
  return rows.map(({ courseId }) => ({ courseId, gradeId: null }));
}

/** The next unit of a path; null if it is finished or locked. */
async function nextUnit(context: CallContext, { courseId, gradeId }: Path) {
  const { title, content } =
    gradeId === null ? await courseUnits(context, courseId) : await unitsInClass(context, { gradeId, courseId });
  const unit = content[standingsOf(content).indexOf('next')];
  return unit === undefined || unit.questionCount === 0 ? null : { courseTitle: title, unit };
}

/** What the unit still asks for, and how long that takes. */
async function leftOf({ db, appId }: CallContext, memberId: string, { id, doneCount }: CourseUnit) {
  const [row] = await db
    .select({ questionIds: chapter.questionIds, notes: chapter.notes })
    .from(chapter)
    .where(and(eq(chapter.appId, appId), eq(chapter.id, id)));
  const rows = await db
    .select({ id: question.id, type: question.type, best: memberQuestion.bestPercent })
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
        inArray(question.id, row?.questionIds ?? []),
        eq(question.status, QUESTION.ready),
        eq(question.isOpen, true),
      ),
    );
  const isDone = ({ best }: { best: number | null }) => (best ?? 0) >= QUESTION_DONE_PERCENT;
  const some = (ofTasks: boolean) => rows.filter(({ type }) => isJudged(type) === ofTasks);
  const checks = some(false);
  // Everybody must write the first task of a unit that has checks, and two thirds of the tasks of one that has none.
  const tasks = row?.questionIds.flatMap((one) => some(true).filter((task) => task.id === one)) ?? [];
  const needed = checks.length > 0 ? tasks.slice(0, 1) : tasks;
  const least = checks.length > 0 ? needed.length : questionsToDo(tasks.length);
  const left = {
    checks: Math.max(0, questionsToDo(checks.length) - checks.filter(isDone).length),
    tasks: Math.max(0, least - needed.filter(isDone).length),
  };
  const isBegun = (doneCount ?? 0) > 0;
  return { ...left, isBegun, minutes: lessonMinutes({ ...left, noteChars: isBegun ? 0 : (row?.notes.length ?? 0) }) };
}

/** A unit of a course with what is left of it. */
async function lessonIn(
  context: CallContext,
  { courseId, gradeId, courseTitle, unit }: Path & { courseTitle: string; unit: CourseUnit },
): Promise<TodayLesson> {
  const left = await leftOf(context, memberActor(context).memberId, unit);
  const { db, appId } = context;
  const [row] = await db
    .select({ kind: course.kind })
    .from(course)
    .where(and(eq(course.appId, appId), eq(course.id, courseId)));
  const kind = row?.kind === 'camp' ? 'camp' : 'course';
  return { courseId, courseTitle, gradeId, chapterId: unit.id, kind, no: unit.no, title: unit.title, ...left };
}

/**
 * The unit that the calling student should go on with. With a plan that is the unit which the plan names, else one of a
 * class; without one it is in the course worked on last, else in a class's course, else in the first open course. Null
 * if all of them are finished or locked.
 */
export async function lessonOfToday(
  context: CallContext,
  gradeIds: readonly string[],
  plan: { unit: { courseId: string; chapterId: string } | null } | null,
): Promise<TodayLesson | null> {
  const actor = memberActor(context);
  if (plan?.unit) {
    const { courseId, chapterId } = plan.unit;
    const { title, content } = await courseUnits(context, courseId);
    const unit = content.find(({ id }) => id === chapterId);
    if (unit) return lessonIn(context, { courseId, gradeId: null, courseTitle: title, unit });
  }
  const ofClasses = () => classPaths(context, gradeIds);
  const sources = plan ? [ofClasses] : [() => lastPaths(context, actor), ofClasses, () => openPaths(context)];
  const tried = new Set<string>();
  for (const pathsFrom of sources)
    for (const path of (await pathsFrom()).slice(0, MOST_PATHS)) {
      if (tried.has(path.courseId)) continue;
      tried.add(path.courseId);
      const gradeId = path.gradeId !== null && gradeIds.includes(path.gradeId) ? path.gradeId : null;
      const next = await nextUnit(context, { ...path, gradeId });
      if (!next) continue;
      return lessonIn(context, { ...next, courseId: path.courseId, gradeId });
    }
  return null;
}
