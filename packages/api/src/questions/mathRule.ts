/** The part of markdown-it's inline state that the rule uses. */
interface InlineState {
  src: string;
  pos: number;
  /** One object per rendered text, shared by its paragraphs. */
  env: object;
  push(type: string, tag: string, nesting: -1 | 0 | 1): { content: string; markup: string };
}
interface MarkdownParser {
  inline: {
    ruler: { before(other: string, name: string, rule: (state: InlineState, silent: boolean) => boolean): void };
  };
  renderer: { rules: Record<string, unknown> };
}

/**
 * MathML only: it needs no style sheet, and screen readers can read it. A formula that does not parse stays as typed,
 * and so does an unknown command: the sanitizer drops the invalid `errorColor`.
 */
export const KATEX_OPTIONS = {
  output: 'mathml',
  throwOnError: false,
  strict: 'ignore',
  maxSize: 50,
  errorColor: 'not-a-colour',
} as const;

/** Longer formulas stay as typed: deeply nested brackets would exhaust the stack. */
const MAX_FORMULA_CHARS = 1_500;
/** Formulas per text; further ones stay as typed. Each costs as much as a thousand letters. */
const MAX_FORMULAS = 1_000;
const DOLLAR = 0x24;
const BACKSLASH = 0x5c;
const isBlank = (char: string | undefined) => char === undefined || /\s/.test(char);

/** Delimiters of formulas on a line of their own. */
const DISPLAYED = new Set(['$$', '\\[']);

/** The opening and closing delimiters of a formula at this position: TeX's or dollar signs. */
function marksAt(src: string, pos: number): { sign: string; closing: string } | null {
  const code = src.charCodeAt(pos);
  if (code === DOLLAR) {
    const sign = src.startsWith('$$', pos) ? '$$' : '$';
    return { sign, closing: sign };
  }
  if (code !== BACKSLASH) return null;
  if (src[pos + 1] === '(') return { sign: '\\(', closing: '\\)' };
  return src[pos + 1] === '[' ? { sign: '\\[', closing: '\\]' } : null;
}

/**
 * A markdown-it rule for `$…$`, `$$…$$`, `\(…\)` and `\[…\]`. Between single dollar signs, the content must not
 * begin or end with a blank, and no digit may follow the closing sign, so that prices stay prices. Stored texts and
 * previews use the same rule.
 */
export const mathRule =
  (toMathml: (source: string, displayMode: boolean) => string) =>
  (md: MarkdownParser): void => {
    const drawnIn = new WeakMap<object, number>();
    md.inline.ruler.before('escape', 'math', (state, silent) => {
      const { src, pos } = state;
      const marks = marksAt(src, pos);
      if (!marks) return false;
      const { sign, closing } = marks;
      const from = pos + sign.length;
      // Searches only as far as a formula may be long, so that thousands of unclosed signs stay cheap.
      const rest = src.slice(from, from + MAX_FORMULA_CHARS + closing.length);
      let end = rest.indexOf(closing);
      while (end > 0 && rest[end - 1] === '\\') end = rest.indexOf(closing, end + 1);
      if (end <= 0) return false;
      const to = from + end;
      const content = src.slice(from, to);
      if (content.trim() === '') return false;
      if (sign === '$' && (isBlank(content[0]) || isBlank(content.at(-1)) || /\d/.test(src[to + 1] ?? '')))
        return false;
      const drawn = drawnIn.get(state.env) ?? 0;
      if (drawn >= MAX_FORMULAS) return false;
      if (!silent) {
        drawnIn.set(state.env, drawn + 1);
        const token = state.push('math', 'math', 0);
        token.content = content.trim();
        token.markup = sign;
      }
      state.pos = to + closing.length;
      return true;
    });
    md.renderer.rules['math'] = (tokens: readonly { content: string; markup: string }[], index: number) => {
      const token = tokens[index];
      return token ? toMathml(token.content, DISPLAYED.has(token.markup)) : '';
    };
  };
