/** A unit of a course or of the camp, as the plan sees it. */
export interface PlanUnit {
  /** Id of its chapter. */
  id: string;
  kind: 'course' | 'camp';
  level: number;
  /** The knowledge points of its questions, the main one first. */
  points: readonly string[];
  /** Those of them that at least a third of its questions are about. A unit test has none. */
  taught: readonly string[];
  minutes: number;
  isDone: boolean;
}

/** A knowledge point of the levels up to the goal. */
export interface PlanPoint {
  id: string;
  level: number;
  prereq: readonly string[];
  isKnown: boolean;
}

const mainOf = ({ points }: PlanUnit): string => points[0] ?? '';

/** Where the lesson is that a camp unit follows: the last that teaches its point, else the first that asks about it. */
function lessonBefore(lessons: readonly PlanUnit[], camp: PlanUnit): number {
  const [point] = camp.taught;
  if (point === undefined) return -1;
  const last = lessons.findLastIndex(({ taught }) => taught.includes(point));
  return last >= 0 ? last : lessons.findIndex(({ points }) => points.includes(point));
}

/** Level by level, the lessons of a level in their order, and each camp unit right after the lesson of its point. */
export function inTeachingOrder<Unit extends PlanUnit>(units: readonly Unit[]): Unit[] {
  const levels = [...Map.groupBy(units, ({ level }) => level)].toSorted(([one], [other]) => one - other);
  return levels.flatMap(([, its]) => {
    const lessons = its.filter(({ kind }) => kind === 'course');
    const camps = Map.groupBy(
      its.filter(({ kind }) => kind === 'camp'),
      (camp) => lessonBefore(lessons, camp),
    );
    return [...lessons.flatMap((lesson, at) => [lesson, ...(camps.get(at) ?? [])]), ...(camps.get(-1) ?? [])];
  });
}

/** The units in their order, but each after those of them that teach what its main point needs. */
export function afterPrerequisites<Unit extends PlanUnit>(
  units: readonly Unit[],
  points: readonly PlanPoint[],
): Unit[] {
  const needs = new Map(points.map(({ id, prereq }) => [id, prereq]));
  const waiting = [...units];
  const ordered: Unit[] = [];
  const taught = new Set<string>();
  while (waiting.length > 0) {
    const ahead = new Set(waiting.map(mainOf));
    const isReady = (unit: Unit): boolean =>
      (needs.get(mainOf(unit)) ?? []).every((id) => taught.has(id) || !ahead.has(id));
    const [next] = waiting.splice(Math.max(0, waiting.findIndex(isReady)), 1);
    if (!next) break;
    ordered.push(next);
    taught.add(mainOf(next));
  }
  return ordered;
}

/** The units still to do, in teaching order, but each after the units that teach what its main point needs. */
export function unitsToDo<Unit extends PlanUnit>({
  units,
  points,
  knownLevel,
}: {
  units: readonly Unit[];
  points: readonly PlanPoint[];
  /** Levels up to this one need no unit, except for points that are not known. */
  knownLevel: number;
}): Unit[] {
  const pointOf = new Map(points.map((point) => [point.id, point]));
  const isNew = (id: string): boolean => pointOf.get(id)?.isKnown === false;
  const isNeeded = (unit: Unit): boolean =>
    !unit.isDone &&
    (unit.level > knownLevel ? unit.points.length === 0 || unit.points.some(isNew) : isNew(mainOf(unit)));
  return afterPrerequisites(inTeachingOrder(units).filter(isNeeded), points);
}
