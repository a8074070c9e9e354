import { and, arrayOverlaps, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { CHAPTER_RIGHT, type ChapterWay } from '@aosai/api/courses/courseRules';
import { QUESTION } from '@aosai/api/questions/bank';
import type { Db } from '../db/open.ts';
import { chapter, course } from '../db/schema/content.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { grade } from '../db/schema/teaching.ts';
import { unlockedOf } from '../questions/bank/unlockSolution.ts';
import { hasRight } from '../rights/cardsWith.ts';
import { courseControls } from './classControls.ts';
import { classSchedule, isOpenAt } from './classSchedule.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

export type ChapterRow = typeof chapter.$inferSelect;

interface Call {
  db: Db;
  appId: string;
  now: Date;
}

/** States in which a member learns in a class: also while a quit is applied for, and after the term. */
export const LEARNING_STATES = [ENROLMENT.enrolled, ENROLMENT.quitApplied, ENROLMENT.settled] as const;

/** The ready courses with these chapters, by chapter. */
export async function coursesWith(
  { db, appId }: Pick<Call, 'db' | 'appId'>,
  chapterIds: readonly string[],
  courseIds: readonly string[],
): Promise<(chapterId: string) => string[]> {
  if (chapterIds.length === 0 || courseIds.length === 0) return () => [];
  const rows = await db
    .select({ id: course.id, chapterIds: course.chapterIds })
    .from(course)
    .where(
      and(
        eq(course.appId, appId),
        eq(course.status, QUESTION.ready),
        isNull(course.deletedAt),
        inArray(course.id, [...courseIds]),
        arrayOverlaps(course.chapterIds, [...chapterIds]),
      ),
    );
  const place = (id: string) => courseIds.indexOf(id);
  const inOrder = rows.toSorted((one, other) => place(one.id) - place(other.id));
  return (chapterId) => inOrder.flatMap(({ id, chapterIds: has }) => (has.includes(chapterId) ? [id] : []));
}

/** Which of these chapters are open now through a class of one of these members. */
async function openByClass(call: Call, memberIds: readonly string[], ids: readonly string[]): Promise<Set<string>> {
  const { db, appId, now } = call;
  const places = await db
    .select({ groupIds: enrolment.groupIds, gradeId: grade.id, courseId: grade.courseId })
    .from(enrolment)
    .innerJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.targetId)))
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'grade'),
        inArray(enrolment.memberId, [...memberIds]),
        inArray(enrolment.status, [...LEARNING_STATES]),
        isNull(enrolment.deletedAt),
        isNull(grade.deletedAt),
        or(eq(grade.published, true), isNotNull(grade.stoppedAt)),
      ),
    );
  if (places.length === 0) return new Set();
  const rowsOf = await courseControls(
    db,
    appId,
    places.map(({ gradeId }) => gradeId),
  );
  const schedules = places.map(({ gradeId, courseId, groupIds }) => classSchedule(rowsOf(gradeId), courseId, groupIds));
  const bring = await coursesWith(call, ids, [...new Set(schedules.flatMap(({ courseIds }) => courseIds))]);
  const isOpen = (id: string) =>
    schedules.some((schedule) => {
      const slot = schedule.chapter(id, bring(id));
      return slot !== null && isOpenAt(slot, now);
    });
  return new Set(ids.filter(isOpen));
}

/**
 * The way in which each of these chapters is open to a member, or to one of a parent's children; absent if it is
 * locked.
 */
export async function waysToChapters(
  call: Call,
  memberIds: readonly string[],
  rows: readonly ChapterRow[],
): Promise<ReadonlyMap<string, ChapterWay>> {
  const { db, appId } = call;
  const ways = new Map<string, ChapterWay>(rows.flatMap(({ id, isFree }) => (isFree ? [[id, 'free']] : [])));
  const locked = () => rows.flatMap(({ id }) => (ways.has(id) ? [] : [id]));
  for (const memberId of memberIds) {
    for (const id of await unlockedOf(db, appId, memberId, 'chapter', locked())) ways.set(id, 'unlocked');
    if (locked().length > 0 && (await hasRight(db, call, memberId, CHAPTER_RIGHT)))
      for (const id of locked()) ways.set(id, 'card');
  }
  const rest = locked();
  if (rest.length > 0 && memberIds.length > 0)
    for (const id of await openByClass(call, memberIds, rest)) ways.set(id, 'class');
  return ways;
}
