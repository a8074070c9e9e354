import { Alert } from '../../primitives/Alert/Alert.tsx';
import type { PracticeView } from './practiceProps.ts';
import { ReviewWords } from './ReviewWords.tsx';
import { WrongCaseList } from './WrongCaseList.tsx';
import type { PracticeTry } from '@aosai/api/practice/practiceViews.contract';
import type { SubmittedCode } from '@aosai/api/judging/submissionViews.contract';

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
      {verdict === 'RE' && (
        <Alert tone="info" title="程序运行到一半出错停下了">
          用「自测」运行一次样例，会看到错在哪一行、为什么。常见的原因：用了没有定义的名字、除以
          0、数组或列表的下标超出范围、读的数据比给的多。
        </Alert>
      )}
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
