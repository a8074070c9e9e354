import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { Topics } from '@aosai/ui/screens/courses/Topics';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useFileUrl } from '../kit/useFileUrl.ts';

function Page() {
  const fileUrl = useFileUrl();
  const topics = useCall(
    ['topics'],
    async (calls) => (await calls.course.queryList({ kind: 'topic', size: MAX_PAGE_SIZE })).content,
  );
  return <Topics topics={loaded(topics)} fileUrl={fileUrl} on={{ retry: () => void topics.mutate() }} />;
}

/** /topic */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
