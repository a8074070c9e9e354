import { and, arrayContains, asc, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { course as courseCalls } from '@aosai/api/courses/course.contract';
import { course } from '../../db/schema/content.ts';
import type { CallContext } from '../../kit/context.ts';
import { containing } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { contentOrder, placeFilter } from '../contentList.ts';
import { courseScope } from './courseScope.ts';

type Input = ParsedInputOf<(typeof courseCalls)['calls']['queryList']>;
type Asked = Pick<Input, 'page' | 'size' | 'sort'> & Partial<Input>;

/** Lists of short rows neither search nor sort by fields that those rows leave out. */
const SIMPLE_SORT = { title: course.title };

/** A page of courses: all that the caller sees, or those of `simple`, which show only names. */
export function coursePageOf(context: CallContext, input: Asked, simple?: SQL) {
  const { keyword, kind, slug, category, difficulty, tags = [], status, bank, isShared, sort, page, size } = input;
  const like = keyword ? containing(keyword) : null;
  const query = context.db
    .select()
    .from(course)
    .where(
      and(
        simple ?? courseScope(context),
        like === null ? undefined : or(ilike(course.title, like), simple ? undefined : ilike(course.intro, like)),
        kind && eq(course.kind, kind),
        slug === undefined ? undefined : eq(course.slug, slug),
        category && eq(course.category, category),
        difficulty && eq(course.difficulty, difficulty),
        tags.length > 0 ? arrayContains(course.tags, tags) : undefined,
        ...placeFilter(course, context, { status, bank, isShared }),
      ),
    );
  const sortable = simple ? SIMPLE_SORT : { ...SIMPLE_SORT, sort: course.sort };
  const order = contentOrder(course, context, sort, sortable, [asc(course.sort), asc(course.title)]);
  return paged(context.db, query, { page, size }, order);
}
