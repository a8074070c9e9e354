import type { BankDetail, BankRow, BankVersion, ReportQuestion, RoomQuestion } from '@aosai/api/contract/types';
import type { Bank } from '@aosai/api/domain/questions/bank';
import { FALSE_OPTION, hasBody, TRUE_OPTION } from '@aosai/api/domain/questions/kinds';
import type { SelectOption } from '../../primitives/Select/Select.tsx';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import type { QuestionDraft } from './questionDraft.ts';

/** The question as the server renders it, with its key. */
export type PreviewQuestion = RoomQuestion &
  Pick<ReportQuestion, 'rightAnswer' | 'acceptedTexts' | 'analysisHtml' | 'videoFile'>;

export interface BankKnown {
  /** Where the bank stands: /web/edms/question. */
  base: string;
  /** The bank into which this person writes; what belongs to another they can only retire. */
  own: readonly Bank[];
  /** The person who looks, where they may keep questions of their own; null for others. */
  teacherId: string | null;
  /** Knowledge points, for the filter. */
  points: readonly SelectOption[];
  /** The open row in full. */
  detail: Loaded<BankDetail>;
}

/** What a source says is right, as a report would show it. */
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

/** The question for its preview; without a key where the caller may not see it now. */
export const previewOf = ({ shown, analysisHtml, videoFile, staff }: BankDetail): PreviewQuestion => ({
  ...shown,
  analysisHtml,
  ...(videoFile !== null && { videoFile }),
  ...(staff?.source ? keyOfDraft(staff.source) : { rightAnswer: null, acceptedTexts: null }),
});

/** An earlier version for its preview. */
export const previewOfVersion = ({ shown, analysisHtml, source }: BankVersion): PreviewQuestion => ({
  ...shown,
  analysisHtml,
  ...(source.videoFile && { videoFile: source.videoFile }),
  ...keyOfDraft(source),
});

export const isOwn = ({ bank }: BankRow, { own }: Pick<BankKnown, 'own'>): boolean =>
  bank !== null && own.includes(bank);
