import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { POLL_INTERVAL_MS } from '@aosai/api/kit/constants';
import { FileUrlContext } from '@aosai/ui/patterns/fileUrl';
import { ExamReportPaper } from '@aosai/ui/screens/exams/ExamReportPaper';
import { useSearchParams } from 'wouter';
import { loaded } from '../kit/loaded.ts';
import { useAskedPrograms } from './useAskedPrograms.ts';
import { useReportViewer } from './useReportViewer.ts';
import { useCall } from '../kit/useCall.ts';
import { useFileUrl } from '../kit/useFileUrl.ts';
import { useNow } from '../kit/useNow.ts';
import { useTitle } from '../kit/useTitle.ts';

const ALL_ATTEMPTS = 200;

/** /exam/report/paper?id=…: the report of an attempt, with links to the others at the same paper. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const viewer = useReportViewer();
  const now = useNow();
  const fileUrl = useFileUrl();
  const report = useCall(['report', id], (client) => client.examPaperEnroll.report({ id }, { quiet: true }), {
    // Refreshes while answers are being judged.
    refreshInterval: (latest) => (latest?.state === 'pending' ? POLL_INTERVAL_MS : 0),
  });
  const attempt = report.data?.attempt;
  const others = useCall(attempt ? ['report', id, 'others'] : null, async (client) => {
    if (!attempt) return [];
    const { examPaperId, memberId } = attempt;
    return (await client.examPaperEnroll.queryList({ examPaperId, memberId, size: ALL_ATTEMPTS }, { quiet: true }))
      .content;
  });
  const isOwn = viewer === 'self' && report.data?.state === 'ready';
  const again = useCall(attempt && isOwn ? ['report', id, 'again'] : null, async (client) => {
    if (!attempt) return false;
    const { examId, examPaperId } = attempt;
    const [exam, { content }] = await Promise.all([
      client.exam.queryById({ id: examId }, { quiet: true }),
      client.exam.queryExamPaperListByExam({ examId }, { quiet: true }),
    ]);
    const paper = content.find((one) => one.id === examPaperId);
    return exam.status === LIFECYCLE.running && exam.mine !== null && paper !== undefined && paper.attemptsLeft !== 0;
  });
  const programs = useAskedPrograms(['report', id], async (client, questionId) => {
    const input = { attemptId: id, questionId };
    return (await client.examMemberQuestion.queryListByExamPaperEnroll(input, { quiet: true })).submissions;
  });
  useTitle(attempt ? `成绩报告 ${attempt.examTitle}` : '成绩报告');
  return (
    <FileUrlContext value={fileUrl}>
      <ExamReportPaper
        report={loaded(report)}
        attempts={others.data ?? (attempt ? [attempt] : [])}
        mayGoAgain={again.data ?? false}
        viewer={viewer}
        now={now}
        submissions={programs.submissions}
        on={{
          print: () => window.print(),
          retry: () => void report.mutate(),
          openSubmissions: programs.open,
        }}
      />
    </FileUrlContext>
  );
}
