import { type Labelled, type Naming, renamed } from '@aosai/api/kit/labelled';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

type Items = readonly { value: string; label: string }[];

/** A cache of the dictionaries the page has fetched. */
export interface Dicts {
  /** Fetches a dictionary unless it was requested before. */
  ask: (dict: string) => void;
  /** The dictionaries fetched so far; a new map after every change. */
  known: () => ReadonlyMap<string, Items>;
  subscribe: (listener: () => void) => () => void;
}

const NONE: ReadonlyMap<string, Items> = new Map();
/** Without a provider the built-in names apply. */
const SHIPPED: Dicts = { ask: () => undefined, known: () => NONE, subscribe: () => () => undefined };

export const DictContext = createContext<Dicts>(SHIPPED);

/**
 * Names of labelled sets as changed by operators: `useLabels(DIFFICULTY)(DIFFICULTY).label('easy')`. The dictionaries
 * of `sets` are fetched once the component is on the page.
 */
export function useLabels(...sets: readonly { readonly dict?: string | undefined }[]): Naming {
  const { ask, known: read, subscribe } = useContext(DictContext);
  const known = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    for (const { dict } of sets) if (dict !== undefined) ask(dict);
  });
  return (set) => (set.dict === undefined ? set : renamed(set, known.get(set.dict) ?? []));
}

/** A labelled set with its names as changed by operators. */
export const useLabelled = <Value extends string>(set: Labelled<Value>): Labelled<Value> => useLabels(set)(set);

export interface DictWordProps<Value extends string> {
  of: Labelled<Value>;
  value: Value;
}

/** The name of a value. */
export const DictWord = <Value extends string>({ of, value }: DictWordProps<Value>) => useLabelled(of).label(value);
