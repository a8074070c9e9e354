/** A match of a rule's patterns. */
export interface Found {
  m: RegExpExecArray;
  /** The line of the error without comments and contents of strings; empty if unknown. */
  text: string;
  /** From 1; null if unknown. */
  line: number | null;
  /** The program without comments and contents of strings. */
  blanked: string;
}

/** One mistake of beginners in Python. The first rule that matches explains the error. */
export interface PythonRule {
  code: string;
  type: RegExp;
  when: RegExp;
  only?: (found: Found) => boolean;
  /** `$1` and `$2` are replaced by groups of the pattern. */
  title: string | ((found: Found) => string);
  advice: string | ((found: Found) => string);
  line?: (found: Found) => number | null;
}
