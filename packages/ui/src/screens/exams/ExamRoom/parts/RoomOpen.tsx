import { cellName } from '../../AnswerSheet/sheetCell.ts';
import { useProgramming } from '../../../../patterns/CodeWork/useProgramming.tsx';
import { Settings, type TextSize } from '../../../../patterns/WorkFrame/Settings.tsx';
import { useLayout } from '../../../../patterns/WorkFrame/useLayout.ts';
import { NarrowBody, SkipLink, WideBody, WorkFrame } from '../../../../patterns/WorkFrame/WorkFrame.tsx';
import { AnswerSheet } from '../../AnswerSheet/AnswerSheet.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Drawer } from '../../../../primitives/Drawer/Drawer.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ExamRoomProps, OpenRoom } from '../examRoomProps.ts';
import { answerOf, questionsOf, sheetOf } from '../roomModel.ts';
import { Banners } from './Banners.tsx';
import { FreshNotice } from './FreshNotice.tsx';
import { KeyHints } from './KeyHints.tsx';
import { Notices } from './Notices.tsx';
import { Pager } from '../../../../patterns/WorkFrame/Pager.tsx';
import { PhaseDialogs } from './PhaseDialogs.tsx';
import { QuestionPane } from './QuestionPane.tsx';
import { RoomTop } from './RoomTop.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { useRoomKeys } from './useRoomKeys.ts';
import type { RoomWords } from './roomWords.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';
import type { CodeWork } from '../../../../patterns/CodeWork/codeWork.ts';
import type { Answer } from '@aosai/api/questions/answers';
import { choose } from '../../../../patterns/QuestionBody/choose.ts';
import { changedPart, chooseInPart, openPart } from '../../../../patterns/QuestionBody/questionParts.ts';
import { useState } from 'react';
import { useCodeVisit } from '../../../../patterns/CodeWork/useCodeVisit.ts';

/** State of this visit that is not stored: text size, open panels, inputs of trial runs. */
const useVisit = () => {
  const [textSize, setTextSize] = useState<TextSize>('m');
  const code = useCodeVisit();
  const [sheetOpen, setSheetOpen] = useState(false);
  const [submitOpen, setSubmitOpen] = useState(false);
  const [signInLater, setSignInLater] = useState(false);
  /** The part of a group that keys answer, once one has been used. */
  const [part, setPart] = useState<{ questionId: string; place: number } | null>(null);
  /** The announcement of the last page turn. */
  const [turned, setTurned] = useState('');
  return {
    ...code,
    textSize,
    setTextSize,
    sheetOpen,
    setSheetOpen,
    submitOpen,
    setSubmitOpen,
    signInLater,
    setSignInLater,
    partOf: (questionId: string) => (part?.questionId === questionId ? part.place : null),
    setPart: (questionId: string, place: number) => setPart({ questionId, place }),
    turned,
    setTurned,
  };
};

interface Answering {
  question: RoomQuestion;
  answer: Answer | null;
  visit: Pick<ReturnType<typeof useVisit>, 'partOf' | 'setPart'>;
  onAnswer: (questionId: string, answer: Answer | null) => void;
}

/** Handlers to answer by letter or by pointer; in a group both keep track of the current part. */
function answerWays({ question, answer, visit, onAnswer }: Answering) {
  const parts = question.parts ?? [];
  return {
    byLetter(letter: number) {
      if (parts.length === 0) {
        const option = question.options[letter];
        if (option) onAnswer(question.id, choose(question, answer, option.id));
        return;
      }
      const at = visit.partOf(question.id) ?? openPart(answer, parts.length);
      const option = parts[at]?.options[letter];
      if (!option) return;
      visit.setPart(question.id, Math.min(at + 1, parts.length - 1));
      onAnswer(question.id, chooseInPart(answer, parts.length, at, option.id));
    },
    byPointer(next: Answer | null) {
      const at = changedPart(answer, next, parts.length);
      if (at !== -1) visit.setPart(question.id, at);
      onAnswer(question.id, next);
    },
    toPart(place: number) {
      if (place < parts.length) visit.setPart(question.id, place);
    },
  };
}

/** Says what is judged after the language changes, by the paper's rule. */
const switchNote = ({ feedback, scorePolicy }: OpenRoom): string => {
  if (feedback === 'deferred') return '这道题按交卷时选用的语言评测。';
  return scorePolicy === 'best'
    ? '得分取各次提交中最高的一次；交卷时选用的代码如果没有提交过，也会评测。'
    : '得分按交卷时选用的代码计算，它没有提交过也会评测。';
};

/** The code panels, configured by the rules of the paper. */
const codeWorkOf = (room: OpenRoom, help: CodeWork['help']): CodeWork => ({
  submissions: room.submissions,
  trial: room.trial,
  submittingIds: room.submittingIds,
  online: room.online,
  scored: room.feedback === 'ioi',
  help,
  switchNote: switchNote(room),
});

export interface RoomOpenProps extends Omit<ExamRoomProps, 'view' | 'kind'> {
  room: OpenRoom;
  words: RoomWords;
  /** The question in view. */
  question: RoomQuestion;
}

