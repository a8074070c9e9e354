import { and, asc, eq, ilike, type SQL } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { chapter as chapterCalls } from '@aosai/api/courses/chapter.contract';
import { chapter } from '../../db/schema/content.ts';
import type { CallContext } from '../../kit/context.ts';
import { containing } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { contentOrder, placeFilter } from '../contentList.ts';
import { chapterScope } from './chapterScope.ts';

type Input = ParsedInputOf<(typeof chapterCalls)['calls']['queryList']>;
type Asked = Pick<Input, 'page' | 'size' | 'sort'> & Partial<Input>;

/** A page of chapters: all in the caller's scope, or those of `scope`. */
export function chapterPageOf(context: CallContext, input: Asked, scope: SQL | undefined = chapterScope(context)) {
  const { keyword, isFree, status, bank, isShared, sort, page, size } = input;
  const query = context.db
    .select()
    .from(chapter)
    .where(
      and(
        scope,
        keyword ? ilike(chapter.title, containing(keyword)) : undefined,
        isFree === undefined ? undefined : eq(chapter.isFree, isFree),
        ...placeFilter(chapter, context, { status, bank, isShared }),
      ),
    );
  const order = contentOrder(chapter, context, sort, { title: chapter.title }, [asc(chapter.title)]);
  return paged(context.db, query, { page, size }, order);
}
