/** What a rule reads of Markdown and writes for it; as much of markdown-it as formulas need. */
interface InlineState {
  src: string;
  pos: number;
  /** One for a text and all of its paragraphs. */
  env: object;
  push(type: string, tag: string, nesting: -1 | 0 | 1): { content: string; markup: string };
}
interface MarkdownParser {
  inline: {
    ruler: { before(other: string, name: string, rule: (state: InlineState, silent: boolean) => boolean): void };
  };
  renderer: { rules: Record<string, unknown> };
}

/** MathML only: no style sheet, no fonts, and screen readers read it. A formula that does not parse stays as typed. */
export const KATEX_OPTIONS = { output: 'mathml', throwOnError: false, strict: 'ignore', maxSize: 50 } as const;

/** Longer ones stay as typed: brackets in brackets without end would take the whole stack. */
const MAX_FORMULA_CHARS = 1_500;
/** Of one text: further ones stay as typed. Each costs as much as a thousand letters, and no statement has a tenth. */
const MAX_FORMULAS = 1_000;
const DOLLAR = 0x24;
const isBlank = (char: string | undefined) => char === undefined || /\s/.test(char);

/**
 * `$…$` and `$$…$$`: no blank inside the signs, no digit after the closing one, so that prices stay prices. What they
 * become is the same where they are stored and where they are previewed.
 */
export const mathRule =
  (toMathml: (source: string, displayMode: boolean) => string) =>
  (md: MarkdownParser): void => {
    const drawnIn = new WeakMap<object, number>();
    md.inline.ruler.before('escape', 'math', (state, silent) => {
      const { src, pos } = state;
      if (src.charCodeAt(pos) !== DOLLAR) return false;
      const sign = src.startsWith('$$', pos) ? '$$' : '$';
      const from = pos + sign.length;
      let to = src.indexOf(sign, from);
      while (to > 0 && src[to - 1] === '\\') to = src.indexOf(sign, to + 1);
      if (to <= from || to - from > MAX_FORMULA_CHARS) return false;
      const content = src.slice(from, to);
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
      state.pos = to + sign.length;
      return true;
    });
    md.renderer.rules['math'] = (tokens: readonly { content: string; markup: string }[], index: number) => {
      const token = tokens[index];
      return token ? toMathml(token.content, token.markup === '$$') : '';
    };
  };
