interface Searched<Sign> {
  readonly length: number;
  indexOf(sign: Sign, from: number): number;
}

/**
 * Finds the same sign again and again from growing places without going over the same text twice; its length where
 * there is none.
 */
export function nextOf<Sign>(text: Searched<Sign>, sign: Sign): (from: number) => number {
  let known = -1;
  return (from) => {
    if (known < from && known !== text.length) {
      const found = text.indexOf(sign, from);
      known = found === -1 ? text.length : found;
    }
    return known;
  };
}
