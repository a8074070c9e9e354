import type { EditedQuestion } from '@aosai/ui/screens/QuestionEditor';

/** What somebody has typed and not saved, in this browser. */
export interface KeptDraft {
  savedAt: string;
  /** The version that it was begun on; null for a new question. */
  version: number | null;
  question: EditedQuestion;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isKept = (value: unknown): value is KeptDraft =>
  typeof value === 'object' && value !== null && 'savedAt' in value && 'question' in value;

/** Unsaved questions, one for each editor; a browser that keeps nothing loses no more than it did before. */
export const questionDrafts = (store: Store, place: string) => {
  const key = `aosai.question.${place}`;
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
