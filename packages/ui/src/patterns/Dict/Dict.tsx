import { type Labelled, type Naming, renamed } from '@aosai/api/domain/forms/labelled';
import { createContext, useContext, useSyncExternalStore } from 'react';

type Items = readonly { value: string; label: string }[];

/** Dictionaries as the page has read them. */
export interface Dicts {
  /** Reads one, unless it was asked for before. */
  ask: (dict: string) => void;
  /** Those that are there: another map after every change. */
  known: () => ReadonlyMap<string, Items>;
  subscribe: (listener: () => void) => () => void;
}

const NONE: ReadonlyMap<string, Items> = new Map();
/** Without a page around them the shipped names hold. */
const SHIPPED: Dicts = { ask: () => undefined, known: () => NONE, subscribe: () => () => undefined };

export const DictContext = createContext<Dicts>(SHIPPED);

/** Names of labelled sets as operators have them: `labelsOf(DIFFICULTY).label('easy')`. */
export function useLabels(): Naming {
  const { ask, known: read, subscribe } = useContext(DictContext);
  const known = useSyncExternalStore(subscribe, read, read);
  return (set) => {
    if (set.dict === undefined) return set;
    ask(set.dict);
    return renamed(set, known.get(set.dict) ?? []);
  };
}

export interface DictWordProps<Value extends string> {
  of: Labelled<Value>;
  value: Value;
}

/** The name of one value. */
export const DictWord = <Value extends string>({ of, value }: DictWordProps<Value>) => useLabels()(of).label(value);
