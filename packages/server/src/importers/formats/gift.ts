import type { FileReader, ItemSource } from '../format.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { hasCase, objectiveDraft, type ObjectiveSource } from '../objective.ts';
import { Images } from '../images.ts';
import { decodeText } from '../text/decodeText.ts';
import { escapeInline } from '../text/escapeMarkdown.ts';
import { withFeedback } from '../feedback.ts';
import { foreignText, type Wording } from '../text/foreignText.ts';

const ESCAPED = ['\\', '=', '~', '#', '{', '}', ':'];
const HIDDEN = 0xe000;

/** Replaces escaped signs (`\=`) by private-use characters, so that they are not parsed; `shown` puts them back. */
const hidden = (text: string): string =>
  text.replaceAll(/\\([\\=~#{}:])/g, (_, sign: string) => String.fromCharCode(HIDDEN + ESCAPED.indexOf(sign)));

const shown = (text: string): string =>
  text
    .replaceAll(/[\ue000-\ue006]/g, (sign) => ESCAPED[sign.charCodeAt(0) - HIDDEN] ?? '')
    .replaceAll('\\n', '\n')
    .trim();

interface Choice {
  isRight: boolean;
  weight: number | null;
  text: string;
  feedback: string;
}

const choicesOf = (body: string): Choice[] =>
  [...body.matchAll(/([=~])([^=~]*)/g)].map(([, sign = '', rest = '']) => {
    const [, weight, text = ''] = /^\s*(?:%(-?[\d.]+)%)?([^]*)$/.exec(rest) ?? [];
    return {
      isRight: sign === '=',
      weight: weight === undefined ? null : Number(weight),
      text: text.replace(/#[^]*$/, ''),
      feedback: /#([^]*)$/.exec(text.slice(text.indexOf('#')))?.[1] ?? '',
    };
  });

type Read = Pick<ObjectiveSource, 'options' | 'letters' | 'several' | 'judgement' | 'blanks' | 'ignoreCase'> & {
  /** Feedback on each answer. */
  feedback?: string[];
};

function numeric(body: string, report: ItemReport): Read {
  const choices = choicesOf(body);
  const accepted =
    choices.length === 0
      ? [body]
      : choices.filter(({ weight }) => weight === null || weight === 100).map(({ text }) => text);
  const values = accepted.map((text) => {
    const [, value = '', tolerance] = /^\s*([^:.#\s]+(?:\.\d+)?)(?::([\d.]+)|\.\.[^#]*)?/.exec(shown(text)) ?? [];
    if (tolerance !== '0' && /:|\.\./.test(text.replace(/#[^]*$/, ''))) report.note('answer-approximated', shown(text));
    return value;
  });
  return { blanks: [values] };
}

/** A question that is not written as the format wants, with what is wrong. */
const broken = (hint: string) => new Refusal('question-broken', hint);

function answered(body: string, report: ItemReport, plain: (text: string) => string): Read {
  const text = body.trim();
  if (text === '') throw new Refusal('unsupported-type', 'essay');
  const judged = /^(T|TRUE|F|FALSE)\s*(?:#[^]*)?$/i.exec(text)?.[1];
  if (judged !== undefined) return { judgement: /^t/i.test(judged) };
  if (text.startsWith('#')) return numeric(text.slice(1), report);
  const choices = choicesOf(text);
  if (choices.length > 1 && choices.every(({ isRight, text: one }) => isRight && one.includes('->')))
    throw new Refusal('unsupported-type', 'matching');
  if (choices.length === 0) throw broken('花括号里没有以 = 或 ~ 开头的答案');
  if (choices.every(({ isRight }) => isRight)) {
    const whole = choices.filter(({ weight }) => weight === null || weight === 100);
    if (whole.length < choices.length) report.note('answer-approximated');
    if (whole.some(({ text: one }) => shown(one) === '*')) report.note('answer-any');
    else if (whole.some(({ text: one }) => shown(one).includes('*'))) report.note('answer-approximated');
    // Moodle ignores case in every short answer of a GIFT file.
    const texts = whole.map((one) => shown(one.text));
    return { blanks: [texts], ignoreCase: hasCase(texts) };
  }
  const single = choices.some(({ isRight }) => isRight);
  const isRight = ({ isRight: right, weight }: Choice): boolean => (single ? right : (weight ?? 0) > 0);
  if (single && choices.some((one) => !one.isRight && (one.weight ?? 0) > 0)) report.note('answer-approximated');
  if (single && choices.some(({ weight }) => (weight ?? 0) < 0)) report.note('score-approximated', '答错扣分');
  const shares = choices.map(({ weight }) => weight ?? 0).filter((weight) => weight > 0);
  if (!single && Math.max(...shares) - Math.min(...shares) >= 1) report.note('answer-approximated');
  return {
    options: choices.map((one) => plain(one.text)),
    letters: choices.flatMap((one, at) => (isRight(one) ? [String.fromCharCode(65 + at)] : [])).join(''),
    several: !single,
    feedback: choices.map((one) => plain(one.feedback)),
  };
}

const WORDINGS: Readonly<Record<string, Wording | undefined>> = { html: 'html', plain: 'plain', markdown: 'markdown' };

function read(block: string, report: ItemReport) {
  const images = new Images(report);
  const given = hidden(block);
  const [, name = '', rest = ''] = /^\s*(?:::([^]*?)::)?([^]*)$/.exec(given) ?? [];
  const format = /^\s*\[(html|moodle|plain|markdown)\]/.exec(rest)?.[1];
  const body = rest.replace(/^\s*\[(?:html|moodle|plain|markdown)\]/, '');
  const plain = (text: string): string => foreignText(shown(text), WORDINGS[format ?? ''] ?? 'loose', images, report);
  const [open, close] = [body.indexOf('{'), body.lastIndexOf('}')];
  report.title = shown(name) || null;
  if (open === -1 && close === -1) throw new Refusal('unsupported-type', 'description');
  if (open === -1) throw broken('答案前面缺少「{」');
  if (close < open) throw broken('答案后面缺少「}」');
  if (body.indexOf('{', open + 1) !== -1) throw broken('有两处「{」：两道题之间要空一行，题干里的要写成「\\{」');
  const inside = body.slice(open + 1, close);
  const general = inside.indexOf('####');
  const { feedback = [], ...key } = answered(general === -1 ? inside : inside.slice(0, general), report, plain);
  const [before, after] = [plain(body.slice(0, open)), plain(body.slice(close + 1))];
  const isGap = after !== '' || key.blanks !== undefined;
  const stem = after !== '' ? `${before} ____ ${after}`.trim() : before;
  const draft = objectiveDraft(
    {
      ...key,
      stem: isGap ? stem : before,
      analysis: withFeedback(general === -1 ? '' : plain(inside.slice(general + 4)), feedback),
      images: images.list,
    },
    report,
  );
  const title = shown(name).replaceAll(/\s+/g, ' ');
  return title === '' ? draft : { ...draft, title: escapeInline(title) };
}

const withoutCategories = (block: string): string =>
  block
    .split('\n')
    .map((line) => (line.trimStart().startsWith('$CATEGORY:') ? '' : line))
    .join('\n');

/** A line that begins a named question: `::name::`. */
const NAMED = /^\s*::[^:]/;

/**
 * Splits questions that no blank line separates: after a closed block of answers, or before a line with a name. So a
 * broken question does not affect the next one.
 */
function parted(block: string): string[] {
  const parts: string[][] = [[]];
  let [depth, isClosed] = [0, false];
  for (const line of block.split('\n')) {
    const given = hidden(line);
    const part = parts.at(-1) ?? [];
    const begins = depth === 0 && isClosed && (NAMED.test(given) || given.includes('{'));
    if (part.length > 0 && (begins || NAMED.test(given))) {
      parts.push([line]);
      [depth, isClosed] = [0, false];
    } else part.push(line);
    for (const [sign] of given.matchAll(/[{}]/g)) {
      depth = Math.max(0, depth + (sign === '{' ? 1 : -1));
      if (sign === '}' && depth === 0) isClosed = true;
    }
  }
  return parts.map((lines) => lines.join('\n'));
}

/** Reads a question; one that is broken is refused with the line it begins in. */
function readAt(line: number, block: string, report: ItemReport) {
  try {
    return read(block, report);
  } catch (cause) {
    if (!(cause instanceof Refusal) || cause.code !== 'question-broken') throw cause;
    throw new Refusal('question-broken', `从第 ${line} 行起，${cause.where}`, { cause });
  }
}

/** Reads GIFT, Moodle's text format. Blank lines separate questions; without them the end of the answers does. */
export const gift: FileReader = (bytes): ItemSource[] => {
  const text = (decodeText(bytes)?.text ?? '').replaceAll('\r\n', '\n').replaceAll(/^[ \t]*\/\/.*$/gm, '');
  const blocks = text
    .split(/\n[ \t]*\n/)
    .flatMap((block) => parted(withoutCategories(block)))
    .map((block) => block.trim())
    .filter((block) => block !== '');
  let from = 0;
  return blocks.map((block, at) => {
    const [first = ''] = block.split('\n', 1);
    from = Math.max(from, text.indexOf(first, from));
    const line = text.slice(0, from).split('\n').length;
    from += first.length;
    return {
      key: String(at + 1),
      read: (report) => Promise.resolve().then(() => readAt(line, block, report)),
    };
  });
};
