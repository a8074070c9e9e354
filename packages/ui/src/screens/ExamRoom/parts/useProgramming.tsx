import type { RoomQuestion } from '@aosai/api/contract/types';
import type { ReactNode } from 'react';
import { CodePane } from '../../../patterns/CodePane/CodePane.tsx';
import { compileMarkers } from '../../../patterns/CodePane/compileMarkers.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { ExamRoomProps, OpenRoom, RoomAnswer } from '../examRoomProps.ts';
import { submissionsOf } from '../roomModel.ts';
import { ResultPane } from './ResultPane.tsx';
import { toRunInput } from './trialInput.ts';
import { useCode } from './useCode.ts';
import type { Visit } from './useVisit.ts';

interface Options extends Pick<ExamRoomProps, 'editor' | 'editorMode' | 'programs' | 'on'> {
  room: OpenRoom;
  question: RoomQuestion;
  answer: RoomAnswer;
  readOnly: boolean;
  /** The areas are tabs already. */
  nested: boolean;
  visit: Visit;
}

export interface Programming {
  code: ReactNode;
  result: ReactNode;
  /** 自测 and 提交, for where the areas are tabs; elsewhere they stand above the code. */
  actions: ReactNode;
  /** Results that a student may want to see, for the tab of a phone. */
  resultCount: number;
  run: () => void;
}

/** What is judged when the language changes, by the paper's rule. */
const switchNote = ({ feedback, scorePolicy }: OpenRoom): string => {
  if (feedback === 'deferred') return '这道题按交卷时选用的语言评测。';
  return scorePolicy === 'best'
    ? '得分取各次提交中最高的一次；交卷时选用的代码如果没有提交过，也会评测。'
    : '得分按交卷时选用的代码计算，它没有提交过也会评测。';
};

const NO_MARKERS: ReturnType<typeof compileMarkers> = [];

/** The two areas beside the statement of a programming task; null for any other question. */
export const useProgramming = (options: Options): Programming | null => {
  const { room, question, answer, readOnly, nested, visit, editor, editorMode, programs, on } = options;
  const code = useCode(question, answer, (next) => on.answer(question.id, next));
  const { programming } = question;
  if (!programming) return null;

  const trials = submissionsOf(room.submissions, question.id, 'debug');
  const submissions = submissionsOf(room.submissions, question.id, 'submit');
  const [newest] = [...trials, ...submissions].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const trialSending = room.trial.kind === 'sending' && room.trial.questionId === question.id;
  const submitSending = room.submittingIds.includes(question.id);
  // One trial run at a time, over all questions: the judge would refuse a second one.
  const running =
    room.trial.kind === 'sending' || room.submissions.some((one) => one.kind === 'debug' && one.state !== 'done');
  const judging = submitSending || submissions.some((one) => one.state !== 'done');
  const canRun = !readOnly && !running && room.online;
  const input = visit.inputOf(question);

  const show = (tab: 'trial' | 'submit') => {
    visit.setResultTab(tab);
    visit.setRoomTab('result');
  };
  const run = () => {
    if (!canRun) return;
    show('trial');
    on.run({ questionId: question.id, language: code.language, code: code.code, input: toRunInput(input) });
  };
  const submit = () => {
    if (judging) return;
    show('submit');
    if (!code.isAnswer) on.answer(question.id, { kind: 'code', language: code.language, code: code.code });
    on.submit(question.id);
  };
  const marked = newest?.verdict === 'CE' && visit.editedAfter[question.id] !== newest.id;

  const actions = (
    <>
      <Button
        size={nested ? 'm' : 's'}
        icon="play"
        loading={running}
        disabled={readOnly || !room.online}
        title={room.online ? 'Ctrl + Enter' : '离线时不能自测，代码已存本机'}
        onClick={run}
      >
        自测
      </Button>
      {room.feedback === 'ioi' && (
        <Button size={nested ? 'm' : 's'} variant="primary" loading={judging} disabled={readOnly} onClick={submit}>
          提交
        </Button>
      )}
    </>
  );

  return {
    run,
    actions: nested ? actions : null,
    resultCount: submissions.length,
    code: (
      <CodePane
        label={`第 ${question.no} 题的代码`}
        languages={programming.languages}
        language={code.language}
        standard={programming.standard}
        code={code.code}
        documentKey={`${question.id}:${code.language}`}
        readOnly={readOnly}
        markers={marked ? compileMarkers(newest.compileMessage) : NO_MARKERS}
        mode={editorMode}
        config={editor}
        confirmSwitch={code.isAnswer && code.code.trim() !== ''}
        switchNote={switchNote(room)}
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
    ),
    result: (
      <ResultPane
        question={question}
        tab={visit.resultTab}
        nested={nested}
        scored={room.feedback === 'ioi'}
        input={input}
        trials={trials}
        submissions={submissions}
        trialSending={trialSending}
        submitSending={submitSending}
        online={room.online}
        current={{ kind: 'code', language: code.language, code: code.code }}
        programs={programs}
        refused={room.trial.kind === 'refused' && room.trial.questionId === question.id ? room.trial.message : null}
        onTab={visit.setResultTab}
        onInput={(next) => visit.setInput(question.id, next)}
        onRun={run}
        onPrograms={() => on.openPrograms(question.id)}
        onRestore={readOnly ? undefined : code.restore}
      />
    ),
  };
};
