import type { EditedQuestion } from '@aosai/ui/screens/questions/QuestionEditor';

/** A question typed but not saved, kept in this browser. */
export interface KeptDraft {
  savedAt: string;
  /** The version that the draft is based on; null for a new question. */
  version: number | null;
  /** Tokens of uploads whose test data the question refers to. */
  uploads?: readonly string[];
  question: EditedQuestion;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'aosai.question.';

const isKept = (value: unknown): value is KeptDraft =>
  typeof value === 'object' && value !== null && 'savedAt' in value && 'question' in value;

/** Drafts contain keys, so signing out erases them. */
const keysIn = (store: object): string[] => Object.keys(store).filter((key) => key.startsWith(PREFIX));

export const countQuestionDrafts = (store: object): number => keysIn(store).length;

export function eraseQuestionDrafts(store: Pick<Storage, 'removeItem'>): void {
  for (const key of keysIn(store)) store.removeItem(key);
}

/** Drafts of questions in this browser, one per person and editor. Without storage nothing is kept. */
export const questionDrafts = (store: Store, personId: string, place: string) => {
  const key = `${PREFIX}${personId}/${place}`;
  return {
    read(): KeptDraft | null {
      try {
        const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
        return isKept(kept) ? kept : null;
      } catch {
        // Not JSON, so not written by us: there is no draft.
        return null;
      }
    },
    keep(draft: KeptDraft): void {
      try {
        store.setItem(key, JSON.stringify(draft));
      } catch {
        // Storage is full, such as by many test cases: drop the outdated draft; saving to the server still works.
        store.removeItem(key);
      }
    },
    drop: () => store.removeItem(key),
  };
};
