import { POLL_INTERVAL_MS } from '@aosai/api/domain/constants';
import { ExamReportPaper } from '@aosai/ui/screens/ExamReportPaper';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../../context.ts';
import { loaded } from '../../loaded.ts';
import { useCall } from '../../useCall.ts';
import { useNow } from '../../useNow.ts';
import { useTitle } from '../../useTitle.ts';

const ALL_ATTEMPTS = 200;

/** /exam/report/paper?id=…: the report of one attempt, beside the others at the same paper. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const current = useCurrent();
  const now = useNow();
  const report = useCall(['report', id], (client) => client.examPaperEnroll.report({ id }), {
    // While answers are being judged the page follows by itself.
    refreshInterval: (latest) => (latest?.state === 'pending' ? POLL_INTERVAL_MS : 0),
  });
  const attempt = report.data?.attempt;
  const others = useCall(attempt ? ['report', id, 'others'] : null, async (client) => {
    if (!attempt) return [];
    const { examPaperId, examId, memberId } = attempt;
    return (
      await client.examPaperEnroll.queryList({ examPaperId, examId, memberId, size: ALL_ATTEMPTS }, { quiet: true })
    ).content;
  });
  const [asked, setAsked] = useState<readonly string[]>([]);
  const programs = useCall(
    asked.length > 0 ? ['report', id, 'programs', ...asked] : null,
    async (client) => {
      const read = asked.map(async (questionId) => {
        const call = client.examMemberQuestion.queryListByExamPaperEnroll(
          { attemptId: id, questionId },
          { quiet: true },
        );
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
  useTitle(attempt ? `成绩报告 ${attempt.examTitle}` : '成绩报告');
  return (
    <ExamReportPaper
      report={loaded(report)}
      attempts={others.data ?? (attempt ? [attempt] : [])}
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
