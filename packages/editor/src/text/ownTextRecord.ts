/**
 * Distinguishes the editor's own text, returned as `value`, from text set by others. The owner may return text late
 * (after saving, or in batches); inserting that older text would delete the latest keystrokes.
 */
export interface OwnTextRecord {
  /** Records a text that the editor sent to its owner. */
  sent(text: string): void;
  /** Returns whether the editor, showing `shown`, must replace its text with `value` from the owner. */
  mustReplace(value: string, shown: string): boolean;
}

/** Creates the record for a document. @param first text with which the document was opened */
export function createOwnTextRecord(first: string): OwnTextRecord {
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
