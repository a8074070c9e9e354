import type { PracticeTry } from '@aosai/api/contract/types';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import type { PracticeView } from './practiceProps.ts';
import { WrongCaseList } from './WrongCaseList.tsx';

export interface TryNotesProps {
  tried: PracticeTry;
  view: Pick<PracticeView, 'refused' | 'cases' | 'casePolicy' | 'casesLeft'>;
  onOpenCases: () => void;
}

/** Nothing of these failed on a test case. */
const WITHOUT_CASES = ['AC', 'CE', 'SE'] as const;

/** Of a submission: what a teacher said, and what it failed on. */
export const TryNotes = ({ tried, view, onOpenCases }: TryNotesProps) => {
  const { review, verdict, state } = tried;
  return (
    <>
      {review && (
        <Alert title={`${review.reviewerName}的评语${review.percent === null ? '' : `，给了 ${review.percent}%`}`}>
          {review.comment === '' ? '没有写评语。' : review.comment}
        </Alert>
      )}
      {state === 'done' && verdict !== null && !WITHOUT_CASES.some((one) => one === verdict) && (
        <WrongCaseList
          cases={view.cases[tried.id] ?? null}
          casePolicy={view.casePolicy}
          casesLeft={view.casesLeft}
          onOpen={onOpenCases}
        />
      )}
    </>
  );
};
