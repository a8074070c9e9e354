import { Album } from '@aosai/ui/screens/desks/Album';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../kit/context.ts';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import { useTitle } from '../kit/useTitle.ts';

function Page() {
  useTitle('印谱');
  const current = useCurrent();
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const member = current?.realm === 'member' ? current.member : null;
  const children = member?.type === 'parent' ? member.children : [];
  const childId = (children.find(({ id }) => id === params.get('childId')) ?? children[0])?.id ?? null;
  const album = useCall(member && ['album', childId], (client) =>
    client.desk.queryAlbum(childId === null ? {} : { memberId: childId }),
  );
  const { data } = album;
  const isEmpty = data?.levels.length === 0 && data.points.length === 0 && data.taskCount === 0;
  const today = useCall(isEmpty && childId === null ? ['album', 'next'] : null, (client) =>
    client.desk.queryToday({}, { quiet: true }),
  );
  return (
    <Album
      album={loaded(album)}
      nextLesson={today.data?.lesson ?? null}
      family={children}
      childId={childId}
      now={now}
      on={{
        child: (id) => setParams({ childId: id }, { replace: true }),
        print: () => globalThis.print(),
        retry: () => void album.mutate(),
      }}
    />
  );
}

/** /play/album?childId=…: the seals of the student, or of a parent's child. */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
