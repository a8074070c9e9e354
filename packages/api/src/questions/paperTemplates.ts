import { labelled, served, type ValueIn } from '../kit/labelled.ts';
import { COMPLETION, PROGRAMMING, type QuestionType, READING, SINGLE, TRUE_FALSE } from './kinds.ts';

/** Templates of papers; `free` follows no exam. */
export const PAPER_TEMPLATE = served(
  'paperTemplate',
  labelled({
    'gesp-1': 'GESP 1 级',
    'gesp-2': 'GESP 2 级',
    'gesp-3': 'GESP 3 级',
    'gesp-4': 'GESP 4 级',
    'gesp-5': 'GESP 5 级',
    'gesp-6': 'GESP 6 级',
    'gesp-7': 'GESP 7 级',
    'gesp-8': 'GESP 8 级',
    'csp-j1': 'CSP-J 初赛',
    'csp-s1': 'CSP-S 初赛',
    'csp-j2': 'CSP-J 复赛',
    'csp-s2': 'CSP-S 复赛',
    free: '自由组卷',
  }),
);

/** Id of the blueprint (`PaperTemplate`) with which a paper is compared. */
export type PaperTemplateId = ValueIn<typeof PAPER_TEMPLATE>;

/** One section of a blueprint; points in hundredths. */
export interface TemplateSection {
  name: string;
  type: QuestionType;
  count: number;
  /** Points of the whole section. */
  points: number;
  /** Points of each question. */
  pointsEach?: number;
  /** Instead of `pointsEach`: the points of the parts of each question. */
  parts?: readonly (readonly number[])[];
}

/** A result from this many points on has this label. */
export interface PaperLine {
  points: number;
  label: string;
}

/** Stage of the questions that fit. */
export type TemplateStage = `gesp-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}` | 'csp-j' | 'csp-s';

/** A blueprint: how a paper of an exam is structured. */
export interface PaperTemplate {
  id: Exclude<PaperTemplateId, 'free'>;
  /** The first day on which papers follow this version, in the form 2025-01-01. */
  validFrom: string;
  stage: TemplateStage;
  durationMin: number;
  sections: readonly TemplateSection[];
  /** Empty for exams in which each province sets its own lines every year. */
  lines: readonly PaperLine[];
}

const J = 150;
const C = 300;
/** Each program has four judgements and two choices; the third has another choice of 4 points. */
const READING_PARTS = [
  [J, J, J, J, C, C],
  [J, J, J, J, C, C],
  [J, J, J, J, C, C, 400],
];
const COMPLETION_PARTS = [
  [C, C, C, C, C],
  [C, C, C, C, C],
];

const each = (name: string, type: QuestionType, count: number, pointsEach: number): TemplateSection => ({
  name,
  type,
  count,
  pointsEach,
  points: count * pointsEach,
});

const inParts = (name: string, type: QuestionType, parts: readonly (readonly number[])[]): TemplateSection => ({
  name,
  type,
  count: parts.length,
  parts,
  points: parts.flat().reduce((sum, points) => sum + points, 0),
});

const GESP_SECTIONS = [
  each('单选题', SINGLE, 15, 200),
  each('判断题', TRUE_FALSE, 10, 200),
  each('编程题', PROGRAMMING, 2, 2_500),
];
const FIRST_ROUND = [
  each('单选题', SINGLE, 15, 200),
  inParts('程序阅读', READING, READING_PARTS),
  inParts('程序完善', COMPLETION, COMPLETION_PARTS),
];
const SECOND_ROUND = [each('编程题', PROGRAMMING, 4, 10_000)];

const PASSED = { points: 6_000, label: '通过' };
const SKIPS = { points: 9_000, label: '可跳级' };
/** As of 2025. */
const GESP_LINES: Readonly<Record<number, readonly PaperLine[]>> = {
  7: [PASSED, { points: 8_000, label: '可申请免 CSP-J 初赛' }],
  8: [
    { points: 6_000, label: '通过，可申请免 CSP-J 初赛' },
    { points: 8_000, label: '可申请免 CSP-J 或 CSP-S 初赛（二选一）' },
  ],
};

const VALID_FROM = '2025-01-01';

function gesp(level: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8): PaperTemplate {
  return {
    id: `gesp-${level}`,
    validFrom: VALID_FROM,
    stage: `gesp-${level}`,
    durationMin: level <= 4 ? 120 : 180,
    sections: GESP_SECTIONS,
    lines: GESP_LINES[level] ?? [PASSED, SKIPS],
  };
}

function csp(
  id: 'csp-j1' | 'csp-s1' | 'csp-j2' | 'csp-s2',
  durationMin: number,
  sections: readonly TemplateSection[],
): PaperTemplate {
  return {
    id,
    validFrom: VALID_FROM,
    stage: id.startsWith('csp-j') ? 'csp-j' : 'csp-s',
    durationMin,
    sections,
    lines: [],
  };
}

/** All versions of the blueprints. When an exam changes, a new version with its first day is added. */
export const PAPER_TEMPLATES: readonly PaperTemplate[] = [
  ...([1, 2, 3, 4, 5, 6, 7, 8] as const).map(gesp),
  csp('csp-j1', 120, FIRST_ROUND),
  csp('csp-s1', 120, FIRST_ROUND),
  csp('csp-j2', 210, SECOND_ROUND),
  csp('csp-s2', 240, SECOND_ROUND),
];

/**
 * The blueprint of a template on a day in Beijing, or its first version for earlier days; null if the paper follows
 * none.
 *
 * @param day `2026-11-23`
 */
export function templateOn(
  id: string,
  day: string,
  all: readonly PaperTemplate[] = PAPER_TEMPLATES,
): PaperTemplate | null {
  const versions = all.filter((one) => one.id === id).toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return versions.findLast(({ validFrom }) => validFrom <= day) ?? versions[0] ?? null;
}

/** The slots that a random draw fills: one per section. */
export const slotsOf = ({ sections, stage }: Pick<PaperTemplate, 'sections' | 'stage'>) =>
  sections.map(({ type, count }) => ({ type, count, stage }));
