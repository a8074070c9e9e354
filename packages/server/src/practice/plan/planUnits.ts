import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { dateText } from '@aosai/api/kit/beijing';
import { CAMP_LEVELS, campSlugs } from '@aosai/api/courses/campLevels';
import type { TaughtLanguage } from '@aosai/api/questions/pointId';
import { isUnitDone, QUESTION_DONE_PERCENT, questionsToDo } from '@aosai/api/courses/learningPath';
import { lessonMinutes } from '@aosai/api/courses/lessonMinutes';
import type { PlanStepView } from '@aosai/api/practice/plan/plan.contract';
import { QUESTION } from '@aosai/api/questions/bank';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { isJudged } from '@aosai/api/questions/kinds';
import { waysToChapters } from '../../courses/openChapters.ts';
import { question } from '../../db/schema/bank.ts';
import { chapter, course } from '../../db/schema/content.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { ofPlatform } from '../../questions/question/bankReader.ts';
import { type PlanPoint, type PlanUnit, unitsToDo } from './teachingOrder.ts';

type StartingUnit = NonNullable<PlanStepView['unit']>;

/** A unit with what a page names it by. */
export interface CatalogueUnit extends PlanUnit {
  shown: StartingUnit;
  /** The day of its last question; null while it is not done. */
  doneOn: string | null;
}

/** How long a whole unit takes: its notes and as many questions as make it done. */
function minutesOf(notes: string, questions: readonly { isTask: boolean }[]): number {
  const tasks = questions.filter(({ isTask }) => isTask).length;
  const checks = questions.length - tasks;
  return lessonMinutes({
    noteChars: notes.length,
    checks: questionsToDo(checks),
    tasks: checks > 0 ? Math.min(1, tasks) : questionsToDo(tasks),
  });
}

/** The values of a list, the most frequent first. */
const byFrequency = <Value>(values: readonly Value[]): Value[] =>
  [...Map.groupBy(values, (value) => value)].toSorted((a, b) => b[1].length - a[1].length).map(([value]) => value);

const TAUGHT_SHARE = 1 / 3;

/** The values that at least a third of a list are. */
const taughtBy = (mains: readonly string[]): string[] =>
  [...Map.groupBy(mains, (point) => point)].flatMap(([point, its]) =>
    its.length >= mains.length * TAUGHT_SHARE ? [point] : [],
  );

type CourseRow = Pick<typeof course.$inferSelect, 'id' | 'kind' | 'slug' | 'title' | 'chapterIds' | 'sort'>;

/** Courses and camp levels of the platform, courses first. */
async function coursesOf({ db, appId }: Pick<EngineCall, 'db' | 'appId'>): Promise<CourseRow[]> {
  const rows = await db
    .select({
      id: course.id,
      kind: course.kind,
      slug: course.slug,
      title: course.title,
      chapterIds: course.chapterIds,
      sort: course.sort,
    })
    .from(course)
    .where(
      and(
        eq(course.appId, appId),
        ofPlatform(course),
        eq(course.status, QUESTION.ready),
        isNull(course.deletedAt),
        inArray(course.kind, ['course', 'camp']),
      ),
    );
  const place = ({ kind, sort }: CourseRow) => (kind === 'course' ? 0 : 1_000_000) + sort;
  return rows.toSorted((a, b) => place(a) - place(b) || a.id.localeCompare(b.id));
}

/** A question of a unit, as far as a member is with it. */
interface UnitQuestion {
  isTask: boolean;
  points: readonly string[];
  isDone: boolean;
  doneAt: Date | null;
}

/** The member's progress in the open questions of some chapters. */
async function questionsOf(
  { db, appId }: EngineCall,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UnitQuestion>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: question.id,
      type: question.type,
      points: question.points,
      bestPercent: memberQuestion.bestPercent,
      solvedAt: memberQuestion.solvedAt,
      lastTriedAt: memberQuestion.lastTriedAt,
    })
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
        // One parameter: there are thousands.
        sql`${question.id} = any(${sql.param([...ids])}::text[])`,
        eq(question.status, QUESTION.ready),
        eq(question.isOpen, true),
        isNull(question.deletedAt),
      ),
    );
  return new Map(
    rows.map(({ id, type, points, bestPercent, solvedAt, lastTriedAt }) => [
      id,
      {
        isTask: isJudged(type),
        points,
        isDone: (bestPercent ?? 0) >= QUESTION_DONE_PERCENT,
        doneAt: solvedAt ?? lastTriedAt,
      },
    ]),
  );
}

