import { and, asc, eq, ilike, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { CHAPTER_RIGHT } from '@aosai/api/courses/courseRules';
import { chapter as chapterTable } from '../../db/schema/content.ts';
import { unlockFor } from '../../questions/bank/unlockSolution.ts';
import { hasRight } from '../../rights/cardsWith.ts';
import { questionCounts } from '../chapterQuestions.ts';
import type { ResourceHandlers, CallContext } from '../../kit/context.ts';
import { memberActor } from '../../kit/actor.ts';
import { chapterInClass, openedChapter } from './chapterPage.ts';
import { usableChapterScope, chapterScope } from './chapterScope.ts';
import { chapterDetail, chapterViews, waysOf } from './chapterViews.ts';
import { chapters } from '../chapters.ts';
import { chapterWrites } from './chapterWrites.ts';
import { isReady, contentOrder, placeFilter } from '../contentList.ts';
import { isAtWork } from '../contentScope.ts';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { chapter as chapterCalls } from '@aosai/api/courses/chapter.contract';
import { containing } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';

type Input = ParsedInputOf<(typeof chapterCalls)['calls']['queryList']>;
type Asked = Pick<Input, 'page' | 'size' | 'sort'> & Partial<Input>;

/** A page of chapters: all in the caller's scope, or those of `scope`. */
function chapterPageOf(context: CallContext, input: Asked, scope: SQL | undefined = chapterScope(context)) {
  const { keyword, isFree, status, bank, isShared, sort, page, size } = input;
  const query = context.db
    .select()
    .from(chapterTable)
    .where(
      and(
        scope,
        keyword ? ilike(chapterTable.title, containing(keyword)) : undefined,
        isFree === undefined ? undefined : eq(chapterTable.isFree, isFree),
        ...placeFilter(chapterTable, context, { status, bank, isShared }),
      ),
    );
  const order = contentOrder(chapterTable, context, sort, { title: chapterTable.title }, [asc(chapterTable.title)]);
  return paged(context.db, query, { page, size }, order);
}

/** Chapters for their authors and for learners. */
export const chapter = {
  ...chapterWrites,
  queryById: async (context, { id }) => chapterDetail(context, await chapters.found(context, id)),
  async queryList(context, input) {
    const { rows, ...page } = await chapterPageOf(context, input);
    return { content: await chapterViews(context, rows), ...page };
  },
  async querySimpleList(context, input) {
    const ready = and(usableChapterScope(context), isReady(chapterTable));
    const { rows, ...page } = await chapterPageOf(context, input, ready);
    const countOf = await questionCounts(context.db, context.appId, rows, isAtWork(context) ? 'all' : 'met');
    return { content: rows.map(({ id, title }) => ({ id, title, questionCount: countOf(id) })), ...page };
  },
  queryQuestionList: (context, { chapterId }) => openedChapter(context, chapterId),
  queryQuestion: (context, { chapterId }) => openedChapter(context, chapterId),
  queryQuestionListByGrade: (context, input) => chapterInClass(context, input),
  async buy(context, { id }) {
    const actor = memberActor(context);
    if (actor.type === 'parent') throw new AppError('FORBIDDEN');
    const { appId, services } = context;
    const call = { appId, now: services.now() };
    return context.db.transaction(async (tx) => {
      const inside = { ...context, db: tx };
      const row = await chapters.found(inside, id);
      const isOpen = row.isFree || (await hasRight(tx, call, actor.memberId, CHAPTER_RIGHT));
      const paid = await unlockFor(tx, call, {
        memberId: actor.memberId,
        targetType: 'chapter',
        targetId: id,
        price: isOpen ? 0 : row.pricePoints,
        reason: `单元：${row.title}`,
      });
      return { unlocked: (await waysOf(inside, [row]))(row) !== null, ...paid };
    });
  },
} satisfies ResourceHandlers<'chapter'>;
