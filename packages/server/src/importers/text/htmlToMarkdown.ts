import { Parser } from 'htmlparser2';
import { between } from './between.ts';
import { codeSpan, escapeMarkdown, fenced, tidy } from './escapeMarkdown.ts';
import { Refusal } from '../notes.ts';
import { tableMarkdown } from './tableMarkdown.ts';

interface HtmlHooks {
  /** Returns the Markdown of a picture, given its address in the text. */
  image(src: string, alt: string): string;
  /** Called when active content is dropped. */
  cleaned(): void;
  /** Called when a MathML formula has no TeX, so that only its characters are left. */
  flattened?(): void;
}

/** An open element with the Markdown, or for raw elements the plain text, made from its contents so far. */
interface Frame {
  tag: string;
  kind: 'inline' | 'block' | 'raw' | 'markdown' | 'dropped' | 'formula' | 'table' | 'row' | 'cell' | 'list' | 'item';
  attributes: Readonly<Record<string, string>>;
  made: string[];
  rows: string[][];
  count: number;
}

const BLOCKS = new Set(
  'p div section article header footer main center blockquote h1 h2 h3 h4 h5 h6 dl dt dd figure figcaption body html tbody thead tfoot form fieldset address'.split(
    ' ',
  ),
);
const DROPPED = new Set('script style iframe object embed noscript template head title textarea select svg'.split(' '));
const UNSAFE = new Set(['script', 'iframe', 'object', 'embed', 'style']);
const DEEPEST = 200;
/** The attribute put on a MathML formula that contains its TeX. */
const HAS_TEX = 'data-has-tex';
const MARKDOWN = ['[md]', '[/md]'] as const;

function kindOf(tag: string, attributes: Readonly<Record<string, string>>, inside: Frame): Frame['kind'] {
  const classes = ` ${attributes['class'] ?? ''} `;
  if (inside.kind === 'formula') return tag === 'annotation' ? 'raw' : 'formula';
  if (inside.kind === 'dropped') return 'dropped';
  if (inside.kind === 'raw' || inside.kind === 'markdown') return inside.kind;
  if (/ katex(?:-display)? /.test(classes)) return 'formula';
  if (tag === 'math' && attributes[HAS_TEX] === '') return 'formula';
  if (tag === 'script' && attributes['type']?.startsWith('math/tex')) return 'raw';
  if (DROPPED.has(tag)) return 'dropped';
  if (classes.includes(' md ')) return 'markdown';
  if (tag === 'pre' || tag === 'code' || tag === 'tt' || tag === 'kbd' || tag === 'samp') return 'raw';
  if (tag === 'table') return 'table';
  if (tag === 'tr') return 'row';
  if (tag === 'td' || tag === 'th') return 'cell';
  if (tag === 'ul' || tag === 'ol') return 'list';
  if (tag === 'li') return 'item';
  return BLOCKS.has(tag) ? 'block' : 'inline';
}

/** Puts marks around a text. Blanks stay outside: Markdown ignores a mark next to a blank. */
const marked = (mark: string, text: string): string => {
  const inner = text.trim();
  if (inner === '' || inner.includes('\n\n')) return text;
  const before = text.slice(0, text.length - text.trimStart().length);
  return `${before}${mark}${inner}${mark}${text.slice(text.trimEnd().length)}`;
};

const script = (mark: '^' | '_', text: string): string => {
  const inner = text.trim().replaceAll('\\', '').replaceAll('$', '');
  return inner === '' ? '' : `$${mark}{${inner}}$`;
};

function inlineOf({ tag, attributes }: Frame, text: string): string {
  switch (tag) {
    case 'b':
    case 'strong':
      return marked('**', text);
    case 'i':
    case 'em':
      return marked('*', text);
    case 'sup':
      return script('^', text);
    case 'sub':
      return script('_', text);
    case 'a':
      return /^https?:\/\/[^\s<>()]+$/.test(attributes['href'] ?? '') && text.trim() !== ''
        ? `[${text.trim()}](${attributes['href']})`
        : text;
    default:
      return text;
  }
}

const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line, at) => (at === 0 ? line : line.trimStart()).trimEnd())
    .filter((line) => line !== '')
    .join(' ');

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

function closed(frame: Frame, parent: Frame): void {
  const text = frame.made.join('');
  const put = (markdown: string): void => void parent.made.push(markdown);
  const block = (markdown: string): void => put(`\n\n${markdown}\n\n`);
  switch (frame.kind) {
    case 'dropped':
      return;
    case 'markdown':
      return parent.kind === 'markdown' ? put(text) : block(text);
    case 'formula':
      if (parent.kind === 'formula') return put(text);
      return frame.attributes['class']?.includes('katex-display')
        ? block(`$$${text.trim()}$$`)
        : put(`$${text.trim()}$`);
    case 'raw':
      if (frame.tag === 'script') return put(`$${text.trim()}$`);
      if (parent.kind === 'raw' || parent.kind === 'formula') return put(text);
      return frame.tag === 'pre' ? block(fenced(text)) : put(codeSpan(text));
    case 'cell':
      return void parent.rows.push([oneLine(tidy(text))]);
    case 'row':
      return void parent.rows.push(frame.rows.map(([cell = '']) => cell));
    case 'table':
      return block(tableMarkdown(frame.rows));
    case 'list':
      return parent.kind === 'item' ? put(`\n${text.trimEnd()}\n`) : block(text.trimEnd());
    case 'item': {
      parent.count += 1;
      const mark = parent.tag === 'ol' ? `${parent.count}. ` : '- ';
      return put(`\n${mark}${indented(tidy(text), ' '.repeat(mark.length))}`);
    }
    case 'block': {
      // The head and the body of a table pass its rows on.
      parent.rows.push(...frame.rows);
      const level = /^h([1-6])$/.exec(frame.tag)?.[1];
      const inner = level ? tidy(text).replaceAll('\n', ' ') : text;
      if (inner.trim() === '') return;
      if (level) return block(`${'#'.repeat(Number(level))} ${inner}`);
      return frame.tag === 'blockquote' ? block(`> ${indented(tidy(inner), '> ')}`) : block(inner);
    }
    case 'inline':
      return put(inlineOf(frame, text));
    default:
      return frame.kind satisfies never;
  }
}

