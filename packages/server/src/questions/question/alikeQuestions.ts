import { and, eq, inArray } from 'drizzle-orm';
import { question } from '../../db/schema/bank.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { alikeAmong } from '../bank/alikeAmong.ts';
import { usableScope } from './questionScope.ts';

/** Pairs, among questions that the caller may use, that are too alike to be asked together. */
export const queryAlike: ResourceHandlers<'question'>['queryAlike'] = async (context, { ids }) => {
  const { db, appId } = context;
  const rows = await db
    .select()
    .from(question)
    .where(and(eq(question.appId, appId), usableScope(context), inArray(question.id, ids)));
  const isAlike = await alikeAmong(db, appId, rows);
  const order = new Map(ids.map((id, at) => [id, at]));
  const sorted = rows.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const content = sorted.flatMap((one, at) =>
    sorted
      .slice(at + 1)
      .filter((other) => isAlike(one, other))
      .map((other) => ({ id: one.id, title: one.title, otherId: other.id, otherTitle: other.title })),
  );
  return { content };
};
