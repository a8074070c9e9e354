import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

/** Where one draft is kept: text of what was typed into a dialog. */
export interface DraftPlace {
  read: () => string | null;
  write: (text: string) => void;
  remove: () => void;
}

const NOWHERE: DraftPlace = { read: () => null, write: () => undefined, remove: () => undefined };

/** Finds the place of a dialog of the open page by its title. By default nothing is kept. */
export const DialogDrafts = createContext<(title: string) => DraftPlace>(() => NOWHERE);

export interface DialogDraft<Values> {
  /** What the dialog begins with: the initial values, and what was typed last time. */
  start: Values;
  /** `start` has something from last time. */
  isRestored: boolean;
  keep: (values: Values) => void;
  /** Forgets the draft, and that it was restored. */
  drop: () => void;
  /** Removes the draft without a change of what is shown. */
  remove: () => void;
}

const asText = (value: unknown): string => JSON.stringify(value) ?? '';
const DATE = /^\d{4}-\d\d-\d\d/u;

/** What a dialog begins with, without dates, which begin with the current time: a draft fits only the same beginning. */
const beginningOf = (initial: object): string =>
  JSON.stringify(initial, (_, value: unknown) => (typeof value === 'string' && DATE.test(value) ? '' : value));

const isFile = (value: unknown): boolean => value instanceof Blob;

/** The values that differ from the initial ones; files cannot be kept. */
function changedIn<Values extends object>(values: Values, initial: Values): Partial<Values> {
  const before = initial as Record<string, unknown>;
  const changed = Object.entries(values).filter(
    ([name, value]) => !isFile(value) && asText(value) !== asText(before[name]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

function readDraft<Values extends object>(place: DraftPlace, initial: Values): Partial<Values> | null {
  try {
    const draft = JSON.parse(place.read() ?? 'null') as { of: string; changed: Partial<Values> } | null;
    return draft?.of === beginningOf(initial) ? draft.changed : null;
  } catch {
    return null;
  }
}

/**
 * The draft of a dialog. It outlives the dialog until its content is saved or discarded, so that going back, reloading
 * or a gesture loses nothing. Never for passwords.
 *
 * @param title the dialog's title; a dialog without a title of plain text keeps no draft
 * @param initial the values without a draft
 */
export function useDialogDraft<Values extends object>(title: ReactNode, initial: Values): DialogDraft<Values> {
  const placeOf = useContext(DialogDrafts);
  const [{ place, changed }] = useState(() => {
    const found = typeof title === 'string' ? placeOf(title) : NOWHERE;
    return { place: found, changed: readDraft(found, initial) };
  });
  const [begun] = useState(initial);
  const [isRestored, setRestored] = useState(changed !== null);
  return {
    start: { ...begun, ...changed },
    isRestored,
    keep(values) {
      const now = changedIn(values, begun);
      if (Object.keys(now).length === 0) place.remove();
      else place.write(JSON.stringify({ of: beginningOf(begun), changed: now }));
    },
    drop() {
      place.remove();
      setRestored(false);
    },
    remove: place.remove,
  };
}

/**
 * Keeps the values of a dialog as they change, until they are sent; again if they are refused, or if the dialog is still
 * open after another of its `tries` to be sent.
 */
export function useKeptDraft<Values extends object>(
  draft: Pick<DialogDraft<Values>, 'keep' | 'remove'>,
  values: Values,
  { pending, error }: { pending: boolean; error: string | null },
  tries = 0,
): void {
  const text = asText(values);
  const sent = useRef<string | null>(null);
  const current = useRef({ draft, values });
  useEffect(() => {
    current.current = { draft, values };
  });
  useEffect(() => {
    const { draft: kept, values: typed } = current.current;
    if (pending) {
      sent.current = text;
      kept.remove();
      return;
    }
    // What was sent and not refused is saved, though the dialog may still be open.
    if (error === null && sent.current === text) return;
    kept.keep(typed);
  }, [text, pending, error, tries]);
}

/** The state of a dialog, kept as its draft. */
export interface DraftState<Values> {
  values: Values;
  set: (changes: Partial<Values>) => void;
  /** Something differs from what the dialog began with. */
  isDirty: boolean;
  /** For the dialog, which offers to begin again. */
  draft: Pick<DialogDraft<Values>, 'isRestored' | 'drop'> & { clear: () => void };
}

/**
 * State of a dialog that is kept as its draft until it is sent.
 *
 * @param title names the draft on its page; the same for every opening of the dialog about the same thing
 * @param initial the values without a draft; only those of the first call count
 */
export function useDraftState<Values extends object>(
  title: string,
  initial: Values,
  act: { pending: boolean; error: string | null },
): DraftState<Values> {
  const [first] = useState(initial);
  const kept = useDialogDraft(title, first);
  const [values, setValues] = useState(kept.start);
  useKeptDraft(kept, values, act);
  return {
    values,
    set: (changes) => setValues((before) => ({ ...before, ...changes })),
    isDirty: asText(values) !== asText(first),
    draft: { isRestored: kept.isRestored, drop: kept.drop, clear: () => setValues(first) },
  };
}
