import type { AlikeQuestions, PickableQuestion } from './pickable.ts';

interface Group {
  /** Places in the basket, from 1. */
  places: number[];
  /** Titles of questions that are already in the paper or homework. */
  taken: string[];
}

/** Questions that are alike, directly or by one between them, as far as one of them is in the basket. */
function groupsOf(alike: readonly AlikeQuestions[], picked: readonly Pick<PickableQuestion, 'id'>[]): Group[] {
  const titles = new Map(
    alike.flatMap(({ id, title, otherId, otherTitle }) => [[id, title] as const, [otherId, otherTitle] as const]),
  );
  const placeOf = new Map(picked.map(({ id }, at) => [id, at + 1]));
  const groups: Set<string>[] = [];
  for (const { id, otherId } of alike) {
    const touched = groups.filter((group) => group.has(id) || group.has(otherId));
    const joined = new Set([id, otherId, ...touched.flatMap((group) => [...group])]);
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups
    .map((ids) => ({
      places: [...ids].flatMap((id) => placeOf.get(id) ?? []).toSorted((a, b) => a - b),
      taken: [...ids].flatMap((id) => (placeOf.has(id) ? [] : (titles.get(id) ?? []))),
    }))
    .filter(({ places }) => places.length > 0)
    .toSorted((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0));
}

/**
 * Names the questions that are alike by their places in the basket: 第 1、3 题, 第 2 题和已在试卷里的「灯塔」.
 *
 * @param takenWord label of questions that are already added: 已在试卷里
 */
export const alikeTexts = (
  alike: readonly AlikeQuestions[],
  picked: readonly Pick<PickableQuestion, 'id'>[],
  takenWord: string,
): string[] =>
  groupsOf(alike, picked).map(({ places, taken }) => {
    const inBasket = `第 ${places.join('、')} 题`;
    return taken.length === 0
      ? inBasket
      : `${inBasket}和${takenWord}的${taken.map((title) => `「${title}」`).join('')}`;
  });
