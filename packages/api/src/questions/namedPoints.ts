import type { Stage } from './bank.ts';
import { KNOWLEDGE_POINTS, knowledgePoint } from './knowledgePoints.ts';
import { MAX_KNOWLEDGE_POINTS } from './pointId.ts';

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');

const BY_NAME = Map.groupBy(
  KNOWLEDGE_POINTS.filter(({ replacedBy }) => replacedBy === undefined),
  ({ name }) => plain(name),
);

/** The levels that belong to a stage. */
const levelsOf = (stage: Stage): string[] =>
  stage.startsWith('gesp-') ? [stage.replace('gesp-', 'gesp-cpp-'), stage.replace('gesp-', 'gesp-py-')] : [stage];

/** The point with this id or name. If several levels have the name, the one of the stage, else the first of C++. */
function pointNamed(word: string, stage: Stage | undefined): string | undefined {
  const known = knowledgePoint(word.trim());
  if (known) return known.replacedBy ?? known.id;
  const points = BY_NAME.get(plain(word)) ?? [];
  const levels = stage ? levelsOf(stage) : [];
  const near = points.find(({ id }) => levels.some((level) => id.startsWith(`${level}/`)));
  return (near ?? points[0])?.id;
}

/** Finds knowledge points among words, at most three, and returns the other words as `rest`. */
export function pointsNamed(words: readonly string[], stage?: Stage): { points: string[]; rest: string[] } {
  const [points, rest]: [Set<string>, string[]] = [new Set(), []];
  for (const word of words) {
    const id = pointNamed(word, stage);
    if (id !== undefined && (points.has(id) || points.size < MAX_KNOWLEDGE_POINTS)) points.add(id);
    else rest.push(word);
  }
  return { points: [...points], rest };
}

/** Separators of words in a list. */
const PARTED = /[\s,，、;；|/]/;

/** A tag for display: the name of a point, if the name identifies it; otherwise the tag itself. */
export function tagWord(tag: string, stage?: Stage): string {
  const name = knowledgePoint(tag)?.name;
  return name !== undefined && !PARTED.test(name) && pointNamed(name, stage) === tag ? name : tag;
}
