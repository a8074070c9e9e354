import { ExamReportList } from '@aosai/ui/screens/exams/ExamReportList';
import { attemptQuery, useAttemptFilter } from './attemptFilter.ts';
import { useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

/** The reader's own attempts. */
export function OwnReports() {
  const [filter, setFilter] = useAttemptFilter();
  const now = useNow();
  const current = useCurrent();
  // Managers may read all attempts of their organization; restrict the list to theirs.
  const memberId = current?.realm === 'member' ? current.member.id : null;
  const attempts = useCall(
    memberId === null ? null : ['attempts', memberId, filter],
    (client) => client.examPaperEnroll.queryList({ ...attemptQuery(filter), ...(memberId && { memberId }) }),
    { keepPreviousData: true },
  );
  return (
    <ExamReportList
      attempts={loaded(attempts)}
      filter={filter}
      now={now}
      on={{ filter: setFilter, retry: () => void attempts.mutate() }}
    />
  );
}
