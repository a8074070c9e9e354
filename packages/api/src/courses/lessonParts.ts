import { type AnimationPart, animationParts } from './animationParts.ts';
import { textOf } from './textOf.ts';
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
  | AnimationPart
  | ({ kind: 'program' } & LessonProgram)
  /** The learner says what the program prints; without options by typing it. */
  | ({ kind: 'predict'; options: readonly string[] } & Exercise)
  /** The learner fills the marks in the program. */
  | ({ kind: 'gap'; answers: readonly string[] } & Exercise);

const CODE = /<pre><code class="language-(cpp|c\+\+|python|py)">([^<]*)<\/code><\/pre>\n?/;
/** Elements within which a program is not taken out of the page. */
const NESTING = /<(\/?)(?:ul|ol|blockquote|details|table|div|section)(?: [^<>]*)?>/;
const CODES = new RegExp(CODE.source, 'g');
const TOKENS = new RegExp(`${CODE.source}|${NESTING.source}`, 'g');
const EXERCISE = /^<section class="lesson-(predict|gap)">/;
const SECTION_END = '</section>';
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

const DETAILS = '<details><summary>';
const QUESTION = /^<section class="lesson-(predict|gap)">\n?/;
/** Between an exercise's program and its answer: input and options. */
const BELOW_PROGRAM = /^(?:<pre><code class="language-input">([^<]*)<\/code><\/pre>\n?)?(?:<ul>([\s\S]*)<\/ul>\n?)?$/;
const ANSWERS = /^[^<]*<\/summary>\n?(?:<ol>\s*((?:<li>[^<]*<\/li>\s*)*)<\/ol>\n?)?/;
const OUTPUT = /^<pre><code class="language-output">([^<]*)<\/code><\/pre>\n?([\s\S]*)<\/details>\s*<\/section>\n?$/;

const itemsOf = (list = ''): string[] => [...list.matchAll(/<li>([^<]*)<\/li>/g)].map(([, text = '']) => textOf(text));

function exerciseOf(html: string): LessonPart {
  const hidden = html.indexOf(DETAILS);
  if (hidden === -1) return { kind: 'html', html };
  const shown = html.slice(0, hidden);
  const program = [...shown.matchAll(CODES)].at(-1);
  const begin = QUESTION.exec(shown);
  const solution = html.slice(hidden + DETAILS.length);
  const answers = ANSWERS.exec(solution);
  const printed = answers && OUTPUT.exec(solution.slice(answers[0].length));
  const below = program && BELOW_PROGRAM.exec(shown.slice(program.index + program[0].length));
  if (!begin || !below || !printed) return { kind: 'html', html };
  const [opening, kind] = begin;
  const question = shown.slice(opening.length, program.index);
  const [, name = '', code = ''] = program;
  const [, input = '', options] = below;
  const [, output = '', note = ''] = printed;
  const exercise = {
    questionHtml: question.trim(),
    program: programOf(name, code, textOf(input)),
    output: textOf(output),
    noteHtml: note.trim(),
  };
  return kind === 'gap'
    ? { kind: 'gap', answers: itemsOf(answers[1]), ...exercise }
    : { kind: 'predict', options: itemsOf(options), ...exercise };
}

/** Takes programs and exercises out of a text without animations. */
function programParts(html: string): LessonPart[] {
  const parts: LessonPart[] = [];
  let from = 0;
  let depth = 0;
  const until = (at: number) => {
    if (at > from) parts.push({ kind: 'html', html: html.slice(from, at) });
  };
  for (const token of html.matchAll(TOKENS)) {
    if (token.index < from) continue;
    const [whole, name = '', code = '', closing] = token;
    const end = token.index + whole.length;
    const section = depth === 0 && EXERCISE.test(whole) ? html.indexOf(SECTION_END, end) : -1;
    if (section !== -1) {
      until(token.index);
      from = section + SECTION_END.length;
      if (html.startsWith('\n', from)) from += 1;
      parts.push(exerciseOf(html.slice(token.index, from)));
      continue;
    }
    if (closing !== undefined) {
      depth += closing === '' ? 1 : -1;
      continue;
    }
    if (depth !== 0) continue;
    until(token.index);
    from = end;
    parts.push({ kind: 'program', ...programOf(name, code, inputBelow(html.slice(end, end + 500))) });
  }
  until(html.length);
  return parts;
}

/**
 * Takes a lecture apart, as the server has rendered it, so that its programs can be run. Together the parts are the
 * whole text; what has an unexpected form stays HTML.
 */
export const lessonParts = (html: string): LessonPart[] =>
  animationParts(html).flatMap((part): LessonPart[] => (part.kind === 'html' ? programParts(part.html) : [part]));

/** The places of the gaps in a program: texts between them, one more than there are gaps. */
export const gapPieces = (program: string): string[] => program.split(GAP_MARK).filter((_, place) => place % 2 === 0);
