import { basename } from 'node:path';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { dateText, dayAfter } from '@aosai/api/kit/beijing';
import { PLAN_SITTINGS } from '@aosai/api/practice/plan/planRules';
import { sittingsFrom } from '@aosai/api/practice/plan/sittings';
import { PROGRAMMING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { readableOf } from '@aosai/content/factsFile';
import { courseFolders, lessonFolders, lessonKey, readFacts, taskFolders } from '@aosai/content/loadCourse';
import { taskSolutions } from '@aosai/content/tasks/taskSolutions';
import type { Db } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { chapter, course } from '../db/schema/content.ts';
import { questionVersion } from '../db/schema/exam.ts';
import { learningPlan } from '../db/schema/plan.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { setGoal } from '../practice/plan/plan.ts';
import { memberPoints } from '../db/schema/memberRecords.ts';
import { member } from '../db/schema/people.ts';
import { memberPracticeDay, memberQuestion, memberQuestionTry } from '../db/schema/practice.ts';
import { submission } from '../db/schema/submission.ts';
import type { DemoPeople } from './demoPeople.ts';
import { tellLeftOut } from './seedCourses.ts';
import { type Asked, historyOf, OF_CLASSMATES, OF_STUDENT } from './practiceHistory.ts';

const COURSE = 'course-gesp-cpp-1';
/** Rows per statement. */
const AT_ONCE = 200;

/** The folder of the first task of each lesson of the course, by the task's key: the one that everybody writes. */
function firstTasks(): Map<string, string> {
  const courses = readableOf(courseFolders(), (folder) => ({ folder, facts: readFacts(folder) }), tellLeftOut);
  const found = courses.find(({ facts }) => facts.key === COURSE);
  if (!found) return new Map();
  const { folder, facts } = found;
  return new Map(
    lessonFolders(folder).flatMap((lesson) => {
      const key = lessonKey(facts, lesson);
      return taskFolders(lesson).map((task) => [`${key}-${basename(task)}`, task] as const);
    }),
  );
}

/** Short questions of the course's lessons, in order, and the first task of each. */
async function questionsOf(db: Db, appId: string): Promise<Asked[]> {
  const [found] = await db
    .select({ chapterIds: course.chapterIds })
    .from(course)
    .where(and(eq(course.appId, appId), eq(course.key, COURSE)));
  const lessons = await db
    .select({ id: chapter.id, title: chapter.title, questionIds: chapter.questionIds })
    .from(chapter)
    .where(and(eq(chapter.appId, appId), inArray(chapter.id, found?.chapterIds ?? [])));
  const order = new Map((found?.chapterIds ?? []).map((id, at) => [id, at]));
  const asked = lessons
    .toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
    .flatMap((lesson) => lesson.questionIds.map((questionId) => ({ questionId, lesson })));
  const rows = await db
    .select({
      id: question.id,
      file: question.key,
      type: question.type,
      title: question.title,
      difficulty: question.difficulty,
      versionId: questionVersion.id,
      options: questionVersion.options,
      key: questionVersion.answerKey,
      programming: questionVersion.programming,
    })
    .from(question)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, question.appId), eq(questionVersion.id, question.currentVersionId)),
    )
    .where(
      and(
        eq(question.appId, appId),
        inArray(question.type, [SINGLE, TRUE_FALSE, PROGRAMMING]),
        inArray(
          question.id,
          asked.map(({ questionId }) => questionId),
        ),
      ),
    )
    .orderBy(asc(question.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const folders = firstTasks();
  const begun = new Set<string>();
  return asked.flatMap(({ questionId, lesson }) => {
    const row = byId.get(questionId);
    if (!row) return [];
    if (row.key) return [{ ...row, lesson, programs: [] }];
    const folder = folders.get(row.file ?? '');
    // Easy tasks come first in a lesson.
    if (folder === undefined || begun.has(lesson.id)) return [];
    const [programs] = readableOf([folder], taskSolutions, tellLeftOut);
    if (!programs) return [];
    begun.add(lesson.id);
    return [{ ...row, lesson, programs }];
  });
}

async function insertAll<Row>(rows: readonly Row[], insert: (some: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) await insert(rows.slice(from, from + AT_ONCE));
}

/**
 * Seeds four weeks of practice of the demo's students once, with points, wrong books and reviews that follow from their
 * answers. Not where one of them has practised.
 */
export async function seedPractice(db: Db, now: Date, { appId, studentId, classmateIds }: DemoPeople): Promise<void> {
  const students = [studentId, ...classmateIds];
  const ofThem = and(eq(memberPracticeDay.appId, appId), inArray(memberPracticeDay.memberId, students));
  if ((await db.$count(memberPracticeDay, ofThem)) > 0) return;
  const questions = await questionsOf(db, appId);
  const today = dateText(now.getTime());
  const all = students.flatMap((memberId, at) => {
    const habit = at === 0 ? OF_STUDENT : OF_CLASSMATES[at - 1];
    return habit ? [historyOf({ appId, memberId, today }, habit, questions)] : [];
  });
  await db.transaction(async (tx) => {
    await insertAll(
      all.flatMap((one) => one.submissions),
      (rows) => tx.insert(submission).values(rows),
    );
    await insertAll(
      all.flatMap(({ states }) => states),
      (rows) => tx.insert(memberQuestion).values(rows),
    );
    await insertAll(
      all.flatMap(({ tries }) => tries),
      (rows) => tx.insert(memberQuestionTry).values(rows),
    );
    await insertAll(
      all.flatMap(({ days }) => days),
      (rows) => tx.insert(memberPracticeDay).values(rows),
    );
    const points = all.flatMap((one) => one.points);
    await insertAll(points, (rows) => tx.insert(memberPoints).values(rows));
    for (const [memberId, ofMember] of Map.groupBy(points, (row) => row.memberId)) {
      const sum = ofMember.reduce((total, { delta }) => total + delta, 0);
      await tx
        .update(member)
        .set({ points: sql`${member.points} + ${sum}` })
        .where(and(eq(member.appId, appId), eq(member.id, memberId)));
    }
  });
}

/** With the practice of the demo, which is four weeks old. */
const MADE_DAYS_AGO = 27;
/** A sitting that leaves less time than this is not what one begins to prepare for. */
const NEEDED_DAYS = 56;
const MINUTES_A_WEEK = 180;

/** Seeds the goal of the demo's student once: the first level at a sitting for which there is time. */
export async function seedPlan(call: EngineCall, memberId: string): Promise<void> {
  const { db, appId, now } = call;
  const ofMember = and(eq(learningPlan.appId, appId), eq(learningPlan.memberId, memberId));
  if ((await db.$count(learningPlan, ofMember)) > 0) return;
  const today = dateText(now.getTime());
  const sitting = sittingsFrom(today, PLAN_SITTINGS).find(({ readyBy }) => readyBy >= dayAfter(today, NEEDED_DAYS));
  if (!sitting) throw new TypeError('a year has four sittings');
  await setGoal(call, memberId, {
    language: 'cpp',
    level: 1,
    sitting: sitting.id,
    minutesAWeek: MINUTES_A_WEEK,
    madeOn: dayAfter(today, -MADE_DAYS_AGO),
  });
}
