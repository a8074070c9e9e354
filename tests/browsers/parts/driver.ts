/** Keys that a walk presses beside plain characters. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'Delete' | 'selectAll';

/** What every browser does in its own way; `walk.ts` makes the verbs of a person from it. */
export interface Driver {
  /** Name and version, for the titles of tests. */
  readonly version: string;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Calls a function body in the page with `arguments`, and returns its value as JSON. */
  run(body: string, args: readonly unknown[]): Promise<unknown>;
  /** Clicks at a place of the viewport as a mouse does. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types characters into the focused field. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /**
   * What an input method does in the focused field, by the browser's own means: shows `letters` as one word that is
   * being composed, or makes `word` of them at Enter. Absent where events have to be dispatched instead.
   */
  compose?(letters: string): Promise<void>;
  endWord?(word: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}
