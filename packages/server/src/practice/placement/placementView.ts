import { PLACEMENT_ITEMS } from '@aosai/api/practice/placement/placement';
import type { PlacementResult, PlacementView } from '@aosai/api/practice/placement/placement.contract';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import type { CallContext } from '../../kit/context.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { questionInPractice } from '../../questions/question/shownQuestion.ts';
import { firstUnit } from '../plan/planUnits.ts';
import { isEnough } from './nextItem.ts';
import { givenOf, isRunning, type PlacementRow, posteriorOf, topLevel, versionOf } from './placementSteps.ts';

const MOST_NAMES = 4;

const NAMES = new Map(KNOWLEDGE_POINTS.map(({ id, name }) => [id, name]));

/** Names of points whose items were all answered in one way. */
function pointsSeen(row: Pick<PlacementRow, 'items'>, wanted: 'right' | 'other'): string[] {
  const byPoint = Map.groupBy(givenOf(row), ({ pointId }) => pointId);
  return [...byPoint]
    .filter(([, given]) => given.every(({ outcome }) => (outcome === 'right') === (wanted === 'right')))
    .map(([id]) => id);
}

/** The points of known levels that were answered wrongly: the learner's gaps. */
export function gapsOf(row: PlacementRow): ReadonlySet<string> {
  const levels = new Map(row.pool.map(({ pointId, level }) => [pointId, level]));
  return new Set(pointsSeen(row, 'other').filter((id) => (levels.get(id) ?? Infinity) <= (row.level ?? 0)));
}

/**
 * Ids of missed points up to the level that comes next, the lowest level first: what is further ahead is not learned now.
 *
 * @internal for its test
 */
export function nextPoints(row: Pick<PlacementRow, 'items' | 'pool' | 'level'>): string[] {
  const levels = new Map(row.pool.map(({ pointId, level }) => [pointId, level]));
  const levelOf = (id: string) => levels.get(id) ?? Infinity;
  return pointsSeen(row, 'other')
    .filter((id) => levelOf(id) <= (row.level ?? 0) + 1)
    .toSorted((a, b) => levelOf(a) - levelOf(b));
}

const namesOf = (ids: readonly string[]): string[] => ids.flatMap((id) => NAMES.get(id) ?? []).slice(0, MOST_NAMES);

async function resultOf(context: CallContext, row: PlacementRow): Promise<PlacementResult | null> {
  if (row.state !== 'done' || row.level === null) return null;
  return {
    level: row.level,
    topLevel: topLevel(row),
    isShort: !isEnough(posteriorOf(row), row.items.length),
    strong: namesOf(pointsSeen(row, 'right')),
    weak: namesOf(nextPoints(row)),
    start: await firstUnit(engineOf(context), row.memberId, {
      language: row.language,
      knownLevel: row.level,
      gaps: gapsOf(row),
    }),
  };
}

/** The placement for its learner. */
export async function placementView(context: CallContext, row: PlacementRow): Promise<PlacementView> {
  const open = isRunning(row) ? row.items.at(-1) : undefined;
  const { id, language, experience, state } = row;
  return {
    id,
    language,
    experience,
    state,
    answered: givenOf(row).length,
    most: PLACEMENT_ITEMS.most,
    item:
      open?.outcome === null
        ? { no: row.items.length, question: questionInPractice(await versionOf(context.db, context.appId, open)) }
        : null,
    result: await resultOf(context, row),
  };
}
