/** The result of a check. SE is a failure of the checker or of the answer file, never of the program. */
export interface Checked {
  verdict: 'AC' | 'WA' | 'PE' | 'SE';
  /** The share of the case's points, from 0 to 1: 1 with AC, in most cases 0 otherwise. */
  ratio: number;
  message: string;
}

/** Ends a checker with its verdict, as testlib's `quitf` does. */
export class Quit extends Error {
  readonly verdict: Checked['verdict'];

  constructor(verdict: Checked['verdict'], message: string) {
    super(message);
    this.verdict = verdict;
  }
}

/**
 * Ends a checker with a verdict and a message.
 * @throws Quit always; `checkBuiltin` catches it
 */
export function quit(verdict: Checked['verdict'], message: string): never {
  throw new Quit(verdict, message);
}
