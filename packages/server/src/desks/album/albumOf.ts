import { and, arrayOverlaps, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { isUnitDone, QUESTION_DONE_PERCENT } from '@aosai/api/courses/learningPath';
import { levelText, sealText } from '@aosai/api/courses/sealText';
import type { Album, AlbumLevel } from '@aosai/api/desks/album.contract';
import { QUESTION } from '@aosai/api/questions/bank';
import { isJudged } from '@aosai/api/questions/kinds';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { chapter, course } from '../../db/schema/content.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { masteredPoints } from '../../practice/mastery/masteries.ts';

interface Call {
  db: Db;
  appId: string;
}

const FULL = 100;
const MOST_TASKS = 60;
const KINDS = ['course', 'topic', 'camp'] as const;

/** When each question that the member has done was done last. */
async function doneQuestions({ db, appId }: Call, memberId: string) {
  const rows = await db
    .select({
      id: question.id,
      title: question.title,
      type: question.type,
      points: question.points,
      best: memberQuestion.bestPercent,
      solvedAt: memberQuestion.solvedAt,
      lastTriedAt: memberQuestion.lastTriedAt,
      updatedAt: memberQuestion.updatedAt,
    })
    .from(memberQuestion)
    .innerJoin(question, and(eq(question.appId, memberQuestion.appId), eq(question.id, memberQuestion.questionId)))
    .where(
      and(
        eq(memberQuestion.appId, appId),
        eq(memberQuestion.memberId, memberId),
        gte(memberQuestion.bestPercent, QUESTION_DONE_PERCENT),
      ),
    );
  return rows.map(({ solvedAt, lastTriedAt, updatedAt, ...row }) => ({
    ...row,
    at: solvedAt ?? lastTriedAt ?? updatedAt,
  }));
}

type Done = Awaited<ReturnType<typeof doneQuestions>>[number];

/** The ready courses with any of these questions, and all their ready chapters. */
async function begunCourses({ db, appId }: Call, questionIds: string[]) {
  if (questionIds.length === 0) return { courses: [], chapters: [] };
  const ready = and(eq(chapter.appId, appId), eq(chapter.status, QUESTION.ready), isNull(chapter.deletedAt));
  const begun = await db
    .select({ id: chapter.id })
    .from(chapter)
    .where(and(ready, arrayOverlaps(chapter.questionIds, questionIds)));
  if (begun.length === 0) return { courses: [], chapters: [] };
  const courses = await db
    .select({ id: course.id, kind: course.kind, title: course.title, chapterIds: course.chapterIds })
    .from(course)
    .where(
      and(
        eq(course.appId, appId),
        eq(course.status, QUESTION.ready),
        isNull(course.deletedAt),
        inArray(course.kind, [...KINDS]),
        arrayOverlaps(
          course.chapterIds,
          begun.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(course.sort), asc(course.title), asc(course.id));
  const ids = [...new Set(courses.flatMap(({ chapterIds }) => chapterIds))];
  const chapters = await db
    .select({ id: chapter.id, title: chapter.title, questionIds: chapter.questionIds })
    .from(chapter)
    .where(and(ready, inArray(chapter.id, ids)));
  return { courses, chapters };
}

/** Which of these questions are open to students, and which of them are programming tasks. */
async function openQuestions({ db, appId }: Call, ids: string[]): Promise<ReadonlyMap<string, boolean>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: question.id, type: question.type })
    .from(question)
    .where(
      and(
        eq(question.appId, appId),
        inArray(question.id, ids),
        eq(question.status, QUESTION.ready),
        eq(question.isOpen, true),
      ),
    );
  return new Map(rows.map(({ id, type }) => [id, isJudged(type)]));
}

const latest = (dates: readonly Date[]): string | null =>
  dates.length === 0 ? null : new Date(Math.max(...dates.map((date) => date.getTime()))).toISOString();

const LEVEL = /^(gesp-(?:cpp|py)-[1-8])\//;

/** The seals of the points that the member has mastered at some time, in the levels of the questions that were done. */
export async function pointSeals(call: EngineCall, memberId: string): Promise<Album['points']> {
  const done = await doneQuestions(call, memberId);
  const levels = new Set(done.flatMap(({ points }) => points.flatMap((id) => LEVEL.exec(id)?.[1] ?? [])));
  const found = [];
  for (const level of levels) found.push(...(await masteredPoints(call, memberId, level)));
  return found
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ pointId, title, at }) => ({ pointId, title, text: sealText(title), earnedAt: at.toISOString() }));
}

/**
 * The seals of a student: each unit by the rule that makes a unit done, each course once all its units with questions
 * are, each programming task at full score. They follow from what is solved now, so clearing a question or a judgement
 * that becomes lower takes the seal away, and solving it again brings it back.
 */
export async function albumOf(call: Call, memberId: string): Promise<Pick<Album, 'levels' | 'tasks' | 'taskCount'>> {
  const done = await doneQuestions(call, memberId);
  const doneOf = new Map<string, Done>(done.map((one) => [one.id, one]));
  const { courses, chapters } = await begunCourses(call, [...doneOf.keys()]);
  const isTask = await openQuestions(call, [...new Set(chapters.flatMap(({ questionIds }) => questionIds))]);
  const chapterOf = new Map(chapters.map((one) => [one.id, one]));
  const levels = courses.map(({ id, kind, title, chapterIds }): AlbumLevel => {
    const units = chapterIds.flatMap((chapterId, place) => {
      const found = chapterOf.get(chapterId);
      const open = found?.questionIds.filter((one) => isTask.has(one)) ?? [];
      if (!found || open.length === 0) return [];
      const standing = open.map((one) => ({ isTask: isTask.get(one) === true, isDone: doneOf.has(one) }));
      const earnedAt = isUnitDone(standing) ? latest(open.flatMap((one) => doneOf.get(one)?.at ?? [])) : null;
      return [{ chapterId, no: place + 1, title: found.title, text: sealText(found.title), earnedAt }];
    });
    const dates = units.flatMap(({ earnedAt }) => (earnedAt === null ? [] : new Date(earnedAt)));
    const isFinished = units.length > 0 && dates.length === units.length;
    return { courseId: id, kind, title, text: levelText(title), earnedAt: isFinished ? latest(dates) : null, units };
  });
  const tasks = done
    .filter(({ type, best }) => isJudged(type) && best === FULL)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return {
    levels,
    tasks: tasks
      .slice(0, MOST_TASKS)
      .map(({ id, title, at }) => ({ questionId: id, title, earnedAt: at.toISOString() })),
    taskCount: tasks.length,
  };
}
