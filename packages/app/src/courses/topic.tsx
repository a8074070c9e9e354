import { NotFound } from '@aosai/ui/screens/shell/NotFound';
import { TopicPath } from '@aosai/ui/screens/courses/TopicPath';
import { useParams } from 'wouter';
import { LearnClient } from '../kit/LearnClient.tsx';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useFileUrl } from '../kit/useFileUrl.ts';
import { useTitle } from '../kit/useTitle.ts';

/** Topics with an address, even before they are written. */
const PREPARED: ReadonlySet<string> = new Set(['quwei', 'grammar', 'train']);
const ID = /^[0-9A-Z]{26}$/;

function Page() {
  const { slug = '' } = useParams();
  const { session } = useAosai();
  const current = useCurrent();
  const fileUrl = useFileUrl();
  const topic = useCall(['topic', slug], async (calls) => {
    // A school's topics are addressed by id, as they have no slug.
    if (ID.test(slug)) return calls.course.queryById({ id: slug }, { quiet: true });
    const { content } = await calls.course.queryList({ kind: 'topic', slug, size: 1 });
    const [found] = content;
    return found ? calls.course.queryById({ id: found.id }, { quiet: true }) : null;
  });
  const id = topic.data?.id;
  const units = useCall(
    id === undefined ? null : ['topic', id, 'units'],
    async (calls) => (await calls.course.queryChapterList({ courseId: id ?? '' })).content,
  );
  const notes = useCall(
    id === undefined ? null : ['topic', id, 'notes'],
    async (calls) => (await calls.course.queryNotesById({ id: id ?? '' })).notesHtml,
  );
  useTitle(topic.data?.title ?? '专题');
  if (topic.data === null && !PREPARED.has(slug)) return <NotFound />;
  return (
    <TopicPath
      topic={loaded(topic)}
      units={loaded(units)}
      notesHtml={loaded(notes)}
      isGuest={current === null}
      fileUrl={fileUrl}
      on={{
        signIn: () => session.ask('member'),
        retry: () => void Promise.all([topic.mutate(), units.mutate(), notes.mutate()]),
      }}
    />
  );
}

/** /topic/quwei, /topic/grammar, /topic/train and others that an office creates */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
