import { useLocation, useSearchParams } from 'wouter';
import { examRoomCalls } from './room/examRoomCalls.ts';
import { RoomPage } from './room/RoomPage.tsx';

/** /exam/room?examId=…&paperId=… */
export function Component() {
  const [params, setParams] = useSearchParams();
  const [, navigate] = useLocation();
  const examId = params.get('examId') ?? '';
  const examPaperId = params.get('paperId') ?? '';
  const attemptId = params.get('attemptId');
  return (
    <RoomPage
      key={`${examId} ${examPaperId}`}
      kind="exam"
      openDoor={(aosai) => examRoomCalls(aosai, { examId, examPaperId, attemptId })}
      roomId={attemptId}
      readPrograms={async (client, id, questionId) => {
        const asked = { attemptId: id, questionId };
        return (await client.examMemberQuestion.queryListByExamPaperEnroll(asked, { quiet: true })).submissions;
      }}
      onEntered={(id) => setParams({ examId, paperId: examPaperId, attemptId: id }, { replace: true })}
      openReport={(id) => navigate(`/exam/report/paper?id=${id}`)}
      leave={() => navigate(`/exam/detail?id=${examId}`)}
    />
  );
}
