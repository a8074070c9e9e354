import type { MarkdownIt } from 'markdown-it';
import katex from 'katex';

/** MathML only: no style sheet, no fonts, and screen readers read it. A formula that does not parse stays as typed. */
function toMathml(source: string, displayMode: boolean): string {
  return katex.renderToString(source, {
    displayMode,
    output: 'mathml',
    throwOnError: false,
    strict: 'ignore',
    maxSize: 50,
  });
}

/** Longer ones stay as typed: brackets in brackets without end would take the whole stack. */
const MAX_FORMULA_CHARS = 1_500;
const DOLLAR = 0x24;
const isBlank = (char: string | undefined) => char === undefined || /\s/.test(char);

/** `$…$` and `$$…$$`: no blank inside the signs, no digit after the closing one, so that prices stay prices. */
export function mathRule(md: MarkdownIt): void {
  md.inline.ruler.before('escape', 'math', (state, silent) => {
    const { src, pos } = state;
    if (src.charCodeAt(pos) !== DOLLAR) return false;
    const sign = src.startsWith('$$', pos) ? '$$' : '$';
    const from = pos + sign.length;
    let to = src.indexOf(sign, from);
    while (to > 0 && src[to - 1] === '\\') to = src.indexOf(sign, to + 1);
    if (to <= from || to - from > MAX_FORMULA_CHARS) return false;
    const content = src.slice(from, to);
    if (sign === '$' && (isBlank(content[0]) || isBlank(content.at(-1)) || /\d/.test(src[to + 1] ?? ''))) return false;
    if (!silent) {
      const token = state.push('math', 'math', 0);
      token.content = content.trim();
      token.markup = sign;
    }
    state.pos = to + sign.length;
    return true;
  });
  md.renderer.rules['math'] = (tokens, index) => {
    const token = tokens[index];
    return token ? toMathml(token.content, token.markup === '$$') : '';
  };
}
