/**
 * Tells an editor's own words, coming back as the `value` prop, from a text that someone else wrote.
 * The owner of the text may be late (it saves first, it batches): what it hands back then is older than
 * what stands in the editor, and putting it in would eat the last keys.
 */
export interface Echo {
  /** The editor has told its owner about this text. */
  sent(text: string): void;
  /** The owner hands down `value` while the editor shows `shown`: must the editor take it over? */
  mustReplace(value: string, shown: string): boolean;
}

/** One memory for one document. @param first the text that the document was opened with */
export function createEcho(first: string): Echo {
  let underWay: string[] = [];
  let last = first;
  return {
    sent(text) {
      underWay.push(text);
    },
    mustReplace(value, shown) {
      const unchanged = value === last;
      last = value;
      if (value === shown) {
        underWay = [];
        return false;
      }
      const place = underWay.indexOf(value);
      if (place >= 0) {
        underWay = underWay.slice(place + 1);
        return false;
      }
      if (unchanged) return false;
      underWay = [];
      return true;
    },
  };
}
