import type { LanguageId } from '@aosai/api/judging/languages';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CodePane } from '../CodePane/CodePane.tsx';
import type { CodeDoings, CodeTools, CodeWork } from './codeWork.ts';
import { ResultPane } from './ResultPane.tsx';
import { toRunInput } from './trialInput.ts';
import { type CodeStanding, useCode } from './useCode.ts';
import { useMarkers } from './useMarkers.ts';
import type { CodeVisit } from './useCodeVisit.ts';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

/** The submissions of one kind for a question, newest first; sortable ids break ties. */
export const submissionsOf = (
  submissions: readonly SubmissionView[],
  questionId: string,
  kind: SubmissionView['kind'],
): SubmissionView[] =>
  submissions
    .filter((one) => one.questionId === questionId && one.kind === kind)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));

interface Options extends CodeTools {
  work: CodeWork;
  question: RoomQuestion;
  answer: CodeStanding;
  readOnly: boolean;
  /** The areas are already tabs. */
  nested: boolean;
  visit: CodeVisit;
  /** Shown above the submissions: why the last one was refused. */
  notice?: ReactNode;
  /** Additional content above the test cases of a submission, and under them. */
  above?: ((one: SubmissionView) => ReactNode) | undefined;
  below?: ((one: SubmissionView) => ReactNode) | undefined;
  on: CodeDoings;
}

export interface Programming {
  code: ReactNode;
  result: ReactNode;
  /** 自测 and 提交, for layouts with tabs; elsewhere the buttons are above the code. */
  actions: ReactNode;
  /** Number of results, for the tab on a phone. */
  resultCount: number;
  run: () => void;
}

/** The code and result areas of a programming question; null for any other question. */
export const useProgramming = (options: Options): Programming | null => {
  const { work, question, answer, readOnly, nested, visit, editor, editorMode, programs, on } = options;
  const code = useCode(question, answer, (next) => on.answer(question.id, next));
  const trials = submissionsOf(work.submissions, question.id, 'debug');
  const submissions = submissionsOf(work.submissions, question.id, 'submit');
  const [newest] = [...trials, ...submissions].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const markers = useMarkers({
    help: work.help,
    language: code.language,
    code: code.code,
    newest,
    isEdited: newest !== undefined && visit.editedAfter[question.id] === newest.id,
  });
  const [stepped, setStepped] = useState<{ language: LanguageId; source: string; input: string } | null>(null);
  const { programming } = question;
  if (!programming) return null;

  const trialSending = work.trial.kind === 'sending' && work.trial.questionId === question.id;
  const submitSending = work.submittingIds.includes(question.id);
  // Allows one trial run at a time over all questions, as the judge refuses a second one.
  const running =
    work.trial.kind === 'sending' || work.submissions.some((one) => one.kind === 'debug' && one.state !== 'done');
  const judging = submitSending || submissions.some((one) => one.state !== 'done');
  const canRun = !readOnly && !running && work.online;
  const input = visit.inputOf(question);

  const show = (tab: 'trial' | 'submit') => {
    visit.setResultTab(tab);
    visit.setWorkTab('result');
  };
  const run = () => {
    if (!canRun) return;
    show('trial');
    on.run({ questionId: question.id, language: code.language, code: code.code, input: toRunInput(input) });
  };
  const submit = () => {
    if (judging) return;
    show('submit');
    const shown = { kind: 'code' as const, language: code.language, code: code.code };
    if (!code.isAnswer) on.answer(question.id, shown);
    on.submit(question.id, shown);
  };
  const Stepper = work.help?.Stepper;
  const sample = programming.samples.find(({ id }) => id === input.choice);
  // Stepping has neither the task's files nor the code around the program.
  const canStep = Stepper && programming.fileIo === null;

  const actions = (
    <>
      {canStep && (
        <Button
          size={nested ? 'm' : 's'}
          onClick={() => setStepped({ language: code.language, source: code.code, input: sample?.input ?? input.text })}
        >
          单步
        </Button>
      )}
      <Button
        size={nested ? 'm' : 's'}
        icon="play"
        loading={running}
        disabled={readOnly || !work.online}
        title={work.online ? 'Ctrl + Enter' : '离线时不能自测，代码已存本机'}
        onClick={run}
      >
        自测
      </Button>
      {work.scored && (
        <Button size={nested ? 'm' : 's'} variant="primary" loading={judging} disabled={readOnly} onClick={submit}>
          提交
        </Button>
      )}
    </>
  );

  return {
    run,
    actions: nested ? actions : null,
    resultCount: work.submitCount ?? submissions.length,
    code: (
      <>
        {Stepper && stepped && (
          <Suspense fallback={null}>
            <Stepper {...stepped} onClose={() => setStepped(null)} />
          </Suspense>
        )}
        <CodePane
          label={`第 ${question.no} 题的代码`}
          languages={programming.languages}
          language={code.language}
          standard={programming.standard}
          code={code.code}
          documentKey={`${question.id}:${code.language}`}
          readOnly={readOnly}
          markers={markers}
          mode={editorMode}
          config={editor}
          confirmSwitch={code.isAnswer && code.code.trim() !== ''}
          switchNote={work.switchNote}
          onLanguage={code.switchTo}
          onChange={(text) => {
            if (newest) visit.setEditedAfter(question.id, newest.id);
            code.change(text);
          }}
          onRun={run}
          onPaste={(lengthChars) => on.pasted(question.id, lengthChars)}
          onFail={on.editorFailed}
          onConfigure={on.configure}
          actions={nested ? null : actions}
        />
      </>
    ),
    result: (
      <ResultPane
        question={question}
        tab={visit.resultTab}
        nested={nested}
        scored={work.scored}
        input={input}
        trials={trials}
        submissions={submissions}
        submitCount={work.submitCount ?? submissions.length}
        trialSending={trialSending}
        submitSending={submitSending}
        online={work.online}
        current={{ kind: 'code', language: code.language, code: code.code }}
        programs={programs}
        help={work.help}
        refused={work.trial.kind === 'refused' && work.trial.questionId === question.id ? work.trial.message : null}
        onTab={visit.setResultTab}
        onInput={(next) => visit.setInput(question.id, next)}
        onRun={run}
        onPrograms={() => on.openPrograms(question.id)}
        notice={options.notice}
        above={options.above}
        below={options.below}
        onRestore={readOnly ? undefined : code.restore}
      />
    ),
  };
};
