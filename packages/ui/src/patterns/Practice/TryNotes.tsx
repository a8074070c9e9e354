import type { PracticeTry, SubmittedCode } from '@aosai/api/contract/types';
import type { PracticeView } from './practiceProps.ts';
import { ReviewWords } from './ReviewWords.tsx';
import { WrongCaseList } from './WrongCaseList.tsx';

export interface TryNotesProps {
  tried: PracticeTry;
  /** The submitted program, once loaded. */
  program: SubmittedCode | undefined;
  view: Pick<PracticeView, 'cases' | 'casePolicy' | 'casesLeft'>;
  onOpenCases: () => void;
}

/** Verdicts that no test case explains. */
const WITHOUT_CASES = ['AC', 'CE', 'SE'] as const;

/** A submission's review by a teacher, and the test cases it failed. */
export const TryNotes = ({ tried, program, view, onOpenCases }: TryNotesProps) => {
  const { review, verdict, state } = tried;
  return (
    <>
      {review && <ReviewWords review={review} program={program} />}
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
