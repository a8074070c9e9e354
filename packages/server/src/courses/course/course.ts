import { and, arrayContains, asc, eq, ilike, or, type SQL } from 'drizzle-orm';
import { course as courseTable } from '../../db/schema/content.ts';
import type { ResourceHandlers, CallContext } from '../../kit/context.ts';
import { isReady, contentOrder, placeFilter } from '../contentList.ts';
import { isMine } from '../contentStaff.ts';
import { usableCourseScope, courseScope } from './courseScope.ts';
import { courseOfClass, courseUnits, unitsInClass } from './courseUnits.ts';
import { chapterCounts, courseDetail, courseViews } from './courseViews.ts';
import { courses, courseWrites } from './courseWrites.ts';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { course as courseCalls } from '@aosai/api/courses/course.contract';
import { containing } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';

type Input = ParsedInputOf<(typeof courseCalls)['calls']['queryList']>;
type Asked = Pick<Input, 'page' | 'size' | 'sort'> & Partial<Input>;

/** Lists of short rows neither search nor sort by fields that those rows leave out. */
const SIMPLE_SORT = { title: courseTable.title };

/** A page of courses: all that the caller sees, or those of `simple`, which show only names. */
function coursePageOf(context: CallContext, input: Asked, simple?: SQL) {
  const { keyword, kind, slug, category, difficulty, tags = [], status, bank, isShared, sort, page, size } = input;
  const like = keyword ? containing(keyword) : null;
  const query = context.db
    .select()
    .from(courseTable)
    .where(
      and(
        simple ?? courseScope(context),
        like === null
          ? undefined
          : or(ilike(courseTable.title, like), simple ? undefined : ilike(courseTable.intro, like)),
        kind && eq(courseTable.kind, kind),
        slug === undefined ? undefined : eq(courseTable.slug, slug),
        category && eq(courseTable.category, category),
        difficulty && eq(courseTable.difficulty, difficulty),
        tags.length > 0 ? arrayContains(courseTable.tags, tags) : undefined,
        ...placeFilter(courseTable, context, { status, bank, isShared }),
      ),
    );
  const sortable = simple ? SIMPLE_SORT : { ...SIMPLE_SORT, sort: courseTable.sort };
  const order = contentOrder(courseTable, context, sort, sortable, [asc(courseTable.sort), asc(courseTable.title)]);
  return paged(context.db, query, { page, size }, order);
}

/** Courses for their authors and for learners. */
export const course = {
  ...courseWrites,
  queryById: async (context, { id }) => courseDetail(context, await courses.found(context, id)),
  queryByGrade: (context, { gradeId, id }) => courseOfClass(context, gradeId, id),
  async queryList(context, input) {
    const { rows, ...page } = await coursePageOf(context, input);
    return { content: await courseViews(context, rows), ...page };
  },
  async querySimpleList(context, input) {
    const ready = and(usableCourseScope(context), isReady(courseTable));
    const { rows, ...page } = await coursePageOf(context, input, ready);
    const countOf = await chapterCounts(context, rows);
    const content = rows.map((row) => ({ id: row.id, kind: row.kind, title: row.title, chapterCount: countOf(row) }));
    return { content, ...page };
  },
  queryChapterList: (context, { courseId }) => courseUnits(context, courseId),
  queryChapterListByGrade: unitsInClass,
  async queryNotesById(context, { id }) {
    const row = await courses.found(context, id);
    return { id, notesHtml: row.notesHtml, notes: isMine(context, row) ? row.notes : null };
  },
} satisfies ResourceHandlers<'course'>;
