import { without } from './between.ts';
import { codeSpan, fenced, tidy } from './escapeMarkdown.ts';
import { TEX_PICTURE } from './imageMarks.ts';
import { forwardSearch } from './forwardSearch.ts';
import { tableMarkdown } from './tableMarkdown.ts';

interface TexHooks {
  image(path: string, alt: string): string;
}

/** Delimiters of formulas, tried in this order, and the sign they get in Markdown. */
const MATHS = [
  { open: '$$', close: '$$', sign: '$$' },
  { open: '$', close: '$', sign: '$' },
  { open: '\\(', close: '\\)', sign: '$' },
  { open: '\\[', close: '\\]', sign: '$$' },
] as const;
const LONGEST_MATHS = 3000;
const MATHS_BLOCKS = new Set(['equation', 'equation*', 'align', 'align*', 'displaymath', 'gather', 'gather*', 'math']);
const RAW_BLOCKS = new Set(['verbatim', 'lstlisting', 'Verbatim', 'minted', 'alltt']);
const EMPHASIS: Readonly<Record<string, string>> = {
  textbf: '**',
  bf: '**',
  textit: '*',
  emph: '*',
  it: '*',
  textsl: '*',
  underline: '',
  text: '',
  textrm: '',
  textsf: '',
  textsc: '',
  mbox: '',
};
const CODE = new Set(['texttt', 't', 'tt', 'verb', 'path', 'lstinline']);
const WORDS: Readonly<Record<string, string>> = {
  ldots: '…',
  dots: '…',
  textbackslash: '\\\\',
  textasciitilde: '~',
  textasciicircum: '^',
  LaTeX: 'LaTeX',
  TeX: 'TeX',
  newline: '  \n',
  par: '\n\n',
  quad: ' ',
  qquad: ' ',
  textless: '<',
  textgreater: '>',
  S: '§',
  copyright: '©',
};
const HEADINGS: Readonly<Record<string, string>> = {
  section: '## ',
  subsection: '### ',
  subsubsection: '#### ',
  InputFile: '## 输入格式',
  Input: '## 输入格式',
  OutputFile: '## 输出格式',
  Output: '## 输出格式',
  Note: '## 提示',
  Notes: '## 提示',
  Scoring: '## 评分',
  Interaction: '## 交互',
};
const DEEPEST = 60;

/** Reads TeX from left to right, once. */
class Reader {
  readonly #text: string;
  #at = 0;
  readonly #hooks: TexHooks;
  readonly #mathsEnds: readonly ((from: number) => number)[];

  constructor(text: string, hooks: TexHooks) {
    this.#text = text;
    this.#hooks = hooks;
    this.#mathsEnds = MATHS.map(({ close }) => forwardSearch(text, close));
  }

