import { useSyncExternalStore } from 'react';

/** wide: three areas; medium: the question list is in a drawer; narrow: one area at a time. */
export type WorkLayout = 'wide' | 'medium' | 'narrow';

const NARROW = '(max-width: 760px)';
const MEDIUM = '(max-width: 1120px)';

const subscribe = (onChange: () => void): (() => void) => {
  const queries = [NARROW, MEDIUM].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
};

const read = (): WorkLayout => {
  if (matchMedia(NARROW).matches) return 'narrow';
  return matchMedia(MEDIUM).matches ? 'medium' : 'wide';
};

/** The layout for this window. Layouts have different component trees, not only different styles. */
export const useLayout = (): WorkLayout => useSyncExternalStore(subscribe, read, () => 'wide');
