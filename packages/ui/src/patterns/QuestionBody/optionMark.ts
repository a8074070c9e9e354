/** The known facts about an answer to a question with options. */
export interface OptionKey {
  mine?: readonly string[];
  /** Null while the key is withheld. */
  right?: readonly string[] | null;
  /** Whether the whole answer was right, when only that is known. */
  correct?: boolean | null;
}

/** How an option is marked after the exam. */
export const optionMark = (
  id: string,
  { mine = [], right = null, correct = null }: OptionKey,
): { mark: 'right' | 'wrong' | 'mine' | undefined; isMine: boolean } => {
  const isMine = mine.includes(id);
  if (right?.includes(id)) return { mark: 'right', isMine };
  if (!isMine) return { mark: undefined, isMine };
  return { mark: right !== null || correct === false ? 'wrong' : 'mine', isMine };
};
