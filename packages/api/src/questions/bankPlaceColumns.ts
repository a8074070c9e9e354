import { BANK, type Bank, QUESTION, type QuestionStatus } from './bank.ts';
import { column, NOTHING } from '../kit/column.ts';

/** Status and bank of a question, paper, course or chapter; null for readers who do not work with the bank. */
export interface Kept {
  status: QuestionStatus | null;
  bank: Bank | null;
  ownerName: string | null;
}

/** Columns for the status and bank of items in banks. */
export const bankPlaceColumns = [
  column('status', '状态', ({ status }: Kept) => (status === null ? NOTHING : QUESTION.label(status)), {
    look: 'tag',
    minWidth: 80,
    tone: ({ status }: Kept) => (status === null ? 'neutral' : QUESTION.tone(status)),
  }),
  column('bank', '归属', ({ bank, ownerName }: Kept) =>
    bank === null ? NOTHING : [BANK.label(bank), ownerName].filter(Boolean).join(' · '),
  ),
] as const;
