/** Comments, strings and character constants of C++; one that is not closed ends with its line or with the program. */
const SKIPPED = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"?|(?<!\d)'(?:\\[\s\S]|[^'\\\n])*'?/g;

/**
 * Replaces comments and the contents of strings and character constants by spaces. Lines and columns stay the same, and
 * quotes remain.
 */
export function blankedCpp(source: string): string {
  return source.replaceAll(SKIPPED, (skipped) =>
    skipped.startsWith('/') ? skipped.replaceAll(/[^\n]/g, ' ') : skipped.replaceAll(/[^\n"']/g, ' '),
  );
}

/** What follows a type: names of variables, functions and parameters. */
const DECLARATION = /\b(?:int|long|double|float|char|bool|string|auto)\b[ *&]*([^;(){}]*)/g;

/** Width of a tab in the compiler's columns. */
const TAB_COLUMNS = 8;
/** Characters that take two columns. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;

/** A program as the rules look at it. */
export class CppSource {
  /** Lines without comments and contents of strings. */
  readonly #lines: readonly string[];
  readonly #written: readonly string[];

  constructor(source: string) {
    this.#written = source.split('\n');
    this.#lines = blankedCpp(source).split('\n');
  }

  /** Turns the compiler's column, which counts tabs and wide characters as it shows them, into one of characters. */
  columnOf(number: number, column: number): number {
    const written = this.#written[number - 1] ?? '';
    let shown = 1;
    for (let index = 0; index < written.length; index += 1) {
      if (shown >= column) return index + 1;
      const sign = written.charAt(index);
      shown += sign === '\t' ? TAB_COLUMNS - ((shown - 1) % TAB_COLUMNS) : WIDE.test(sign) ? 2 : 1;
    }
    return Math.max(column - shown, 0) + written.length + 1;
  }

  /** A line, from 1; empty beyond the end. */
  line(number: number): string {
    return this.#lines[number - 1] ?? '';
  }

  /** The last line before `number` that has code; `number` itself if there is none. */
  codeBefore(number: number): number {
    for (let line = number - 1; line > 0; line -= 1) if (this.line(line).trim() !== '') return line;
    return number;
  }

  /** Whether nothing but space comes before the column, from 1, on its line. */
  beginsLine(number: number, column: number): boolean {
    return (
      this.line(number)
        .slice(0, column - 1)
        .trim() === ''
    );
  }

  /** What follows the column on its line, without space around it. */
  after(number: number, column: number): string {
    return this.line(number)
      .slice(column - 1)
      .trim();
  }

  /** Whether the program takes all names of `std` over. */
  usesStd(): boolean {
    return this.#lines.some((text) => /^\s*using\s+namespace\s+std\b/.test(text));
  }

  /** Whether the program includes a header of the library: algorithm. */
  includes(header: string): boolean {
    return this.#lines.some((text) => /^\s*#\s*include\s*<([^<>]*)>/.exec(text)?.[1] === header);
  }

  /** The last line with an `#include`; 1 if there is none. */
  lastInclude(): number {
    return Math.max(1, this.#lines.findLastIndex((text) => /^\s*#\s*include\b/.test(text)) + 1);
  }

  /** Whether the line has more left than right brackets of a kind. */
  isOpen(number: number, left: string, right: string): boolean {
    return this.line(number).split(left).length > this.line(number).split(right).length;
  }

  /** Names that the program declares, with the line of their first declaration. */
  declaredNames(): ReadonlyMap<string, number> {
    const names = new Map<string, number>();
    for (const [index, text] of this.#lines.entries())
      for (const [, declared = ''] of text.matchAll(DECLARATION))
        for (const part of declared.split(/[,;]/)) {
          const name = /[\p{L}_][\p{L}\p{N}_]*/u.exec(part)?.[0];
          if (name !== undefined && !names.has(name)) names.set(name, index + 1);
        }
    return names;
  }

  /**
   * The line of a `{` that is never closed; null if braces are even. A `}` that is indented less than the line of its
   * `{` shows that this block was left open.
   */
  openBrace(): number | null {
    const open: number[] = [];
    const indentOf = (text: string) => text.length - text.trimStart().length;
    for (const [index, text] of this.#lines.entries())
      for (const sign of text.match(/[{}]/g) ?? []) {
        if (sign === '{') open.push(index + 1);
        else {
          const begin = open.pop() ?? 0;
          const isFirst = text.trimStart().startsWith('}');
          if (isFirst && open.length > 0 && indentOf(text) < indentOf(this.line(begin))) return begin;
        }
      }
    return open.at(-1) ?? null;
  }

  /** Whether the column lies inside the brackets of a `for`. */
  isInForHead(number: number, column: number): boolean {
    const before = this.line(number).slice(0, column - 1);
    const head = before.lastIndexOf('for');
    return head !== -1 && depthOf(before.slice(head)) > 0;
  }

  /** Whether the line has an `if` whose brackets are followed by a semicolon. */
  hasEmptyIf(number: number): boolean {
    const text = this.line(number);
    const begin = /\bif\s*\(/.exec(text);
    if (!begin) return false;
    let end = begin.index + begin[0].length;
    while (end < text.length && depthOf(text.slice(begin.index, end)) > 0) end += 1;
    return text.slice(end).trimStart().startsWith(';');
  }
}

/** How many brackets of the text stay open. */
const depthOf = (text: string): number => text.split('(').length - text.split(')').length;
