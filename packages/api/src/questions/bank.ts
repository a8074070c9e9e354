import { coded, labelled, served, type ValueIn } from '../kit/labelled.ts';

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
  /** How many questions are compared for near duplicates at once. */
  comparedMax: 200,
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

/** Ways to select a practice set for a member. */
export const PRACTICE_MODE = labelled({ weak: '薄弱知识点', due: '待复习', redo: '重做错题' });
/** A way of practising. */
export type PracticeMode = ValueIn<typeof PRACTICE_MODE>;

/** How far a member has come with a question. */
export const STANDING = labelled({ new: '没做过', tried: '还没做对', solved: '做对了' });

/** How far a member has come with a question; a filter of `question/queryList`. */
export type Standing = ValueIn<typeof STANDING>;
