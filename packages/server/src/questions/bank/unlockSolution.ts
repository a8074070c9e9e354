import { and, eq, inArray } from 'drizzle-orm';
import { isJudged } from '@aosai/api/questions/kinds';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { unlock } from '../../db/schema/bank.ts';
import { member } from '../../db/schema/people.ts';
import { solutionsByRight } from '../../rights/solutionRight.ts';
import { grantPoints } from '../../accounts/points/grantPoints.ts';
import type { QuestionRow } from './createQuestion.ts';

type Target = typeof unlock.$inferSelect.targetType;

/** Which of these targets the member has unlocked with points. */
export async function unlockedOf(
  db: Db,
  appId: string,
  memberId: string,
  targetType: Target,
  targetIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (targetIds.length === 0) return new Set();
  const rows = await db
    .select({ targetId: unlock.targetId })
    .from(unlock)
    .where(
      and(
        eq(unlock.appId, appId),
        eq(unlock.memberId, memberId),
        eq(unlock.targetType, targetType),
        inArray(unlock.targetId, [...targetIds]),
      ),
    );
  return new Set(rows.map(({ targetId }) => targetId));
}

/** How a member gets a solution: bought with points, or given (free, or by a card) on request. */
export type SolutionWay = 'bought' | 'given';

/**
 * How analysis and video of a question are open to a member without any work; null if they are not. A free solution of
 * an objective question requires a try first, because it reveals the answer.
 */
export async function solutionWay(
  db: Db,
  call: { appId: string; now: Date },
  memberId: string,
  { id, type, pricePoints }: Pick<QuestionRow, 'id' | 'type' | 'pricePoints'>,
): Promise<SolutionWay | null> {
  if (pricePoints === 0 && isJudged(type)) return 'given';
  const bought = await unlockedOf(db, call.appId, memberId, 'question', [id]);
  if (bought.has(id)) return 'bought';
  return pricePoints > 0 && (await solutionsByRight(db, call, memberId, [id]))(id) ? 'given' : null;
}

export interface Purchase {
  memberId: string;
  targetType: Target;
  targetId: string;
  price: number;
  /** The reason in the ledger of points. */
  reason: string;
}

/**
 * Unlocks something for a member and takes its price, in the caller's transaction; once, also with concurrent calls.
 *
 * @returns what this call took, and what the member has left
 * @throws POINTS_SHORT
 */
export async function unlockFor(
  tx: Db,
  { appId, now }: { appId: string; now: Date },
  { memberId, targetType, targetId, price, reason }: Purchase,
): Promise<{ spent: number; balance: number }> {
  const base = { appId, id: newId(), createdBy: memberId, createdAt: now, updatedAt: now };
  const made =
    price === 0
      ? []
      : await tx
          .insert(unlock)
          .values({ ...base, memberId, targetType, targetId, spent: price })
          .onConflictDoNothing()
          .returning({ id: unlock.id });
  const spent = made.length > 0 ? price : 0;
  if (spent > 0)
    await grantPoints(tx, { appId, now }, { memberId, delta: -spent, reason, refType: targetType, refId: targetId });
  const [row] = await tx
    .select({ balance: member.points })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, memberId)));
  return { spent, balance: row?.balance ?? 0 };
}
