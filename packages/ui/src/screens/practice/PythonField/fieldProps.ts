import type { EditorConfig, EditorConfigChange } from '@aosai/editor/config';
import type { EditorMode } from '@aosai/editor/loadSurface';
import type { FieldExample } from '@aosai/api/practice/python/fieldExamples';
import type { TurtleWorkView } from '@aosai/api/practice/turtleWork.contract';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { SaveState } from '../../../patterns/SaveChip/SaveChip.tsx';
import type { FieldState } from './fieldState.ts';

/** A draft saved by another window. */
export interface OtherDraft {
  savedAt: string;
}

/** A turtle work of the learner's own, with its picture in Base64. */
export type OwnWork = TurtleWorkView;

/** The learner's gallery. Acts resolve to whether they were done. */
export interface OwnWorksProps {
  works: Loaded<{ works: readonly OwnWork[]; count: number; hasMore: boolean }>;
  isBusy: boolean;
  /** Why the last act failed. */
  error: string | null;
  on: {
    /** Saves the drawing shown now with the program that drew it. */
    save: (name: string, png: Blob) => Promise<boolean>;
    open: (id: string) => Promise<boolean>;
    rename: (id: string, name: string) => Promise<boolean>;
    remove: (id: string) => Promise<boolean>;
    more: () => void;
    retry: () => void;
  };
}

export interface PythonFieldActs {
  run: () => void;
  /** Runs the program and records its steps. */
  trace: () => void;
  stop: () => void;
  answer: (line: string) => void;
  retry: () => void;
  code: (code: string) => void;
  /** Sets the prepared input, as a whole. */
  input: (text: string) => void;
  /** Replaces the program by an example or a work. */
  example: (id: string) => void;
  /** Restores the program that was replaced last. */
  back: () => void;
  /** Loads the program that ran last. */
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
  /** Changes when the program is replaced. */
  documentKey: string;
  input: string;
  examples: readonly FieldExample[];
  /** Null where nothing is saved: for guests, and embedded in another site. */
  save: SaveState | null;
  /** Kind of user: decides whether code is saved, and whether signing in is offered. */
  who: 'member' | 'guest' | 'embedded';
  /** The server has a program that ran and differs from the one in the editor. */
  hasLatest: boolean;
  /** A program has been replaced since the page was opened. */
  hasBefore: boolean;
  /** Another window has saved in the meantime. */
  other: OtherDraft | null;
  isOffline: boolean;
  /** Null for everybody who keeps no works: guests, parents, and embedded in another site. */
  own: OwnWorksProps | null;
  editorMode: EditorMode;
  editor: EditorConfig;
  on: PythonFieldActs;
}
