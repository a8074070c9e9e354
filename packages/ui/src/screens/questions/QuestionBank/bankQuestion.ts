import type { Bank } from '@aosai/api/questions/bank';
import { FALSE_OPTION, hasBody, TRUE_OPTION } from '@aosai/api/questions/kinds';
import type { SelectOption } from '../../../primitives/Select/Select.tsx';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { QuestionDraft } from './questionDraft.ts';
import type { ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';
import type { BankDetail, BankRow } from '@aosai/api/questions/questionViews.contract';
import type { BankVersion } from '@aosai/api/questions/questionHistory.contract';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

/** The question as rendered by the server, with its key. */
export type PreviewQuestion = RoomQuestion &
  Pick<ReportQuestion, 'rightAnswer' | 'acceptedTexts' | 'analysisHtml' | 'videoFile'>;

export interface BankKnown {
  /** Address of the bank: /web/edms/question. */
  base: string;
  /** The banks this person may change; questions of other banks are read-only. */
  own: readonly Bank[];
  /** Id of a teacher who may have questions of their own; null for others. */
  teacherId: string | null;
  /** Knowledge points to filter by. */
  points: readonly SelectOption[];
  /** The open row in full. */
  detail: Loaded<BankDetail>;
}

/** The key of a draft, in the form a report shows. */
function keyOfDraft(draft: QuestionDraft): Pick<PreviewQuestion, 'rightAnswer' | 'acceptedTexts'> {
  const choice = (optionIds: string[]) => ({
    rightAnswer: { kind: 'choice' as const, optionIds },
    acceptedTexts: null,
  });
  if (hasBody(draft, 'options')) return choice(draft.answer);
  if (hasBody(draft, 'judgement'))
    return choice(draft.answer === null ? [] : [draft.answer ? TRUE_OPTION : FALSE_OPTION]);
  if (hasBody(draft, 'blanks')) return { rightAnswer: null, acceptedTexts: draft.answer };
  if (hasBody(draft, 'parts')) return { rightAnswer: null, acceptedTexts: draft.parts.map(({ answer }) => [answer]) };
  if (hasBody(draft, 'task')) return { rightAnswer: null, acceptedTexts: null };
  return draft satisfies never;
}

/** Converts a question for the preview; without the key if the caller may not see it. */
export const previewOf = ({ shown, analysisHtml, videoFile, staff }: BankDetail): PreviewQuestion => ({
  ...shown,
  analysisHtml,
  ...(videoFile !== null && { videoFile }),
  ...(staff?.source ? keyOfDraft(staff.source) : { rightAnswer: null, acceptedTexts: null }),
});

/** Converts an earlier version for the preview. */
export const previewOfVersion = ({ shown, analysisHtml, source }: BankVersion): PreviewQuestion => ({
  ...shown,
  analysisHtml,
  ...(source.videoFile && { videoFile: source.videoFile }),
  ...keyOfDraft(source),
});

export const isOwn = ({ bank }: BankRow, { own }: Pick<BankKnown, 'own'>): boolean =>
  bank !== null && own.includes(bank);