  #match(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#text);
    if (found) this.#at = sticky.lastIndex;
    return found;
  }

  #maths(): string | null {
    const at = MATHS.findIndex(({ open }) => this.#text.startsWith(open, this.#at));
    const [signs, endAfter] = [MATHS[at], this.#mathsEnds[at]];
    if (!signs || !endAfter) return null;
    const from = this.#at + signs.open.length;
    const to = endAfter(from + 1);
    if (to === this.#text.length || to - from > LONGEST_MATHS) return null;
    this.#at = to + signs.close.length;
    const inner = this.#text.slice(from, to);
    return `${signs.sign}${signs.open === '\\(' ? inner.trim() : inner}${signs.sign}`;
  }

  /** The text inside brackets, not converted. */
  #argument(open = '{', close = '}'): string {
    this.#match(/\s*/y);
    if (this.#text[this.#at] !== open) return '';
    let depth = 0;
    for (let at = this.#at; at < this.#text.length; at += 1) {
      const char = this.#text[at];
      if (char === '\\') at += 1;
      else if (char === open) depth += 1;
      else if (char === close && (depth -= 1) === 0) {
        const inner = this.#text.slice(this.#at + 1, at);
        this.#at = at + 1;
        return inner;
      }
    }
    const rest = this.#text.slice(this.#at + 1);
    this.#at = this.#text.length;
    return rest;
  }

  #optional(): void {
    if (this.#text[this.#at] === '[') this.#argument('[', ']');
  }

  #until(end: string): string {
    const to = this.#text.indexOf(end, this.#at);
    const inner = this.#text.slice(this.#at, to === -1 ? this.#text.length : to);
    this.#at = to === -1 ? this.#text.length : to + end.length;
    return inner;
  }

  #inner(text: string, depth: number): string {
    return depth > DEEPEST ? text : new Reader(text, this.#hooks).read(depth + 1);
  }

  #environment(depth: number): string {
    const name = this.#argument();
    if (MATHS_BLOCKS.has(name))
      return `\n\n$$\\begin{aligned}${this.#until(`\\end{${name}}`).trim()}\\end{aligned}$$\n\n`;
    if (RAW_BLOCKS.has(name)) {
      this.#optional();
      if (name === 'minted') this.#argument();
      return `\n\n${fenced(this.#until(`\\end{${name}}`))}\n\n`;
    }
    const takesArgument = /^(?:tabular|array|problem|minipage|multicols|wrapfigure)/.test(name);
    if (name === 'problem') {
      for (let count = 0; count < 5; count += 1) this.#argument();
      return this.#inner(this.#until('\\end{problem}'), depth);
    }
    this.#optional();
    if (takesArgument) this.#argument();
    const inner = this.#until(`\\end{${name}}`);
    if (name === 'itemize' || name === 'enumerate') return this.#list(inner, name === 'enumerate', depth);
    if (name.startsWith('tabular')) return this.#table(inner, depth);
    if (name === 'tikzpicture') return this.#hooks.image(name, '');
    if (name === 'example' || name === 'exampleThree') return '';
    return `\n\n${this.#inner(inner, depth)}\n\n`;
  }

  #list(inner: string, isNumbered: boolean, depth: number): string {
    const items = inner.split(/\\item\b/).slice(1);
    const lines = items.map((given, at) => {
      const text = given.trim();
      // Drops the label `[…]` that an item may have; without `]` it is text.
      const item = text.startsWith('[') ? text.slice(text.indexOf(']') + 1) : text;
      const mark = isNumbered ? `${at + 1}. ` : '- ';
      return `${mark}${tidy(this.#inner(item.trim(), depth)).replaceAll('\n', `\n${' '.repeat(mark.length)}`)}`;
    });
    return `\n\n${lines.join('\n')}\n\n`;
  }

  #table(inner: string, depth: number): string {
    const cells = inner.replaceAll(/\\(?:hline|toprule|midrule|bottomrule)\b/g, '');
    const rows = without(cells, ['\\cline{', '}'])
      .split(/\\\\/)
      .filter((row) => row.trim() !== '')
      .map((row) => row.split(/(?<!\\)&/).map((cell) => this.#inner(cell.trim(), depth).trim()));
    return `\n\n${tableMarkdown(rows)}\n\n`;
  }

  #picture(name: string, depth: number): string {
    this.#optional();
    if (name !== 'illustration') return this.#hooks.image(this.#argument().trim(), '');
    this.#argument();
    const picture = this.#hooks.image(this.#argument().trim(), '');
    return `\n\n${picture}\n\n${this.#inner(this.#argument(), depth).trim()}\n\n`;
  }

  #command(depth: number): string {
    const sign = this.#match(/\\([#$%&_{}~^ ,;:!\\-])/y);
    if (sign) {
      const [, char = ''] = sign;
      if (char === '\\') return '  \n';
      return /[ ,;:!~-]/.test(char) ? (/[!-]/.test(char) ? '' : ' ') : /[_$^]/.test(char) ? `\\${char}` : char;
    }
    const name = this.#match(/\\([a-zA-Z]+)\*?/y)?.[1];
    if (name === undefined) {
      this.#at += 1;
      return '';
    }
    if (name === 'begin') return this.#environment(depth);
    if (name === 'end' || name === 'problemname') {
      this.#argument();
      return '';
    }
    if (TEX_PICTURE.test(name)) return this.#picture(name, depth);
    if (name === 'verb' || name === 'lstinline') {
      this.#optional();
      const sign = this.#text[this.#at] ?? '';
      if (sign === '{') return codeSpan(this.#argument());
      this.#at += 1;
      return codeSpan(this.#until(sign));
    }
    if (CODE.has(name)) return codeSpan(this.#argument().replaceAll(/\\([#$%&_{}])/g, '$1'));
    const mark = Object.hasOwn(EMPHASIS, name) ? EMPHASIS[name] : undefined;
    if (mark !== undefined) {
      const inner = this.#inner(this.#argument(), depth).trim();
      return inner === '' ? '' : `${mark}${inner}${mark}`;
    }
    if (Object.hasOwn(WORDS, name)) {
      this.#match(/\{\}/y);
      return WORDS[name] ?? '';
    }
    if (Object.hasOwn(HEADINGS, name)) {
      const heading = HEADINGS[name] ?? '';
      return heading.endsWith(' ')
        ? `\n\n${heading}${this.#inner(this.#argument(), depth).trim()}\n\n`
        : `\n\n${heading}\n\n`;
    }
    if (name === 'url') return `<${this.#argument()}>`;
    if (name === 'href') {
      const address = this.#argument();
      const words = this.#inner(this.#argument(), depth);
      return /^https?:\/\/[^\s()<>]+$/.test(address) ? `[${words}](${address})` : words;
    }
    if (
      /^(?:label|ref|vspace|hspace|documentclass|usepackage|input|include|pagestyle|graphicspath|centering)$/.test(name)
    ) {
      this.#optional();
      this.#argument();
      return '';
    }
    this.#optional();
    return this.#text[this.#at] === '{' ? this.#inner(this.#argument(), depth) : '';
  }

  read(depth = 0): string {
    const made: string[] = [];
    while (this.#at < this.#text.length) {
      const maths = this.#maths();
      if (maths !== null) {
        made.push(maths);
        continue;
      }
      const plain = this.#match(/[^\\$%{}`'"~\-<]+/y)?.[0];
      if (plain !== undefined) {
        made.push(plain.replaceAll(/[*]/g, '\\*'));
        continue;
      }
      const char = this.#text[this.#at] ?? '';
      if (char === '\\') {
        made.push(this.#command(depth));
        continue;
      }
      if (char === '%') {
        this.#match(/%[^\n]*(?:\n[ \t]*)?/y);
        continue;
      }
      if (char === '{') {
        made.push(this.#inner(this.#argument(), depth));
        continue;
      }
      const quote = this.#match(/(?:``|''|"|<<|>>|---|--|~|`|')/y)?.[0];
      this.#at += quote === undefined ? 1 : 0;
      made.push(quote === undefined ? (char === '}' ? '' : char) : (QUOTES[quote] ?? quote));
    }
    return made.join('');
  }
}

const QUOTES: Readonly<Record<string, string>> = {
  '``': '“',
  "''": '”',
  '<<': '“',
  '>>': '”',
  '---': '—',
  '--': '–',
  '~': ' ',
  '`': '‘',
  "'": '’',
};

/** Converts the TeX of statements to Markdown: formulas stay, an unknown command is replaced by its argument. */
export function texToMarkdown(tex: string, hooks: TexHooks): string {
  const body = /\\begin\{document\}([^]*?)(?:\\end\{document\}|$)/.exec(tex)?.[1] ?? tex;
  const lines = new Reader(body, hooks).read().split('\n');
  return tidy(lines.map((line, at) => (at === 0 ? line : line.replace(/^[ \t]+(?=\S)/, ''))).join('\n'));
}
