import { GAP_MARK, isWhole, type LessonLanguage } from './lessonBlocks.ts';

/** A program of a lecture. */
export interface LessonProgram {
  language: LessonLanguage;
  source: string;
  /** Input that the notes name for it. */
  input: string;
  /** False for a part of a program. */
  isWhole: boolean;
}

interface Exercise {
  questionHtml: string;
  program: LessonProgram;
  output: string;
  noteHtml: string;
}

/** A piece of a lecture, in the order of the page. */
export type LessonPart =
  | { kind: 'html'; html: string }
  | ({ kind: 'program' } & LessonProgram)
  /** The learner says what the program prints; without options by typing it. */
  | ({ kind: 'predict'; options: readonly string[] } & Exercise)
  /** The learner fills the marks in the program. */
  | ({ kind: 'gap'; answers: readonly string[] } & Exercise);

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const textOf = (html: string): string =>
  html.replaceAll(/&(lt|gt|quot|#39|amp);/g, (whole, name: string) => SIGNS[name] ?? whole);

const CODE = /<pre><code class="language-(cpp|c\+\+|python|py)">([^<]*)<\/code><\/pre>\n?/;
const SECTION = /<section class="lesson-(?:predict|gap)">[\s\S]*?<\/section>\n?/;
/** Elements within which a program is not taken out of the page. */
const NESTING = /<(\/?)(?:ul|ol|blockquote|details|table|div|section)(?: [^>]*)?>/;
const TOKENS = new RegExp(`${SECTION.source}|${CODE.source}|${NESTING.source}`, 'g');
/** What the notes say under a program about its input: a code span for each line. */
const INPUT_BELOW = /^\s*<p>输入 (<code>[^<]*<\/code>(?:、<code>[^<]*<\/code>)*)/;

function inputBelow(html: string): string {
  const [, spans = ''] = INPUT_BELOW.exec(html) ?? [];
  return [...spans.matchAll(/<code>([^<]*)<\/code>/g)].map(([, line = '']) => `${textOf(line)}\n`).join('');
}

const languageOf = (name: string): LessonLanguage => (name.startsWith('p') ? 'python' : 'cpp');

function programOf(name: string, code: string, input = ''): LessonProgram {
  const language = languageOf(name);
  const source = textOf(code);
  return { language, source, input, isWhole: isWhole(language, source) };
}

const INSIDE = new RegExp(
  [
    /^<section class="lesson-(predict|gap)">\n?([\s\S]*?)/.source,
    CODE.source,
    /(?:<pre><code class="language-input">([^<]*)<\/code><\/pre>\n?)?/.source,
    /(?:<ul>([\s\S]*?)<\/ul>\n?)?/.source,
    /<details><summary>[^<]*<\/summary>\n?/.source,
    /(?:<ol>([\s\S]*?)<\/ol>\n?)?/.source,
    /<pre><code class="language-output">([^<]*)<\/code><\/pre>\n?([\s\S]*?)<\/details>\s*<\/section>\n?$/.source,
  ].join(''),
);

const itemsOf = (list = ''): string[] => [...list.matchAll(/<li>([^<]*)<\/li>/g)].map(([, text = '']) => textOf(text));

function exerciseOf(html: string): LessonPart {
  const found = INSIDE.exec(html);
  if (!found) return { kind: 'html', html };
  const [, kind, question = '', name = '', code = '', input = '', options, answers, output = '', note = ''] = found;
  const exercise = {
    questionHtml: question.trim(),
    program: programOf(name, code, textOf(input)),
    output: textOf(output),
    noteHtml: note.trim(),
  };
  return kind === 'gap'
    ? { kind: 'gap', answers: itemsOf(answers), ...exercise }
    : { kind: 'predict', options: itemsOf(options), ...exercise };
}

/**
 * Takes a lecture apart, as the server has rendered it, so that its programs can be run. Together the parts are the
 * whole text; what has an unexpected form stays HTML.
 */
export function lessonParts(html: string): LessonPart[] {
  const parts: LessonPart[] = [];
  let from = 0;
  let depth = 0;
  const until = (at: number) => {
    if (at > from) parts.push({ kind: 'html', html: html.slice(from, at) });
  };
  for (const token of html.matchAll(TOKENS)) {
    const [whole, name, code = '', closing] = token;
    const end = token.index + whole.length;
    if (closing !== undefined) {
      depth += closing === '' ? 1 : -1;
      continue;
    }
    if (depth !== 0) continue;
    until(token.index);
    from = end;
    if (name === undefined) parts.push(exerciseOf(whole));
    else parts.push({ kind: 'program', ...programOf(name, code, inputBelow(html.slice(end, end + 500))) });
  }
  until(html.length);
  return parts;
}

/** The places of the gaps in a program: texts between them, one more than there are gaps. */
export const gapPieces = (program: string): string[] => program.split(GAP_MARK).filter((_, place) => place % 2 === 0);
