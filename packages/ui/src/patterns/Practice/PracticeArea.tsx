import type { ReactNode } from 'react';
import { isStale } from '../CodeWork/isStale.ts';
import { useCodeVisit } from '../CodeWork/useCodeVisit.ts';
import { useProgramming } from '../CodeWork/useProgramming.tsx';
import type { TextSize } from '../WorkFrame/Settings.tsx';
import type { WorkLayout } from '../WorkFrame/useLayout.ts';
import { NarrowBody, WideBody } from '../WorkFrame/WorkFrame.tsx';
import type { PracticeProps, PracticeView } from './practiceProps.ts';
import { PracticeStatement } from './PracticeStatement.tsx';
import { Refused } from './Refused.tsx';
import type { SubmissionView, SubmittedCode } from '@aosai/api/judging/submissionViews.contract';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { PassStamp } from './PassStamp.tsx';
import { ReviewWords } from './ReviewWords.tsx';
import { WrongCaseList } from './WrongCaseList.tsx';
import type { PracticeTry } from '@aosai/api/practice/practiceViews.contract';

interface TryNotesProps {
  tried: PracticeTry;
  /** The submitted program, once loaded. */
  program: SubmittedCode | undefined;
  submission: SubmissionView;
  /** The program in the editor if it is still the submitted one. */
  source: string | null;
  view: Pick<PracticeView, 'cases' | 'casePolicy' | 'casesLeft' | 'work'>;
  onOpenCases: () => void;
}

const FULL = 100;
/** Verdicts that no test case explains. */
const WITHOUT_CASES = ['AC', 'CE', 'SE'] as const;

/** A submission's review by a teacher, and the test cases it failed. */
const TryNotes = ({ tried, program, submission, source, view, onOpenCases }: TryNotesProps) => {
  const { review, verdict, state } = tried;
  return (
    <>
      {verdict === 'RE' && view.cases[tried.id] === undefined && (
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
          program={{ language: submission.language, source }}
          help={view.work.help}
          onOpen={onOpenCases}
        />
      )}
    </>
  );
};

export interface PracticeAreaProps extends Omit<PracticeProps, 'practice' | 'theme'> {
  view: PracticeView;
  layout: WorkLayout;
  textSize: TextSize;
  /** List next to the question; null where a button opens it. */
  sheet: ReactNode;
  footer: ReactNode;
}

/** A question in practice: its statement and, for a programming question, editor and results. */
export const PracticeArea = (props: PracticeAreaProps) => {
  const { view, layout, textSize, sheet, footer, editor, editorMode, programs, now, on } = props;
  const visit = useCodeVisit();
  const isNarrow = layout === 'narrow';
  const triesOf = (one: SubmissionView) => view.tries.filter(({ submissionId }) => submissionId === one.id);
  // Before the test cases: in a small window they push it out of sight.
  const above = (one: SubmissionView) => {
    const passed = triesOf(one).find(({ percent }) => percent === FULL);
    return passed && <PassStamp key={passed.id} tried={passed} now={now} />;
  };
  const below = (one: SubmissionView) => {
    // Submitting the same program again reuses the submission; the review may belong to an older attempt.
    const same = triesOf(one);
    const found = same.find(({ review }) => review !== null) ?? same[0];
    const program = programs.data?.find(({ id }) => id === one.id);
    const { answer } = view.standing;
    const current = answer?.kind === 'code' ? answer : null;
    const source = current && !isStale(one, current) ? current.code : (program?.code ?? null);
    return (
      found && (
        <TryNotes
          tried={found}
          program={program}
          submission={one}
          source={source}
          view={view}
          onOpenCases={() => on.openCases(found.id)}
        />
      )
    );
  };
  const programming = useProgramming({
    work: view.work,
    question: view.question,
    answer: view.standing,
    readOnly: view.who === 'reader',
    nested: isNarrow,
    visit,
    editor,
    editorMode,
    programs,
    notice: view.refused && <Refused {...view.refused} />,
    above,
    below,
    on,
  });
  const statement = (
    <PracticeStatement view={view} textSize={textSize} now={now} footer={isNarrow ? undefined : footer} on={on} />
  );
  const shown = view.who === 'reader' ? null : programming;
  return isNarrow ? (
    <NarrowBody
      statement={statement}
      programming={shown}
      tab={visit.workTab}
      onTab={visit.setWorkTab}
      footer={footer}
    />
  ) : (
    <WideBody
      sheet={sheet}
      statement={statement}
      programming={shown}
      panels={editor.panels}
      onConfigure={on.configure}
    />
  );
};
