import { DIFFICULTY, type Difficulty } from './difficulty.ts';
import {
  BANK,
  type Bank,
  CHECK_STATE,
  type CheckState,
  QUESTION,
  type QuestionStatus,
  STAGE,
  type Stage,
} from './bank.ts';
import { isFarMeasured } from './measured.ts';
import { kindOf, type QuestionType } from './kinds.ts';
import { choice, column, day, NOTHING, sorted, text, worded } from '../kit/column.ts';
import { percentsOf, wholes } from '../kit/quantity.ts';

interface BankRow {
  type: QuestionType;
  difficulty: Difficulty;
  tags: string[];
  bank: Bank | null;
  ownerName: string | null;
  status: QuestionStatus | null;
  isOpen: boolean;
  usedCount: number | null;
  measured: { difficulty: Difficulty; percent: number; answers: number } | null;
  check: CheckState | null;
  reportCount: number | null;
}

/** The bank of a question: 平台, or 机构 阳光编程. */
const belongs = ({ bank, ownerName }: BankRow): string =>
  bank === null ? NOTHING : [BANK.label(bank), ownerName ?? ''].filter(Boolean).join(' ');

/** 可用, or 可用 · 勘误 2 where reports wait: their own column gives way on a laptop. */
const statusWords = ({ status, reportCount }: BankRow): string =>
  [status === null ? NOTHING : QUESTION.label(status), reportCount && `勘误 ${reportCount}`]
    .filter(Boolean)
    .join(' · ');

/** Columns of the question bank. */
export const questionColumns = [
  text('title', '题目', { minWidth: 320 }),
  column<BankRow>('type', '题型', ({ type }) => kindOf(type).label, { minWidth: 76 }),
  sorted(choice('difficulty', '难度', DIFFICULTY)),
  column<BankRow>('tags', '标签', ({ tags }) => tags.join('、') || NOTHING, { minWidth: 112 }),
  worded('stage', '阶段', (stage: Stage) => STAGE.label(stage), { minWidth: 96, spare: true }),
  column<BankRow>('status', '状态', statusWords, {
    look: 'tag',
    tone: ({ status, reportCount }) => (status === null ? 'neutral' : reportCount ? 'warn' : QUESTION.tone(status)),
  }),
  column<BankRow>('bank', '归属', belongs, { minWidth: 112 }),
  column<BankRow>('isOpen', '公开', ({ isOpen }) => (isOpen ? '公开' : NOTHING), { minWidth: 64, spare: true }),
  column<BankRow>(
    'check',
    '试评',
    ({ check }) => (check === null || check === 'none' ? NOTHING : CHECK_STATE.label(check)),
    {
      minWidth: 88,
      spare: true,
      look: 'tag',
      tone: ({ check }) => (check === null ? 'neutral' : CHECK_STATE.tone(check)),
    },
  ),
  sorted(
    column<BankRow>('usedCount', '使用', ({ usedCount }) => String(usedCount ?? NOTHING), {
      numeric: true,
      quantity: wholes(({ usedCount }) => usedCount),
    }),
  ),
  worded('passPercent', '得分率', (percent: number) => `${percent}%`, {
    numeric: true,
    quantity: percentsOf(({ passPercent }) => passPercent),
  }),
  column<BankRow>(
    'facility',
    '实测难度',
    ({ measured }) => (measured === null ? NOTHING : `${DIFFICULTY.label(measured.difficulty)} ${measured.percent}%`),
    {
      minWidth: 104,
      spare: true,
      look: 'tag',
      tone: ({ difficulty, measured }) =>
        measured !== null && isFarMeasured(difficulty, measured.difficulty) ? 'warn' : 'neutral',
    },
  ),
  column<BankRow>('reportCount', '勘误', ({ reportCount }) => (reportCount ? `${reportCount} 条待处理` : NOTHING), {
    minWidth: 104,
    spare: true,
    look: 'tag',
    tone: ({ reportCount }) => (reportCount ? 'warn' : 'neutral'),
  }),
  sorted(day('updatedAt', '更新日期', { spare: true })),
];