/** The room while the paper is being answered. */
export const RoomOpen = (props: RoomOpenProps) => {
  const {
    room,
    words,
    question,
    help = null,
    remainingMs,
    announcement,
    theme,
    editor,
    editorMode,
    programs,
    on,
  } = props;
  const layout = useLayout();
  const visit = useVisit();
  const isOver = room.phase !== 'answering';
  const isLocked = room.lockedIds?.includes(question.id) === true;
  const readOnly = isOver || isLocked;
  const questions = questionsOf(room.sections);
  const sheet = sheetOf(room.sections, room.answers);
  const cells = sheet.flatMap((section) => section.cells);
  const place = questions.indexOf(question);
  const previousId = questions[place - 1]?.id ?? null;
  const nextId = questions[place + 1]?.id ?? null;
  const answer = answerOf(room.answers, question.id);
  const programming = useProgramming({
    work: codeWorkOf(room, help),
    question,
    answer,
    readOnly,
    nested: layout === 'narrow',
    visit,
    editor,
    editorMode,
    programs,
    on,
  });
  const conflicts = questions.filter(({ id }) => id !== question.id && answerOf(room.answers, id).lost !== null);
  const signInLater = visit.signInLater && room.signedOut;

  const ways = answerWays({ question, answer: answer.answer, visit, onAnswer: on.answer });

  const go = (questionId: string, part?: number) => {
    if (part !== undefined) visit.setPart(questionId, part);
    const cell = cells.find((one) => one.id === questionId);
    visit.setTurned(cell ? cellName(cell) : '');
    visit.setWorkTab('question');
    visit.setSheetOpen(false);
    visit.setSubmitOpen(false);
    on.go(questionId);
  };

  useRoomKeys((key) => {
    switch (key.kind) {
      case 'previous':
        return previousId === null ? undefined : go(previousId);
      case 'next':
        return nextId === null ? undefined : go(nextId);
      case 'flag':
        return readOnly ? undefined : on.flag(question.id, !answer.flagged);
      case 'run':
        return programming?.run();
      case 'choose':
        return readOnly ? undefined : ways.byLetter(key.place);
      case 'part':
        return ways.toPart(key.place);
      default:
        return key satisfies never;
    }
  });

  const answerSheet = <AnswerSheet sections={sheet} currentId={question.id} onGo={go} />;
  const pager = (
    <Pager previousId={previousId} nextId={nextId} onGo={go}>
      {layout === 'wide' ? (
        <KeyHints question={question} />
      ) : (
        <Button icon="menu" onClick={() => visit.setSheetOpen(true)}>
          <span>答题卡</span> {place + 1} / {questions.length}
        </Button>
      )}
    </Pager>
  );
  const statement = (
    <QuestionPane
      question={question}
      answer={answer}
      readOnly={readOnly}
      isLocked={isLocked}
      textSize={visit.textSize}
      currentPart={visit.partOf(question.id)}
      footer={layout === 'narrow' ? undefined : pager}
      onAnswer={ways.byPointer}
      onFlag={(flagged) => on.flag(question.id, flagged)}
      onDismissLost={() => on.dismissLost(question.id)}
    />
  );

  return (
    <WorkFrame data-layout={layout}>
      <SkipLink href="#work-question">跳到题目</SkipLink>
      <RoomTop
        examTitle={room.examTitle}
        // While answering goes on, 0 means that the clock has not been read yet.
        remainingMs={remainingMs > 0 || isOver ? remainingMs : null}
        homework={room.homework}
        save={room.phase === 'takenOver' || room.phase === 'heldElsewhere' ? null : room.save}
        layout={layout}
        tools={
          <>
            <Notices notices={room.notices} />
            <Settings
              pageTheme={theme}
              textSize={visit.textSize}
              editor={editor}
              onTheme={on.setTheme}
              onTextSize={visit.setTextSize}
              onConfigure={on.configure}
            />
          </>
        }
        action={
          <Button disabled={isOver} onClick={() => visit.setSubmitOpen(true)}>
            {words.handIn}
          </Button>
        }
      />
      <Banners
        room={room}
        remainingMs={remainingMs}
        conflicts={conflicts}
        lateNos={questions.filter(({ id }) => room.lateIds.includes(id)).map(({ no }) => no)}
        signInLater={signInLater}
        onGo={go}
        onTakeover={on.takeover}
        onSignIn={on.signIn}
        onDismissProblem={on.dismissProblem}
      />
      {layout === 'narrow' ? (
        <NarrowBody
          statement={statement}
          programming={programming}
          tab={visit.workTab}
          onTab={visit.setWorkTab}
          footer={pager}
        />
      ) : (
        <WideBody
          sheet={layout === 'wide' ? answerSheet : null}
          statement={statement}
          programming={programming}
          panels={editor.panels}
          onConfigure={on.configure}
        />
      )}
      <Drawer open={visit.sheetOpen} onClose={() => visit.setSheetOpen(false)} title="答题卡">
        {answerSheet}
      </Drawer>
      <SubmitDialog
        open={visit.submitOpen && !isOver}
        cells={cells}
        words={words}
        tooLargeIds={questions.filter(({ id }) => answerOf(room.answers, id).tooLarge).map(({ id }) => id)}
        onGo={go}
        onConfirm={() => {
          // Closes first, so that a second click finds no button.
          visit.setSubmitOpen(false);
          on.complete();
        }}
        onClose={() => visit.setSubmitOpen(false)}
      />
      <PhaseDialogs
        room={room}
        words={words}
        remainingMs={remainingMs}
        signInLater={signInLater}
        onSignInLater={() => visit.setSignInLater(true)}
        on={on}
      />
      <FreshNotice notice={room.freshNotice} onDismiss={on.dismissNotice} />
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      <VisuallyHidden role="status" aria-live="polite">
        {visit.turned}
      </VisuallyHidden>
    </WorkFrame>
  );
};
