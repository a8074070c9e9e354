import type { CodeHelp } from '@aosai/ui/screens/exams/ExamRoom';
import { useContext, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { RoomPage } from './room/RoomPage.tsx';
import type { Aosai } from '../kit/context.ts';
import { FrameContext } from '../kit/frame.ts';
import { inputOf, type RoomCalls } from './room/roomCalls.ts';
import { createTransport } from './room/transport.ts';
import { enterRoom } from './room/visit.ts';

const RESULTS_SHOWN = 50;

/** The room of an exam's paper; `attemptId` is the attempt this page has shown before. */
function examRoomCalls(
  aosai: Aosai,
  place: { examId: string; examPaperId: string; attemptId: string | null },
  onExplains: () => void,
): RoomCalls {
  const { client } = aosai;
  return {
    transport: createTransport(aosai),
    enter: async (device) => {
      const opened = await enterRoom(client, { ...place, ...device }, () => performance.now());
      if (opened.kind === 'visit' && opened.visit.room.explainsErrors === true) onExplains();
      return opened;
    },
    run: (wish, held) => {
      const { questionId, language, code } = wish;
      return client.examMemberQuestion.debug(
        { ...held, questionId, language, code, ...inputOf(wish) },
        { quiet: true },
      );
    },
    results: async (attemptId) =>
      (await client.examMemberQuestion.queryLatestList({ attemptId, size: RESULTS_SHOWN }, { quiet: true })).content,
    warning: (minutes) => `距离考试结束还有 ${minutes} 分钟`,
  };
}

/** /exam/room?examId=…&paperId=… */
export function Component() {
  const [params, setParams] = useSearchParams();
  const [, navigate] = useLocation();
  const examId = params.get('examId') ?? '';
  const examPaperId = params.get('paperId') ?? '';
  const attemptId = params.get('attemptId');
  const tell = useContext(FrameContext);
  const [help, setHelp] = useState<CodeHelp>();
  // Most exams show the compiler's own words, so their rooms load no explanations.
  const loadHelp = () => void import('../judging/codeHelp.ts').then(({ CODE_HELP }) => setHelp(CODE_HELP));
  return (
    <RoomPage
      key={`${examId} ${examPaperId}`}
      kind="exam"
      openDoor={(aosai) => examRoomCalls(aosai, { examId, examPaperId, attemptId }, loadHelp)}
      help={help}
      roomId={attemptId}
      readPrograms={async (client, id, questionId) => {
        const asked = { attemptId: id, questionId };
        return (await client.examMemberQuestion.queryListByExamPaperEnroll(asked, { quiet: true })).submissions;
      }}
      readReport={(client, id) => client.examPaperEnroll.report({ id }, { quiet: true })}
      onEntered={(id) => {
        tell?.('ao-start', { attemptId: id });
        setParams({ examId, paperId: examPaperId, attemptId: id }, { replace: true });
      }}
      onCompleted={(id) => tell?.('ao-complete', { attemptId: id })}
      openReport={(id) => navigate(`/exam/report/paper?id=${id}`)}
      leave={() => navigate(`/exam/detail?id=${examId}`)}
    />
  );
}