const isPlain = (text: string): boolean => !/<\/?[a-z]|&[a-z#]|\[md\]/i.test(text);

/** Whether the MathML formula that begins here contains its TeX, as most programs write it. */
function texBeside(html: string, start: number): boolean {
  const end = html.indexOf('</math', start);
  const tex = html.indexOf('application/x-tex', start);
  return tex !== -1 && end !== -1 && tex < end;
}

function convert(html: string, hooks: HtmlHooks): string {
  const frameOf = (tag: string, kind: Frame['kind'], attributes: Frame['attributes'] = {}): Frame => ({
    tag,
    kind,
    attributes,
    made: [],
    rows: [],
    count: 0,
  });
  const top = frameOf('', 'block');
  const open = [top];
  let pending = '';
  let deeper = 0;
  const inside = (): Frame => open.at(-1) ?? top;
  const flush = (): void => {
    if (pending === '') return;
    const frame = inside();
    const text = pending;
    pending = '';
    if (frame.kind === 'raw' || frame.kind === 'markdown') frame.made.push(text);
    else if (frame.kind !== 'dropped' && frame.kind !== 'formula' && frame.kind !== 'table' && frame.kind !== 'row')
      frame.made.push(escapeMarkdown(text.replaceAll(/[\s ]+/g, ' ')));
  };
  const parser = new Parser(
    {
      onopentag(tag, given) {
        flush();
        const frame = inside();
        const attributes = tag === 'math' && texBeside(html, parser.startIndex) ? { ...given, [HAS_TEX]: '' } : given;
        if (tag === 'math' && frame.kind !== 'formula' && !(HAS_TEX in attributes)) hooks.flattened?.();
        if (UNSAFE.has(tag) && !attributes['type']?.startsWith('math/')) hooks.cleaned();
        if (Object.keys(attributes).some((name) => name.startsWith('on'))) hooks.cleaned();
        if (open.length >= DEEPEST) {
          deeper += 1;
          // The parser becomes slower the more tags are open.
          if (deeper > DEEPEST) throw new Refusal('question-broken', 'HTML');
          return;
        }
        if (tag === 'br' || tag === 'hr' || tag === 'img') {
          if (frame.kind === 'raw' || frame.kind === 'markdown') frame.made.push(tag === 'br' ? '\n' : '');
          else if (tag === 'br') frame.made.push('  \n');
          else if (tag === 'hr') frame.made.push('\n\n---\n\n');
          else frame.made.push(hooks.image(attributes['src'] ?? '', attributes['alt'] ?? ''));
        }
        open.push(frameOf(tag, kindOf(tag, attributes, frame), attributes));
      },
      ontext(text) {
        pending += text;
      },
      onclosetag() {
        flush();
        if (deeper > 0) {
          deeper -= 1;
          return;
        }
        const frame = open.length > 1 ? open.pop() : undefined;
        if (frame) closed(frame, inside());
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  flush();
  return top.made.join('');
}

/** Keeps the lines of a text without tags. */
const plainText = (text: string): string => escapeMarkdown(text).replaceAll(/(?<=\S)[ \t]*\n(?=[ \t]*\S)/g, '  \n');

/** Converts plain text to Markdown and keeps its lines. */
export const plainToMarkdown = (text: string): string => tidyHard(plainText(text.replaceAll('\r\n', '\n').trim()));

/**
 * Converts the HTML of other systems' statements to Markdown: formulas stay, super- and subscripts become formulas,
 * tables and code are kept, active content is dropped. `[md]…[/md]` and `class="md"` hold Markdown already.
 */
export function htmlToMarkdown(html: string, hooks: HtmlHooks): string {
  const text = html.replaceAll('\r\n', '\n');
  if (isPlain(text)) return tidyHard(plainText(text.trim()));
  let [made, last] = ['', 0];
  for (const { start, end, inner } of between(text, MARKDOWN)) {
    made += `${convert(text.slice(last, start), hooks)}\n\n${inner}\n\n`;
    last = end;
  }
  return tidyHard(made + convert(text.slice(last), hooks));
}

/** Removes blanks at line ends, except the two that break a line. */
function tidyHard(markdown: string): string {
  const BREAK = '\u0000';
  const lines = markdown.split('\n');
  // A line break needs a non-empty line after it.
  const ended = lines.map((line, at) => `${line.trimEnd()}${line.endsWith('  ') && lines[at + 1] ? BREAK : ''}`);
  return tidy(ended.join('\n')).replaceAll(`${BREAK}\n\n`, '\n\n').replaceAll(BREAK, '  ').trim();
}
