import type { EditorTheme } from './config.ts';
import type { EditorLanguage } from './languages.ts';

/** A place in the program that the compiler complains about. `line` starts at 1. */
export interface CompileMarker {
  line: number;
  message: string;
}

/** All that an editor shows, as one value: a surface finds out by itself what has changed. */
export interface SurfaceState {
  /** Names the document; each one keeps its own undo history and cursor. */
  documentKey: string;
  value: string;
  language: EditorLanguage;
  readOnly: boolean;
  theme: EditorTheme;
  /** In CSS pixels. */
  fontSize: number;
  ariaLabel: string;
  /** Id of the element that says how to leave the editor by keyboard. */
  describedBy: string;
  markers: readonly CompileMarker[];
}

/** What an editor tells its owner. */
export interface SurfaceEvents {
  /** The whole text after an edit by the person at the keyboard; never for a text handed down. */
  onChange: (value: string) => void;
  /** Ctrl+Enter or Cmd+Enter. */
  onRun: () => void;
  /** Something was pasted; its length in characters, never the text. */
  onPaste: (lengthChars: number) => void;
}

/** One living editor inside a host element. */
export interface Surface {
  /** Brings the editor to a state; cheap when nothing has changed. */
  update: (state: SurfaceState) => void;
  dispose: () => void;
}

/** Puts an editor into an empty element that has a size. */
export type MountSurface = (host: HTMLElement, state: SurfaceState, events: SurfaceEvents) => Surface;
