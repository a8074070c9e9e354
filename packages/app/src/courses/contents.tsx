import { CONTENT_CATEGORY } from '@aosai/api/courses/courseRules';
import { ContentCenter, type ContentFilter } from '@aosai/ui/screens/courses/ContentCenter';
import { useSearchParams } from 'wouter';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useFileUrl } from '../kit/useFileUrl.ts';

/** The filter is kept in the address, so that a reload or a shared link shows the same list. */
function filterFrom(params: URLSearchParams): ContentFilter {
  const category = CONTENT_CATEGORY.values.find((value) => value === params.get('category')) ?? null;
  return { category, keyword: params.get('keyword') ?? '', page: Math.max(0, Number(params.get('page')) || 0) };
}

function Page() {
  const [params, setParams] = useSearchParams();
  const fileUrl = useFileUrl();
  const filter = filterFrom(params);
  const { category, keyword, page } = filter;
  const contents = useCall(
    ['contents', filter],
    (calls) =>
      calls.course.queryList({ kind: 'content', page, ...(category && { category }), ...(keyword && { keyword }) }),
    { keepPreviousData: true },
  );
  return (
    <ContentCenter
      contents={loaded(contents)}
      filter={filter}
      fileUrl={fileUrl}
      on={{
        filter: (next) =>
          setParams(
            {
              ...(next.category && { category: next.category }),
              ...(next.keyword && { keyword: next.keyword }),
              ...(next.page > 0 && { page: String(next.page) }),
            },
            { replace: true },
          ),
        retry: () => void contents.mutate(),
      }}
    />
  );
}

/** /content-center */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
