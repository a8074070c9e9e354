import type { EditorConfig, EditorConfigChange } from '@aosai/editor/config';
import type { EditorMode } from '@aosai/editor/loadSurface';
import type { FieldExample } from '@aosai/api/domain/python/fieldExamples';
import type { SaveState } from '../../patterns/SaveChip/SaveChip.tsx';
import type { FieldState } from './fieldState.ts';

/** What another window has saved. */
export interface OtherDraft {
  savedAt: string;
}

export interface PythonFieldActs {
  run: () => void;
  stop: () => void;
  answer: (line: string) => void;
  retry: () => void;
  code: (code: string) => void;
  /** The whole text of the prepared input. */
  input: (text: string) => void;
  /** One of the examples or of the works takes the place of the program. */
  example: (id: string) => void;
  /** Puts the program that another one took the place of back into the editor. */
  back: () => void;
  /** Puts the program that ran last into the editor. */
  restore: () => void;
  keepMine: () => void;
  takeTheirs: () => void;
  savePng: (png: Blob) => void;
  download: () => void;
  configure: (change: EditorConfigChange) => void;
  editorFailed: (error: unknown) => void;
  signIn: () => void;
  leave: () => void;
}

export interface PythonFieldProps {
  field: FieldState;
  code: string;
  /** Changes when another program takes the place of this one. */
  documentKey: string;
  input: string;
  examples: readonly FieldExample[];
  /** Null where nothing is saved: to a guest, and on another site's page. */
  save: SaveState | null;
  /** Why nothing is saved; a guest is offered to sign in. */
  who: 'member' | 'guest' | 'embedded';
  /** The server keeps a program that ran and is not the one in the editor. */
  hasLatest: boolean;
  /** Another program has taken the place of one since the page was opened. */
  hasBefore: boolean;
  /** Another window has saved since. */
  other: OtherDraft | null;
  isOffline: boolean;
  editorMode: EditorMode;
  editor: EditorConfig;
  on: PythonFieldActs;
}
