import { DAY_MS } from '@aosai/api/kit/constants';
import type { KnowledgePoint } from '@aosai/api/questions/knowledgePoints';
import { daysSinceMastered, type Evidence, type Mastery, masteryKey, masteryOf } from '@aosai/api/practice/mastery';
import { isJudged } from '@aosai/api/questions/kinds';
import { type Call, pointsOfLevel, type Result, resultsOf } from './results.ts';

export interface PointStanding {
  point: KnowledgePoint;
  mastery: Mastery;
}

export interface Standing {
  /** For every point of the level. */
  standings: readonly PointStanding[];
  points: { pointId: string; percent: number | null; band: Mastery['band']; isEarly: boolean; answers: number }[];
  /** The mastery of the level's programming questions. */
  programming: Mastery;
}

type KeysOf = (points: readonly string[]) => readonly string[];

/** Memoizes the mastery keys of a list of points: all results of a question share one list. */
function rememberedKeys(): KeysOf {
  const known = new Map<readonly string[], readonly string[]>();
  return (points) => {
    const keys = known.get(points) ?? [...new Set(points.map(masteryKey))];
    known.set(points, keys);
    return keys;
  };
}

/** The results of one member as evidence, by mastery key. */
function evidenceOf(results: readonly Result[], now: Date, keysOf: KeysOf): Map<string, Evidence[]> {
  const first = new Map<string, Result>();
  for (const result of results) {
    const known = first.get(result.questionId);
    if (!known || result.atMs < known.atMs) first.set(result.questionId, result);
  }
  const byKey = new Map<string, Evidence[]>();
  for (const result of results) {
    const { type, difficulty, facility, score, points, questionId, atMs } = result;
    const isFirst = first.get(questionId) === result;
    const days = (now.getTime() - atMs) / DAY_MS;
    for (const [place, key] of keysOf(points).entries()) {
      const evidence = { type, difficulty, facility, score, days, isPrimary: place === 0, isFirst };
      const known = byKey.get(key);
      if (known) known.push(evidence);
      else byKey.set(key, [evidence]);
    }
  }
  return byKey;
}

type Standings = (memberId: string) => Standing;

/** The mastery of a level's points by each of these members, from all their answers. */
export const masteriesOf = async (call: Call, memberIds: readonly string[], level: string): Promise<Standings> =>
  masteriesFrom(await resultsOf(call, memberIds, level), level, call.now);

/** The same from results that were read already, as of an instant. */
export function masteriesFrom(results: readonly Result[], level: string, now: Date): Standings {
  const points = pointsOfLevel(level);
  const byMember = Map.groupBy(results, ({ memberId }) => memberId);
  const keysOf = rememberedKeys();
  return (memberId) => {
    const byKey = evidenceOf(byMember.get(memberId) ?? [], now, keysOf);
    const of = (point: KnowledgePoint) => byKey.get(masteryKey(point.id)) ?? [];
    const standings = points.map((point) => ({ point, mastery: masteryOf(of(point)) }));
    const programs = points.flatMap((point) => of(point).filter(({ type, isPrimary }) => isPrimary && isJudged(type)));
    return {
      standings,
      points: standings.map(({ point, mastery: { value, band, isEarly, answers: count } }) => ({
        pointId: point.id,
        percent: band === 'none' ? null : Math.round(value * 100),
        band,
        isEarly,
        answers: count,
      })),
      programming: masteryOf(programs),
    };
  };
}

/** The points of a level that a member has mastered at some time, with the day of the first time. */
export async function masteredPoints(call: Call, memberId: string, level: string) {
  const byKey = evidenceOf(await resultsOf(call, [memberId], level), call.now, rememberedKeys());
  return pointsOfLevel(level).flatMap(({ id, name }) => {
    const days = daysSinceMastered(byKey.get(masteryKey(id)) ?? []);
    return days === null ? [] : [{ pointId: id, title: name, at: new Date(call.now.getTime() - days * DAY_MS) }];
  });
}
