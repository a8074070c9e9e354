import { POLL_INTERVAL_MS } from '@aosai/api/domain/constants';
import { HomeworkReport } from '@aosai/ui/screens/HomeworkReport';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../../context.ts';
import { loaded } from '../../loaded.ts';
import { useCall } from '../../useCall.ts';
import { useNow } from '../../useNow.ts';
import { useTitle } from '../../useTitle.ts';

/** /homework/report/enroll?enrollId=…: the result of one place; a parent's, a teacher's and the student's page. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get('enrollId') ?? '';
  const current = useCurrent();
  const now = useNow();
  const report = useCall(['homeworkReport', id], (client) => client.homeworkEnroll.report({ id }), {
    // While answers are being judged the page follows by itself.
    refreshInterval: (latest) => (latest?.report?.state === 'pending' ? POLL_INTERVAL_MS : 0),
  });
  const [asked, setAsked] = useState<readonly string[]>([]);
  const programs = useCall(
    asked.length > 0 ? ['homeworkReport', id, 'programs', ...asked] : null,
    async (client) => {
      const read = asked.map(async (questionId) => {
        const input = { homeworkEnrollId: id, questionId };
        const call = client.homeworkMemberQuestion.queryListByHomeworkEnroll(input, { quiet: true });
        return [questionId, { data: (await call).submissions }] as const;
      });
      return Object.fromEntries(await Promise.all(read));
    },
    { keepPreviousData: true },
  );
  const { error } = loaded(programs);
  const isMember = current?.realm === 'member';
  const viewer =
    !isMember || current.member.type === 'teacher' ? 'teacher' : current.member.type === 'parent' ? 'guardian' : 'self';
  useTitle(report.data ? `作业报告 ${report.data.place.homeworkTitle}` : '作业报告');
  return (
    <HomeworkReport
      report={loaded(report)}
      viewer={viewer}
      now={now}
      submissions={Object.fromEntries(asked.map((one) => [one, programs.data?.[one] ?? { error }]))}
      on={{
        print: () => window.print(),
        retry: () => void report.mutate(),
        openSubmissions(questionId) {
          if (asked.includes(questionId)) void programs.mutate();
          else setAsked([...asked, questionId]);
        },
      }}
    />
  );
}
