import { KNOWLEDGE_LEVELS, type KnowledgeExam, type KnowledgeLevel, slugOf } from './pointId.ts';
import { KNOWLEDGE_TREE, MOVED_POINTS } from './tree.ts';

/** A knowledge point of an exam. */
export interface KnowledgePoint {
  /** `gesp-cpp-4/recurrence`. Never renamed, and never reused for another point. */
  id: string;
  exam: KnowledgeExam;
  /** Null for CSP, which has no levels. */
  level: number | null;
  slug: string;
  name: string;
  /** Importance of the point in its exam: 3 high, 1 low. */
  weight: 1 | 2 | 3;
  /** Ids of the points that come first. */
  prereq: readonly string[];
  /** Id of the point that replaces it. */
  replacedBy?: string;
}

function placeOf(at: KnowledgeLevel): { exam: KnowledgeExam; level: number | null } {
  if (at === 'csp-j' || at === 'csp-s') return { exam: at, level: null };
  return { exam: at.startsWith('gesp-py') ? 'gesp-py' : 'gesp-cpp', level: Number(at.slice(-1)) };
}

const levelsOf = (exam: KnowledgeExam, upTo: number): KnowledgeLevel[] =>
  KNOWLEDGE_LEVELS.map(({ id }) => id).filter((id) => {
    const place = placeOf(id);
    return place.exam === exam && (place.level ?? 0) <= upTo;
  });

/** The levels that this one includes, the nearest first. */
function withinOf(at: KnowledgeLevel): KnowledgeLevel[] {
  const { exam, level } = placeOf(at);
  if (level !== null) return levelsOf(exam, level).toReversed();
  return at === 'csp-j'
    ? ['csp-j', ...levelsOf('gesp-cpp', 6).toReversed()]
    : ['csp-s', 'csp-j', ...levelsOf('gesp-cpp', 8).toReversed()];
}

const has = (level: KnowledgeLevel, slug: string): boolean => KNOWLEDGE_TREE[level].some(([known]) => known === slug);

function neededBy(at: KnowledgeLevel, slugs: readonly string[]): string[] {
  const levels = withinOf(at);
  return slugs.flatMap((slug) => {
    const level = levels.find((one) => has(one, slug));
    return level === undefined ? [] : [`${level}/${slug}`];
  });
}

/** Every point, level by level, including replaced ones. */
export const KNOWLEDGE_POINTS: readonly KnowledgePoint[] = KNOWLEDGE_LEVELS.flatMap(({ id: at }) =>
  KNOWLEDGE_TREE[at].map(([slug, name, weight = 2, needs = []]) => {
    const replacedBy = MOVED_POINTS[`${at}/${slug}`];
    const point = { id: `${at}/${slug}`, ...placeOf(at), slug, name, weight, prereq: neededBy(at, needs) };
    return replacedBy === undefined ? point : { ...point, replacedBy };
  }),
);

const BY_ID = new Map(KNOWLEDGE_POINTS.map((point) => [point.id, point]));

/** The point with this id. */
export const knowledgePoint = (id: string): KnowledgePoint | undefined => BY_ID.get(id);

const GESP_TEMPLATE = /^gesp-([1-8])$/;
const CSP_TEMPLATE = /^(csp-[js])[12]$/;

/** Slugs that papers of a template may use; null for a template without levels. */
function reachOf(template: string): Set<string> | null {
  const gesp = GESP_TEMPLATE.exec(template)?.[1];
  const csp = CSP_TEMPLATE.exec(template)?.[1];
  const levels =
    gesp !== undefined
      ? [...levelsOf('gesp-cpp', Number(gesp)), ...levelsOf('gesp-py', Number(gesp))]
      : csp === 'csp-j' || csp === 'csp-s'
        ? withinOf(csp)
        : null;
  return levels && new Set(levels.flatMap((level) => KNOWLEDGE_TREE[level].map(([slug]) => slug)));
}

/**
 * The points that papers of a template must not use yet. Concepts are compared by slug: a concept of C++ level 4 may
 * also be used at Python level 4, and in a CSP group that includes it.
 */
export function pointsAbove(template: string, ids: readonly string[]): string[] {
  const reach = reachOf(template);
  return reach === null ? [] : ids.filter((id) => !reach.has(slugOf(id)));
}
