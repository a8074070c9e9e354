import type { ExamRoomProps } from './examRoomProps.ts';
import { RoomFailed } from './parts/RoomFailed.tsx';
import { RoomLoading } from './parts/RoomLoading.tsx';
import { RoomOpen } from './parts/RoomOpen.tsx';
import { RoomReceipt } from './parts/RoomReceipt.tsx';
import { RoomRules } from './parts/RoomRules.tsx';
import { roomWords } from './parts/roomWords.ts';
import { questionsOf } from './roomModel.ts';

export type {
  ExamRoomEvents,
  ExamRoomProps,
  OpenRoom,
  RoomAnswer,
  RoomBefore,
  RoomFailure,
  RoomHomework,
  RoomPhase,
  RoomView,
} from './examRoomProps.ts';
export type { CodeHelp, RunWish, TrialState } from '../../../patterns/CodeWork/codeWork.ts';
export type { SaveState } from '../../../patterns/SaveChip/SaveChip.tsx';

/** The exam room, from opening the paper to the receipt. */
export const ExamRoom = ({ view, kind = 'exam', ...rest }: ExamRoomProps) => {
  const { on } = rest;
  const homework = view.kind === 'open' || view.kind === 'completed' ? view.homework : undefined;
  const words = roomWords(kind, homework?.results);
  switch (view.kind) {
    case 'loading':
      return <RoomLoading />;
    case 'failed':
      return (
        <RoomFailed
          reason={view.reason}
          message={view.message}
          retrying={view.retrying}
          kind={kind}
          onRetry={on.retry}
          onLeave={on.leave}
        />
      );
    case 'before':
      return (
        <RoomRules
          before={view}
          device={rest.device}
          now={rest.now}
          onStart={on.start}
          onRecheck={on.recheck}
          onLeave={on.leave}
        />
      );
    case 'open': {
      const questions = questionsOf(view.sections);
      const question = questions.find(({ id }) => id === view.currentId) ?? questions[0];
      if (!question)
        return (
          <RoomFailed
            reason="notFound"
            message={undefined}
            retrying={false}
            kind={kind}
            onRetry={on.retry}
            onLeave={on.leave}
          />
        );
      return <RoomOpen {...rest} words={words} room={view} question={question} />;
    }
    case 'completed':
      return (
        <RoomReceipt
          examTitle={view.examTitle}
          memberName={view.memberName}
          receipt={view.receipt}
          result={view.result}
          now={rest.now}
          tooLargeNos={view.tooLargeNos}
          words={words}
          onGoOn={view.mayGoOn ? on.goOn : undefined}
          onReport={on.openReport}
          onLeave={on.leave}
          onPrint={on.print}
        />
      );
    default:
      return view satisfies never;
  }
};
