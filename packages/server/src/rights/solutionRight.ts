import { and, eq, inArray } from 'drizzle-orm';
import { SOLUTION_RIGHT } from '@aosai/api/questions/bank';
import type { Db } from '../db/open.ts';
import { memberRightUse as use } from '../db/schema/practice.ts';
import { cardsWith } from './cardsWith.ts';
import { noteCardUse } from './noteCardUse.ts';
import { takenRight } from './takeRight.ts';

interface Call {
  appId: string;
  now: Date;
}

const isUnlimited = (cards: Awaited<ReturnType<typeof cardsWith>>): boolean => cards.includes(null);

/**
 * Returns a check for the priced solutions that the right opens for a member. An unlimited card opens all; a card with
 * a quota those that took a use, while any card grants the right; the free share opens its solutions for ever. Call it
 * for solutions about to be shown: it marks an unlimited card as used.
 */
export async function solutionsByRight(
  db: Db,
  call: Call,
  memberId: string,
  questionIds: readonly string[],
): Promise<(questionId: string) => boolean> {
  if (questionIds.length === 0) return () => false;
  const cards = await cardsWith(db, call, memberId, SOLUTION_RIGHT);
  if (isUnlimited(cards)) {
    await noteCardUse(db, call, memberId, SOLUTION_RIGHT);
    return () => true;
  }
  const rows = await db
    .select({ ref: use.ref, period: use.period })
    .from(use)
    .where(
      and(
        eq(use.appId, call.appId),
        eq(use.memberId, memberId),
        eq(use.code, SOLUTION_RIGHT),
        inArray(use.ref, [...questionIds]),
      ),
    );
  const open = rows.filter(({ period }) => cards.length > 0 || period?.startsWith('free/'));
  const ids = new Set(open.map(({ ref }) => ref));
  return (questionId) => ids.has(questionId);
}

/** Opens a priced solution by the right, in the caller's transaction. Returns false if no use is left. */
export async function openByRight(tx: Db, call: Call, memberId: string, questionId: string): Promise<boolean> {
  if (isUnlimited(await cardsWith(tx, call, memberId, SOLUTION_RIGHT))) return true;
  return (await takenRight(tx, call, { memberId, code: SOLUTION_RIGHT, ref: questionId })) === null;
}
