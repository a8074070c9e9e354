import type { CppSource } from './cppSource.ts';

/** The compiler's first error. */
export interface CppFault {
  /** Words of the compiler, with straight quotes. */
  message: string;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
}

/** A match of a rule's pattern: `m[1]` is its first group. */
type Said = string | ((m: RegExpExecArray, fault: CppFault, source: CppSource) => string);

/** One mistake of beginners. The first rule that matches explains the error. */
export interface CppRule {
  code: string;
  when: RegExp;
  /** A further condition, for messages with several causes. */
  only?: (m: RegExpExecArray, fault: CppFault, source: CppSource) => boolean;
  /** `$1` and `$2` are replaced by groups of the pattern. */
  title: Said;
  advice: Said;
  /** The line to look at; that of the compiler if absent. */
  line?: (m: RegExpExecArray, fault: CppFault, source: CppSource) => number;
}

/** The condition that the line of the error has the pattern. */
export const lineHas =
  (pattern: RegExp) =>
  (_: RegExpExecArray, { line }: CppFault, source: CppSource): boolean =>
    pattern.test(source.line(line));
