import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { SEARCH_SIZE, type SearchResult } from '@aosai/api/desks/search.contract';
import { VISIBLE_LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { chapterScope } from '../courses/chapter/chapterScope.ts';
import { courseScope } from '../courses/course/courseScope.ts';
import { chapter, course } from '../db/schema/content.ts';
import { exam } from '../db/schema/exam.ts';
import { listScope } from '../exams/exam/examScope.ts';
import { childrenHere } from '../exams/exam/examSight.ts';
import { lifecycleSql } from '../exams/exam/visibleExam.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { containing } from '../kit/rows/listOrder.ts';
import { gramsOf, searchable } from '../questions/bank/questionText.ts';
import { questionPage } from '../questions/question/questionList.ts';

const NOTHING: SearchResult = {
  courses: { content: [], hasMore: false },
  lessons: { content: [], hasMore: false },
  tasks: { content: [], hasMore: false },
  exams: { content: [], hasMore: false },
  articles: { content: [], hasMore: false },
};

/** One more than is shown, to know whether there are more. */
const READ = SEARCH_SIZE + 1;

const cut = <Row>(rows: readonly Row[]) => ({
  content: rows.slice(0, SEARCH_SIZE),
  hasMore: rows.length > SEARCH_SIZE,
});

const plain = (title: PgColumn): SQL => sql`lower(normalize(${title}, NFKC))`;

/** Titles that contain every word: found by the index of pairs of characters, then compared. */
const named = (title: PgColumn, words: string): SQL | undefined =>
  and(
    sql`title_grams(${title}) @> ${sql.param(gramsOf(words))}::text[]`,
    ...words.split(' ').map((word) => sql`${plain(title)} like ${containing(word)}`),
  );

/** Titles that begin with the words first, then those that contain them in one piece, short ones before long ones. */
const byFit = (title: PgColumn, words: string): SQL[] => {
  const place = sql`position(${words} in ${plain(title)})`;
  return [asc(sql`case when ${place} = 0 then 2 when ${place} = 1 then 0 else 1 end`), asc(sql`length(${title})`)];
};

async function coursesNamed(context: CallContext, words: string): Promise<SearchResult['courses']> {
  const rows = await context.db
    .select({ id: course.id, title: course.title, kind: course.kind, slug: course.slug })
    .from(course)
    .where(and(courseScope(context), ne(course.kind, 'content'), named(course.title, words)))
    .orderBy(...byFit(course.title, words), asc(course.sort), asc(course.id))
    .limit(READ);
  return cut(rows);
}

async function articlesNamed(context: CallContext, words: string): Promise<SearchResult['articles']> {
  const rows = await context.db
    .select({ id: course.id, title: course.title })
    .from(course)
    .where(and(courseScope(context), eq(course.kind, 'content'), named(course.title, words)))
    .orderBy(...byFit(course.title, words), asc(course.sort), asc(course.id))
    .limit(READ);
  return cut(rows);
}

/** How many units are read: some are in no course that the caller sees. */
const UNITS_READ = 3 * READ;

/**
 * Courses that hold one of the units. Each unit is looked up by itself: for several at once (`&&`) the planner expects
 * far more courses than there are, and reads all of them instead of the index.
 */
const holding = ({ appId }: CallContext, unitIds: readonly string[]): SQL =>
  sql`${course.id} in (select held.id from unnest(${sql.param(unitIds)}::text[]) as unit (id)
    join ${course} as held on held.app_id = ${appId} and held.chapter_ids @> array[unit.id])`;

async function lessonsNamed(context: CallContext, words: string): Promise<SearchResult['lessons']> {
  const units = await context.db
    .select({ id: chapter.id, title: chapter.title })
    .from(chapter)
    .where(and(chapterScope(context), named(chapter.title, words)))
    .orderBy(...byFit(chapter.title, words), asc(chapter.id))
    .limit(UNITS_READ);
  if (units.length === 0) return NOTHING.lessons;
  const unitIds = units.map(({ id }) => id);
  const holders = await context.db
    .select({ id: course.id, title: course.title, chapterIds: course.chapterIds })
    .from(course)
    .where(and(courseScope(context), holding(context, unitIds)))
    .orderBy(asc(course.sort), asc(course.id));
  return cut(
    units.flatMap(({ id, title }) => {
      const holder = holders.find(({ chapterIds }) => chapterIds.includes(id));
      return holder ? { id, title, courseId: holder.id, courseTitle: holder.title } : [];
    }),
  );
}

async function examsNamed(context: CallContext, words: string): Promise<SearchResult['exams']> {
  const status = lifecycleSql(context.services.now());
  const rows = await context.db
    .select({
      id: exam.id,
      title: exam.title,
      status: sql<SearchResult['exams']['content'][number]['status']>`${status}`,
    })
    .from(exam)
    .where(
      and(
        listScope(context, false, await childrenHere(context)),
        inArray(status, [...VISIBLE_LIFECYCLE]),
        named(exam.title, words),
      ),
    )
    .orderBy(asc(sql`position(${status} in '31245')`), ...byFit(exam.title, words), desc(exam.startAt), asc(exam.id))
    .limit(READ);
  return cut(rows);
}

/** Questions that the caller may practise, programming tasks first; those of running exams never. */
async function tasksNamed(context: CallContext, words: string): Promise<SearchResult['tasks']> {
  if (context.actor.kind !== 'member') return NOTHING.tasks;
  const read = async (size: number, types?: (typeof PROGRAMMING)[]) =>
    questionPage(context, { page: 0, size, sort: [], keyword: words, ...(types && { types }) });
  const tasks = await read(READ, [PROGRAMMING]);
  const others = tasks.rows.length < READ ? await read(2 * READ) : null;
  const seen = new Set(tasks.rows.map(({ id }) => id));
  const rows = [...tasks.rows, ...(others?.rows.filter(({ id }) => !seen.has(id)) ?? [])];
  return cut(rows.map(({ id, title, type, difficulty, stage }) => ({ id, title, type, difficulty, stage })));
}

/** Finds by their names what the caller may open. */
export const search = {
  async query(context, { keyword }) {
    const words = searchable(keyword);
    if (words === '') return NOTHING;
    return {
      courses: await coursesNamed(context, words),
      lessons: await lessonsNamed(context, words),
      tasks: await tasksNamed(context, words),
      exams: await examsNamed(context, words),
      articles: await articlesNamed(context, words),
    };
  },
} satisfies ResourceHandlers<'search'>;
