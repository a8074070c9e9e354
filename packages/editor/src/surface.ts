import type { EditorTheme } from './config.ts';
import type { EditorLanguage } from './languages.ts';

/** A compile error in the program. `line` starts at 1. */
export interface CompileMarker {
  line: number;
  message: string;
}

/** Everything that an editor shows; the surface finds the changes itself. */
export interface SurfaceState {
  /** Key of the document; each document has its own undo history and cursor. */
  documentKey: string;
  value: string;
  language: EditorLanguage;
  readOnly: boolean;
  theme: EditorTheme;
  /** In CSS pixels. */
  fontSize: number;
  ariaLabel: string;
  /** Id of the element that explains how to leave the editor by keyboard. */
  describedBy: string;
  markers: readonly CompileMarker[];
}

/** Events of an editor. */
export interface SurfaceEvents {
  /** Called with the whole text after each edit by the user; not for text set by the owner. */
  onChange: (value: string) => void;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  onRun: () => void;
  /** Called with the length of pasted text in characters; never with the text. */
  onPaste: (lengthChars: number) => void;
}

/** An editor mounted in a host element. */
export interface Surface {
  /** Shows a new state; cheap when nothing changed. */
  update: (state: SurfaceState) => void;
  dispose: () => void;
}

/** Mounts an editor in an empty element that has a size. */
export type MountSurface = (host: HTMLElement, state: SurfaceState, events: SurfaceEvents) => Surface;
