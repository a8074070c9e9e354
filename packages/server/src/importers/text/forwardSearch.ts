interface Searched<Sign> {
  readonly length: number;
  indexOf(sign: Sign, from: number): number;
}

/**
 * Returns a function that finds the next `sign` at or after `from`, or the length of the text if there is none. `from`
 * must never decrease, so that no text is searched twice.
 */
export function forwardSearch<Sign>(text: Searched<Sign>, sign: Sign): (from: number) => number {
  let known = -1;
  return (from) => {
    if (known < from && known !== text.length) {
      const found = text.indexOf(sign, from);
      known = found === -1 ? text.length : found;
    }
    return known;
  };
}
