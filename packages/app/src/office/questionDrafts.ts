import type { EditedQuestion } from '@aosai/ui/screens/QuestionEditor';

/** What someone has typed and not saved, in this browser. */
export interface KeptDraft {
  savedAt: string;
  /** The version that it was begun on; null for a new question. */
  version: number | null;
  /** Of uploads whose test data the question names. */
  uploads?: readonly string[];
  question: EditedQuestion;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'aosai.question.';

const isKept = (value: unknown): value is KeptDraft =>
  typeof value === 'object' && value !== null && 'savedAt' in value && 'question' in value;

/** A draft holds the key: anyone who signs out takes it along. */
const keysIn = (store: object): string[] => Object.keys(store).filter((key) => key.startsWith(PREFIX));

export const countQuestionDrafts = (store: object): number => keysIn(store).length;

export function eraseQuestionDrafts(store: Pick<Storage, 'removeItem'>): void {
  for (const key of keysIn(store)) store.removeItem(key);
}

/**
 * Unsaved questions, one for each person and editor; a browser that keeps nothing loses no more than it did before.
 */
export const questionDrafts = (store: Store, personId: string, place: string) => {
  const key = `${PREFIX}${personId}/${place}`;
  return {
    read(): KeptDraft | null {
      try {
        const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
        return isKept(kept) ? kept : null;
      } catch {
        // Written by another program: there is nothing to take up.
        return null;
      }
    },
    keep(draft: KeptDraft): void {
      try {
        store.setItem(key, JSON.stringify(draft));
      } catch {
        // Full, as with many cases in the question: the next save still holds everything.
        store.removeItem(key);
      }
    },
    drop: () => store.removeItem(key),
  };
};
