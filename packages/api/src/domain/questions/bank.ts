import { labelled, served, type ValueIn } from '../forms/labelled.ts';
import { oneLine } from '../typedText.ts';
import { hasBody } from './kinds.ts';
import type { GivenSource } from './source.ts';

/** Where a question stands. `3`: its teacher offers it to the school, which has not answered. */
export const QUESTION_STATUS = labelled(
  { '0': '草稿', '1': '可用', '2': '停用', '3': '待审核' },
  { '0': 'warn', '1': 'ok', '3': 'primary' },
);
export type QuestionStatus = ValueIn<typeof QUESTION_STATUS>;

export const QUESTION = { draft: '0', ready: '1', retired: '2', offered: '3' } as const satisfies Record<
  string,
  QuestionStatus
>;

/** Whose a question is: of the platform, of a school, or a teacher's own. */
export const BANK = labelled({ platform: '平台', org: '机构', own: '个人' });
export type Bank = ValueIn<typeof BANK>;

/** The examination that a question is made for. */
export const STAGE = served(
  'questionStage',
  labelled({
    'gesp-1': 'GESP 1 级',
    'gesp-2': 'GESP 2 级',
    'gesp-3': 'GESP 3 级',
    'gesp-4': 'GESP 4 级',
    'gesp-5': 'GESP 5 级',
    'gesp-6': 'GESP 6 级',
    'gesp-7': 'GESP 7 级',
    'gesp-8': 'GESP 8 级',
    'csp-j': 'CSP-J',
    'csp-s': 'CSP-S',
  }),
);
export type Stage = ValueIn<typeof STAGE>;

/** Which failing cases someone who practises may read. */
export const CASE_POLICY = labelled({ none: '不显示', first: '第一个', all: '全部' });
export type CasePolicy = ValueIn<typeof CASE_POLICY>;

/**
 * What the solutions of the current version showed: `none` has no solutions to try. What an import was not sure of is
 * `doubtful` until somebody has looked at it and saved it.
 */
export const CHECK_STATE = labelled(
  { none: '无需试评', unchecked: '未试评', asExpected: '符合预期', unexpected: '不符预期', doubtful: '待核对' },
  { unchecked: 'warn', doubtful: 'warn', asExpected: 'ok', unexpected: 'bad' },
);
export type CheckState = ValueIn<typeof CHECK_STATE>;

/** With these papers may take a question: there is no program to try, or each showed what it should. */
export const FIT_CHECK_STATES = ['none', 'asExpected'] as const satisfies readonly CheckState[];

export const isFitCheck = (state: CheckState): boolean => FIT_CHECK_STATES.some((fit) => fit === state);

export const BANK_LIMITS = {
  titleMax: 60,
  stemMaxBytes: 64 * 1024,
  tagsMax: 8,
  tagMax: 20,
  optionsMax: 8,
  partsMax: 20,
  solutionsMax: 20,
  pricePointsMax: 100_000,
  /** Questions of a teacher who has neither a school nor the right `bank.own`. */
  ownMax: 100,
  /** Questions that one draw brings: all of it, and to those who practise. */
  drawMax: 200,
  memberDrawMax: 50,
  /** No list shows a row beyond. */
  rowsMax: 10_000,
} as const;

/** Lifts the limit of one's own questions. */
export const OWN_BANK_RIGHT = 'bank.own';
/** Opens every solution, whatever it costs. */
export const SOLUTION_RIGHT = 'solution.video';

/** Marks of Markdown that say nothing in a line of plain words, and signs that a backslash keeps from being one. */
const MARKS = /\\[!-/:-@[-`{-~]|`+|\$+|\*\*/g;
const HEADING = /^[#>]{1,6} /;
/** More of a text makes no title, and `oneLine` reads no more. */
const READ_SIGNS = 900;

/** Without the sign that opens the link, or the picture, whose words end the text. */
function unopened(text: string): string {
  const at = text.lastIndexOf('[');
  return at === -1 ? text : text.slice(0, text[at - 1] === '!' ? at - 1 : at) + text.slice(at + 1);
}

/** Links without their addresses; `a[3][4]` is none. */
function unlinked(text: string): string {
  const pieces = text.split(/(?<!\\)\]\(/);
  return pieces
    .map((piece, place) => {
      const words = place === 0 ? piece : piece.slice(piece.indexOf(')') + 1);
      return place < pieces.length - 1 ? unopened(words) : words;
    })
    .join('');
}

/** `$5 和 $6` are amounts of money: a formula has no blanks inside its signs and no digit behind them. */
function opensFormula(text: string, at: number): boolean {
  const end = text.indexOf('$', at + 1);
  const inner = text.slice(at + 1, Math.max(end, at + 1));
  return inner !== '' && inner.trim() === inner && !/\d/.test(text[end + 1] ?? '');
}

/** Without marks; code and formulas keep what looks like one. */
function unmarked(text: string): string {
  let open = '';
  return text.replaceAll(MARKS, (mark, at: number) => {
    if (open === '' && mark.startsWith('\\')) return mark.slice(1);
    if (open === '' && mark === '$' && !opensFormula(text, at)) return mark;
    if (open === '' && mark !== '**') open = mark;
    else if (open === mark) open = '';
    else if (open !== '') return mark;
    return '';
  });
}

/** Markdown as one line of words, cut to the length of a title. */
export function titleOf(text: string): string {
  const lines = text.slice(0, READ_SIGNS).split('\n');
  const said = lines.filter((line) => !line.startsWith('```')).map((line) => line.replace(HEADING, ''));
  const words = oneLine(unmarked(unlinked(said.join(' '))));
  const signs = Array.from(words);
  return signs.length <= BANK_LIMITS.titleMax ? words : `${signs.slice(0, BANK_LIMITS.titleMax - 1).join('')}…`;
}

/** What lists call a question: its own title, or the first words of its stem. */
export const headline = (source: GivenSource): string =>
  (hasBody(source, 'task') ? titleOf(source.title) : '') || titleOf(source.stem) || '没有文字的题目';
