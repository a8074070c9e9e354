import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { AttemptFilter } from '@aosai/ui/screens/exams/ExamReportList';
import { useSearchParams } from 'wouter';

/** The filter of a list of attempts, kept in the address. */
export function useAttemptFilter(): [AttemptFilter, (next: AttemptFilter) => void] {
  const [params, setParams] = useSearchParams();
  const status = ATTEMPT.values.find((value) => value === params.get('status')) ?? null;
  const filter = { status, keyword: params.get('keyword') ?? '', page: Math.max(0, Number(params.get('page')) || 0) };
  return [
    filter,
    (next) =>
      setParams(
        {
          ...(next.status && { status: next.status }),
          ...(next.keyword && { keyword: next.keyword }),
          ...(next.page > 0 && { page: String(next.page) }),
        },
        { replace: true },
      ),
  ];
}

/** The filter as parameters of list calls. */
export function attemptQuery({ status, keyword, page }: AttemptFilter) {
  return { page, ...(status && { statusList: [status] }), ...(keyword && { keyword }) };
}
