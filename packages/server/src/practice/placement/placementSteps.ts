import { and, eq, inArray } from 'drizzle-orm';
import { scoreObjective } from '@aosai/api/questions/scoring';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import type { AskedItem, placement, PoolItem } from '../../db/schema/plan.ts';
import type { CallContext } from '../../kit/context.ts';
import { heldQuestions } from '../../questions/bank/heldQuestions.ts';
import { drawnVersion, isDrawn } from '../../questions/parametric/drawn.ts';
import { questionScope } from '../../questions/question/questionScope.ts';
import { checkAnswer } from '../../questions/trial/checkAnswer.ts';
import { PRACTICE_MAX } from '../tries/practiceContext.ts';
import { type Given, isEnough, levelAfter, nextItem, posteriorAfter } from './nextItem.ts';
import { AROUND, type Posterior, priorFor } from './posterior.ts';

export type PlacementRow = typeof placement.$inferSelect;

export const isRunning = ({ state }: Pick<PlacementRow, 'state'>): boolean => state === 'running';

/** The highest level that the pool can ask about. */
export const topLevel = ({ pool }: Pick<PlacementRow, 'pool'>): number =>
  Math.max(1, ...pool.map(({ level }) => level));

/** The answered items. */
export const givenOf = ({ items }: Pick<PlacementRow, 'items'>): Given[] =>
  items.flatMap(({ outcome, spentMs, ...item }) =>
    outcome === null ? [] : [{ ...item, outcome, spentMs: spentMs ?? Infinity }],
  );

/** The estimate after the answers so far. */
export const posteriorOf = (row: Pick<PlacementRow, 'pool' | 'items' | 'experience'>): Posterior =>
  posteriorAfter(priorFor(topLevel(row), AROUND[row.experience]), givenOf(row));

/** Another draw than that of the lesson with the question, always the same for a placement. */
const drawOf = (placementId: string, no: number): number => 1 + (((placementId.codePointAt(25) ?? 0) + 7 * no) % 40);

export async function versionOf(db: Db, appId: string, { versionId, draw }: Pick<AskedItem, 'versionId' | 'draw'>) {
  const [version] = await db
    .select()
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, versionId)));
  if (!version) throw new Error('a version that a placement asks is gone');
  return drawnVersion(version, draw);
}

/** The version to show of a question; null when it was withdrawn or is in a running exam since the placement began. */
async function shownNow(context: CallContext, tx: Db, { questionId }: PoolItem) {
  const { appId } = context;
  const [found] = await tx
    .select({ version: questionVersion })
    .from(question)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, question.appId), eq(questionVersion.id, question.currentVersionId)),
    )
    .where(
      and(eq(question.appId, appId), questionScope({ ...context, group: 'oj' }), inArray(question.id, [questionId])),
    );
  const held = await heldQuestions(tx, { appId, now: context.services.now() }, [questionId]);
  return found && held.size === 0 ? found.version : null;
}

/** Stores the answer to the open item. Throws VALIDATION when the option does not exist. */
export async function answerItem(
  context: CallContext,
  tx: Db,
  row: PlacementRow,
  optionId: string | null,
): Promise<PlacementRow> {
  const open = row.items.at(-1);
  if (!open) throw new Error('a running placement has no open item');
  const version = await versionOf(tx, context.appId, open);
  const answer =
    optionId === null
      ? null
      : checkAnswer({ version, points: PRACTICE_MAX, sectionIndex: 0 }, { kind: 'choice', optionIds: [optionId] });
  const isRight =
    answer !== null &&
    version.answerKey !== null &&
    scoreObjective(version.answerKey, answer, PRACTICE_MAX) === PRACTICE_MAX;
  const answered: AskedItem = {
    ...open,
    outcome: answer === null ? 'unknown' : isRight ? 'right' : 'wrong',
    spentMs: context.services.now().getTime() - Date.parse(open.askedAt),
  };
  return { ...row, items: [...row.items.slice(0, -1), answered] };
}

/**
 * Asks the next item, or ends the placement. An item that waits for its answer stays, unless it was withdrawn
 * meanwhile: then another takes its place.
 */
export async function nextAsked(context: CallContext, tx: Db, before: PlacementRow): Promise<PlacementRow> {
  if (!isRunning(before)) return before;
  const open = before.items.at(-1);
  const isOpen = open?.outcome === null;
  if (isOpen && (await shownNow(context, tx, open))) return before;
  const row = isOpen ? { ...before, items: before.items.slice(0, -1) } : before;
  const posterior = posteriorOf(row);
  const now = context.services.now();
  const gone: PoolItem[] = isOpen ? [open] : [];
  while (!isEnough(posterior, row.items.length)) {
    const item = nextItem(posterior, row.pool, row.items, gone);
    if (!item) break;
    const version = await shownNow(context, tx, item);
    if (version) {
      const draw = isDrawn(version) ? drawOf(row.id, row.items.length) : 0;
      const asked = { ...item, versionId: version.id, draw, askedAt: now.toISOString(), outcome: null, spentMs: null };
      return { ...row, items: [...row.items, asked] };
    }
    gone.push(item);
  }
  return { ...row, state: 'done', level: levelAfter(posterior, givenOf(row)), endedAt: now };
}