const LEVEL_OF_POINT = /^gesp-(cpp|py)-([1-8])\//;

/** The level that a unit belongs to in a language: that of its course in the camp, or that of most of its questions. */
function levelOf(language: TaughtLanguage, { kind, slug }: CourseRow, points: readonly string[]): number | null {
  if (kind === 'camp')
    return CAMP_LEVELS.find((level) => slug !== null && campSlugs(language, level).includes(slug)) ?? null;
  const levels = points.flatMap((id) => {
    const [, its, level] = LEVEL_OF_POINT.exec(id) ?? [];
    return its === language ? [Number(level)] : [];
  });
  return levels.length * 2 > points.length ? (byFrequency(levels)[0] ?? null) : null;
}

const kindOf = ({ kind }: CourseRow): CatalogueUnit['kind'] => (kind === 'camp' ? 'camp' : 'course');

/** The units that exist in a language and are open to the member: courses in their order, then the camp. */
export async function catalogueOf(
  call: EngineCall,
  memberId: string,
  language: TaughtLanguage,
): Promise<CatalogueUnit[]> {
  const { db, appId } = call;
  const courses = await coursesOf(call);
  const rows = await db
    .select()
    .from(chapter)
    .where(
      and(
        eq(chapter.appId, appId),
        inArray(
          chapter.id,
          courses.flatMap(({ chapterIds }) => chapterIds),
        ),
        eq(chapter.status, QUESTION.ready),
        isNull(chapter.deletedAt),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const open = await waysToChapters(call, [memberId], rows);
  const known = await questionsOf(call, memberId, [...new Set(rows.flatMap(({ questionIds }) => questionIds))]);
  return courses.flatMap((one) =>
    one.chapterIds.flatMap((id, place): CatalogueUnit[] => {
      const row = byId.get(id);
      const questions = (row?.questionIds ?? []).flatMap((questionId) => known.get(questionId) ?? []);
      const mains = questions.flatMap(({ points }) => points[0] ?? []);
      const level = levelOf(language, one, mains);
      if (!row || !open.has(id) || level === null || questions.length === 0) return [];
      const isDone = isUnitDone(questions);
      const days = questions.flatMap(({ doneAt }) => (doneAt ? [dateText(doneAt.getTime())] : []));
      return [
        {
          id,
          kind: kindOf(one),
          level,
          points: byFrequency(mains),
          taught: taughtBy(mains),
          minutes: minutesOf(row.notes, questions),
          isDone,
          doneOn: isDone ? (days.toSorted().at(-1) ?? null) : null,
          shown: {
            kind: kindOf(one),
            chapterId: id,
            courseId: one.id,
            courseTitle: one.title,
            no: place + 1,
            title: row.title,
          },
        },
      ];
    }),
  );
}

/** The points of a language up to a level; `isKnown` tells which of them the member need not learn. */
export const pointsUpTo = (
  language: TaughtLanguage,
  level: number,
  isKnown: (point: { id: string; level: number }) => boolean,
): PlanPoint[] =>
  KNOWLEDGE_POINTS.flatMap(({ id, exam, level: its, prereq, replacedBy }) =>
    exam === `gesp-${language}` && its !== null && its <= level && replacedBy === undefined
      ? [{ id, level: its, prereq, isKnown: isKnown({ id, level: its }) }]
      : [],
  );

/** Where a member begins who knows the levels up to one, except for some points; null when no unit exists. */
export async function firstUnit(
  call: EngineCall,
  memberId: string,
  { language, knownLevel, gaps }: { language: TaughtLanguage; knownLevel: number; gaps: ReadonlySet<string> },
): Promise<StartingUnit | null> {
  const units = await catalogueOf(call, memberId, language);
  const points = pointsUpTo(language, 8, ({ id, level }) => level <= knownLevel && !gaps.has(id));
  const todo = unitsToDo({ units, points, knownLevel });
  // A gap below is practised along the way: the level that comes next is what the learner wants to hear of.
  return (todo.find(({ level }) => level > knownLevel) ?? todo[0])?.shown ?? null;
}
