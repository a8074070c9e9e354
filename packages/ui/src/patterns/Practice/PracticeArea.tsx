import type { ReactNode } from 'react';
import { useCodeVisit } from '../CodeWork/useCodeVisit.ts';
import { useProgramming } from '../CodeWork/useProgramming.tsx';
import type { TextSize } from '../WorkFrame/Settings.tsx';
import type { WorkLayout } from '../WorkFrame/useLayout.ts';
import { NarrowBody, WideBody } from '../WorkFrame/WorkFrame.tsx';
import type { PracticeProps, PracticeView } from './practiceProps.ts';
import { PracticeStatement } from './PracticeStatement.tsx';
import { Refused } from './Refused.tsx';
import { TryNotes } from './TryNotes.tsx';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

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
  const below = (one: SubmissionView) => {
    // Submitting the same program again reuses the submission; the review may belong to an older attempt.
    const same = view.tries.filter(({ submissionId }) => submissionId === one.id);
    const found = same.find(({ review }) => review !== null) ?? same[0];
    const program = programs.data?.find(({ id }) => id === one.id);
    return found && <TryNotes tried={found} program={program} view={view} onOpenCases={() => on.openCases(found.id)} />;
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
