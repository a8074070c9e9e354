import { CANONICAL_STATES } from '../stateNames.ts';
import type { GalleryScreen } from './galleryPages.ts';

/** What Storybook's index says about an entry. */
export interface IndexEntry {
  id: string;
  type: string;
  subtype?: string;
  title: string;
  name: string;
  importPath: string;
  exportName?: string;
}

/** States with one title: a screen with many states has several. */
export interface StateGroup {
  title: string;
  states: readonly IndexEntry[];
}

/** The canonical states in a name: `空：没找到 · 手机` is both empty and on a phone. */
export const canonicalStatesOf = (name: string): string[] => {
  const words = name.split(' · ').map((part) => part.replace(/[：（，].*$/u, ''));
  return CANONICAL_STATES.filter((state) =>
    words.some((word) => word === state || (word === '极多极长' && word.includes(state))),
  );
};

/** The states of a screen as Storybook knows them now, by title and in its order. */
export function statesOf(entries: readonly IndexEntry[], { folder }: GalleryScreen): StateGroup[] {
  const states = entries.filter(
    ({ type, subtype, importPath }) =>
      type === 'story' && (subtype === undefined || subtype === 'story') && importPath.includes(`/screens/${folder}/`),
  );
  return [...Map.groupBy(states, ({ title }) => title)].map(([title, group]) => ({
    title: title.replace(/^.*?\//u, ''),
    states: group,
  }));
}
