import { ContentDetail } from '@aosai/ui/screens/courses/ContentDetail';
import { useParams } from 'wouter';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useFileUrl } from '../kit/useFileUrl.ts';
import { useTitle } from '../kit/useTitle.ts';

function Page() {
  const { id = '' } = useParams();
  const fileUrl = useFileUrl();
  const content = useCall(['content', id], (calls) => calls.course.queryById({ id }, { quiet: true }));
  const body = useCall(
    content.data ? ['content', id, 'body'] : null,
    async (calls) => (await calls.course.queryNotesById({ id })).notesHtml,
  );
  useTitle(content.data?.title ?? '内容');
  return (
    <ContentDetail
      content={loaded(content)}
      bodyHtml={loaded(body)}
      fileUrl={fileUrl}
      on={{ retry: () => void Promise.all([content.mutate(), body.mutate()]) }}
    />
  );
}

/** /content-center/:id */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
