import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { CourseList, type CourseListFilter } from '@aosai/ui/screens/courses/CourseList';
import { useSearchParams } from 'wouter';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useFileUrl } from '../kit/useFileUrl.ts';

/** The filter is kept in the address, so that a reload or a shared link shows the same list. */
function filterFrom(params: URLSearchParams): CourseListFilter {
  const difficulty = DIFFICULTY.values.find((value) => value === params.get('difficulty')) ?? null;
  return {
    difficulty,
    tag: params.get('tag') || null,
    keyword: params.get('keyword') ?? '',
    page: Math.max(0, Number(params.get('page')) || 0),
  };
}

function Page() {
  const [params, setParams] = useSearchParams();
  const fileUrl = useFileUrl();
  const filter = filterFrom(params);
  const courses = useCall(
    ['courses', filter],
    (client) =>
      client.course.queryList({
        kind: 'course',
        page: filter.page,
        ...(filter.difficulty && { difficulty: filter.difficulty }),
        ...(filter.tag && { tags: [filter.tag] }),
        ...(filter.keyword && { keyword: filter.keyword }),
      }),
    { keepPreviousData: true },
  );
  const topics = useCall(
    ['topics'],
    async (calls) => (await calls.course.queryList({ kind: 'topic', size: MAX_PAGE_SIZE })).content,
  );
  return (
    <CourseList
      courses={loaded(courses)}
      topics={topics.data ?? []}
      filter={filter}
      fileUrl={fileUrl}
      on={{
        filter: ({ difficulty, tag, keyword, page }) =>
          setParams(
            {
              ...(difficulty && { difficulty }),
              ...(tag && { tag }),
              ...(keyword && { keyword }),
              ...(page > 0 && { page: String(page) }),
            },
            { replace: true },
          ),
        retry: () => void courses.mutate(),
      }}
    />
  );
}

/** /course/list */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
