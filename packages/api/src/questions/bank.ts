import { coded, labelled, served, type ValueIn } from '../kit/labelled.ts';
import { oneLine } from '../kit/typedText.ts';
import { hasBody } from './kinds.ts';
import type { GivenSource } from './source.ts';

/** Status of a question. `offered`: its teacher has offered it to the school, which has not answered yet. */
export const QUESTION = coded({
  draft: ['0', '草稿', 'warn'],
  ready: ['1', '可用', 'ok'],
  retired: ['2', '停用'],
  offered: ['3', '待审核', 'primary'],
});

/** Status of a question, `'0'` to `'3'` as stored and sent; papers, courses and chapters use it too. */
export type QuestionStatus = ValueIn<typeof QUESTION>;

/** Owner of a question: the platform, a school, or a teacher. */
export const BANK = labelled({ platform: '平台', org: '机构', own: '个人' });

/** Owner of a question, paper, course or chapter: the platform, a school or a teacher. */
export type Bank = ValueIn<typeof BANK>;

/** The exam for which a question is made. */
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

/** Exam and level of a question; null on questions made for no particular exam. */
export type Stage = ValueIn<typeof STAGE>;

/** Failing cases that a student may see while practising. */
export const CASE_POLICY = labelled({ none: '不显示', first: '第一个', all: '全部' });

/** Failing cases shown in practice, set per programming task; `PRACTICE_LIMITS.cases` limits `all`. */
export type CasePolicy = ValueIn<typeof CASE_POLICY>;

/**
 * Result of running the reference programs of the current version; `none`: there are none to run. After an import with
 * doubts the state is `doubtful` until somebody saves the question.
 */
export const CHECK_STATE = labelled(
  { none: '无需试评', unchecked: '未试评', asExpected: '符合预期', unexpected: '不符预期', doubtful: '待核对' },
  { unchecked: 'warn', doubtful: 'warn', asExpected: 'ok', unexpected: 'bad' },
);

/** Check state of a question; only with one that `isFitCheck` accepts can the question become `ready`. */
export type CheckState = ValueIn<typeof CHECK_STATE>;

/** Check states with which papers may use a question. */
export const FIT_CHECK_STATES = ['none', 'asExpected'] as const satisfies readonly CheckState[];

/** Whether papers may use a question with this check state. */
export const isFitCheck = (state: CheckState): boolean => FIT_CHECK_STATES.some((fit) => fit === state);

/** Upper limits of the question bank. */
export const BANK_LIMITS = {
  /** Hints of a task, and the length of each. */
  hintsMax: 3,
  hintMax: 500,
  titleMax: 60,
  stemMaxBytes: 64 * 1024,
  tagsMax: 8,
  tagMax: 20,
  optionsMax: 8,
  partsMax: 20,
  solutionsMax: 20,
  pricePointsMax: 100_000,
  /** Questions of a teacher without a school and without the right `bank.own`. */
  ownMax: 100,
  /** Questions per draw: for staff, and for members who practise. */
  drawMax: 200,
  memberDrawMax: 50,
  /** Lists show no rows beyond this number. */
  rowsMax: 10_000,
} as const;

/** Code of the right that lifts the limit of a teacher's own questions. */
export const OWN_BANK_RIGHT = 'bank.own';
/** Code of the right that opens every solution, whatever its price. */
export const SOLUTION_RIGHT = 'solution.video';

/** Markdown marks that plain text drops, and escaped characters. */
const MARKS = /\\[!-/:-@[-`{-~]|`+|\$+|\*\*/g;
const HEADING = /^[#>]{1,6} /;
/** Enough text for a title; `oneLine` reads no more. */
const READ_SIGNS = 900;

/** Removes the bracket that opens a link or picture whose text ends here. */
function unopened(text: string): string {
  const at = text.lastIndexOf('[');
  return at === -1 ? text : text.slice(0, text[at - 1] === '!' ? at - 1 : at) + text.slice(at + 1);
}

/** Replaces links by their text; `a[3][4]` is not a link. */
function unlinked(text: string): string {
  const pieces = text.split(/(?<!\\)\]\(/);
  return pieces
    .map((piece, place) => {
      const words = place === 0 ? piece : piece.slice(piece.indexOf(')') + 1);
      return place < pieces.length - 1 ? unopened(words) : words;
    })
    .join('');
}

/**
 * Whether a dollar sign opens a formula. In `$5 和 $6` it does not: a formula has no blanks inside its signs and no
 * digit after the closing one.
 */
function opensFormula(text: string, at: number): boolean {
  const end = text.indexOf('$', at + 1);
  const inner = text.slice(at + 1, Math.max(end, at + 1));
  return inner !== '' && inner.trim() === inner && !/\d/.test(text[end + 1] ?? '');
}

/** Removes Markdown marks, except within code and formulas. */
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

/** Markdown as one line of plain text, cut to the length of a title. */
export function titleOf(text: string): string {
  const lines = text.slice(0, READ_SIGNS).split('\n');
  const said = lines.filter((line) => !line.startsWith('```')).map((line) => line.replace(HEADING, ''));
  const words = oneLine(unmarked(unlinked(said.join(' '))));
  const signs = Array.from(words);
  return signs.length <= BANK_LIMITS.titleMax ? words : `${signs.slice(0, BANK_LIMITS.titleMax - 1).join('')}…`;
}

/** Title of a question in lists: its own, or the first words of its stem. */
export const headline = (source: GivenSource): string =>
  (hasBody(source, 'task') ? titleOf(source.title) : '') || titleOf(source.stem) || '没有文字的题目';

/** Ways to select a practice set for a member. */
export const PRACTICE_MODE = labelled({ weak: '薄弱知识点', due: '待复习', redo: '重做错题' });
/** A way of practising. */
export type PracticeMode = ValueIn<typeof PRACTICE_MODE>;

/** How far a member has come with a question. */
export const STANDING = labelled({ new: '没做过', tried: '还没做对', solved: '做对了' });

/** How far a member has come with a question; a filter of `question/queryList`. */
export type Standing = ValueIn<typeof STANDING>;
