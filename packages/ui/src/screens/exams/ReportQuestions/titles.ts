import type { ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: ' ' };
const EXCERPT_CHARS = 60;
/** The length of the words when code follows to tell questions apart. */
const WORDS_CHARS = 24;
const CODE_CHARS = 40;

const textOf = (html: string): string =>
  html.replace(/<[^<>]+>/g, '').replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const cut = (text: string, chars: number): string => (text.length > chars ? `${text.slice(0, chars)}…` : text);

const wordsOf = (html: string): string =>
  textOf(
    html
      .split('</pre>')
      .map((part) => part.split('<pre', 1)[0] ?? '')
      .join(' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The words of a statement in one line, without code blocks: enough to recognise a question.
 *
 * @internal for its test
 */
export const excerpt = (html: string): string => cut(wordsOf(html), EXCERPT_CHARS);

/** Lines common to most programs, which do not identify one. */
const COMMON_LINE =
  /^(?:#include.*|using namespace.*|(?:int|void) main\s*\(.*|return 0;|[{}();\s]*|\/\/.*|(?:import|from)\s.*)$/;

const codeLinesOf = (html: string): string[] =>
  html
    .split(/<pre[^<>]*>/)
    .slice(1)
    .flatMap((part) => textOf(part.split('</pre>', 1)[0] ?? '').split('\n'))
    .map((line) => line.trim())
    .filter((line) => !COMMON_LINE.test(line));

/** A line of code that none of the other questions has, else such an option, else null. */
const ownMark = (question: ReportQuestion, others: readonly ReportQuestion[]): string | null => {
  const known = new Set(others.flatMap(({ stemHtml }) => codeLinesOf(stemHtml)));
  const line = codeLinesOf(question.stemHtml).find((one) => !known.has(one));
  if (line !== undefined) return cut(line, CODE_CHARS);
  const elsewhere = new Set(others.flatMap(({ options }) => options.map(({ html }) => wordsOf(html))));
  const option = question.options.map(({ html }) => wordsOf(html)).find((one) => one !== '' && !elsewhere.has(one));
  return option === undefined ? null : cut(option, CODE_CHARS);
};

/**
 * Names of questions in a list: the title, or the first words, followed by distinctive code where others begin alike.
 */
export const titlesOf = (questions: readonly ReportQuestion[]): ReadonlyMap<string, string> => {
  return new Map(
    questions.map((question) => {
      if (question.title !== null) return [question.id, question.title];
      const words = excerpt(question.stemHtml);
      const others = questions.filter((one) => one.id !== question.id && excerpt(one.stemHtml) === words);
      const mark = others.length > 0 || words === '' ? ownMark(question, others) : null;
      return [question.id, mark === null ? words : [cut(words, WORDS_CHARS), mark].filter(Boolean).join('　')];
    }),
  );
};
