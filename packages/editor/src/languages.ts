/** Ids of the judged programming languages: 53 is C++, 71 Python. */
export type EditorLanguage = 53 | 71;

/** Names of a language. */
export interface LanguageFacts {
  /** Name in Monaco, and key of CodeMirror's grammar. */
  mode: 'cpp' | 'python';
  /** Name for students. */
  label: string;
}

/** Editor languages by id, as in submissions. */
export const LANGUAGES = {
  53: { mode: 'cpp', label: 'C++' },
  71: { mode: 'python', label: 'Python' },
} as const satisfies Record<EditorLanguage, LanguageFacts>;
