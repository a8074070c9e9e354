/** A beginner's mistake in words, in Chinese. All texts are plain text, never markup. */
export interface Explanation {
  /** Name of the rule that matched, for tests and statistics. */
  code: string;
  /** What happened. */
  title: string;
  /** The line to look at, from 1, which may come before the line that the compiler names; null if it names none. */
  line: number | null;
  /** How to look for the mistake. */
  advice: string;
}

/** A longer message is not read: no beginner's mistake needs it. 64 KB, as long as the judge's messages. */
export const MAX_MESSAGE_CHARS = 64 * 1024;
