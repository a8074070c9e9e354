import { NotFound } from '@aosai/ui/screens/shell/NotFound';
import { useEffect } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { CODE_HELP } from '../judging/codeHelp.ts';
import { useCurrent } from '../kit/context.ts';
import { homeworkRoomCalls } from './homeworkRoomCalls.ts';
import { RoomPage } from '../exams/room/RoomPage.tsx';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

/** Links in messages name the homework, so the reader's enrolment in it is looked up once. */
function usePlaceId(): string | null {
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  const homeworkId = params.get('homeworkId');
  const latest = useCall(id === null && homeworkId !== null ? ['homeworkPlace', homeworkId] : null, (client) =>
    client.homeworkEnroll.queryMineLatestEnroll({ ...(homeworkId !== null && { homeworkId }) }, { quiet: true }),
  );
  const found = latest.data?.place?.id;
  useEffect(() => {
    if (found !== undefined) setParams({ id: found }, { replace: true });
  }, [found, setParams]);
  const isOver = latest.data !== undefined || latest.error?.isTransient === false;
  return id ?? found ?? (homeworkId === null || isOver ? '' : null);
}

const ID = /^[0-9A-Z]{26}$/;

/** /homework/room?id=… (an enrolment) or ?homeworkId=…; without an enrolment there is no page. */
export function Component() {
  const current = useCurrent();
  const [params] = useSearchParams();
  const id = params.get('id');
  if (current?.realm !== 'member' || current.member.type !== 'parent') return <Room />;
  // Parents see the results; only the child enters the room.
  const to = id !== null && ID.test(id) ? `/homework/report/enroll?enrollId=${id}` : '/user/homework';
  return <Redirect to={to} replace />;
}

function Room() {
  const placeId = usePlaceId();
  if (placeId === null) return null;
  return ID.test(placeId) ? <Visit key={placeId} placeId={placeId} /> : <NotFound />;
}

function Visit({ placeId }: { placeId: string }) {
  const [, navigate] = useLocation();
  const now = useNow();
  const place = useCall(['homeworkPlaceOf', placeId], (client) =>
    client.homeworkEnroll.queryById({ id: placeId }, { quiet: true }),
  ).data;
  const homework = place && {
    dueAt: place.dueAt,
    lateUntilAt: place.lateUntilAt,
    dueFrom: place.dueFrom,
    penaltyPct: place.penaltyPct,
    results: place.results ?? ('atDue' as const),
    now,
  };
  return (
    <RoomPage
      kind="homework"
      help={CODE_HELP}
      openDoor={(aosai) => homeworkRoomCalls(aosai, placeId)}
      roomId={placeId}
      readPrograms={async (client, homeworkEnrollId, questionId) => {
        const asked = { homeworkEnrollId, questionId };
        return (await client.homeworkMemberQuestion.queryListByHomeworkEnroll(asked, { quiet: true })).submissions;
      }}
      readReport={async (client) => (await client.homeworkEnroll.report({ id: placeId }, { quiet: true })).report}
      homework={homework}
      onEntered={() => undefined}
      openReport={() => navigate(`/homework/report/enroll?enrollId=${placeId}`)}
      leave={() => navigate('/user/homework')}
    />
  );
}
