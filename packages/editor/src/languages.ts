/** Ids of the programming languages that the platform judges: C++ 53, Python 71. */
export type EditorLanguage = 53 | 71;

/** What the editors call a language, and what people call it. */
export interface LanguageFacts {
  /** Name in Monaco's registry and the key of CodeMirror's grammar. */
  mode: 'cpp' | 'python';
  /** Name that a student reads. */
  label: string;
}

/** The languages of the editor by id; the ids are those of submissions. */
export const LANGUAGES = {
  53: { mode: 'cpp', label: 'C++' },
  71: { mode: 'python', label: 'Python' },
} as const satisfies Record<EditorLanguage, LanguageFacts>;

/** Tells whether a number, say from a reply, is the id of a language that the editor knows. */
export const isEditorLanguage = (id: number): id is EditorLanguage => id in LANGUAGES;
