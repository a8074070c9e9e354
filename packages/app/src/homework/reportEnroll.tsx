import { POLL_INTERVAL_MS } from '@aosai/api/kit/constants';
import { FileUrlContext } from '@aosai/ui/patterns/fileUrl';
import { HomeworkReport } from '@aosai/ui/screens/homework/HomeworkReport';
import { useSearchParams } from 'wouter';
import { useAosai } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useAskedPrograms } from '../exams/useAskedPrograms.ts';
import { useReportViewer } from '../exams/useReportViewer.ts';
import { useCall } from '../kit/useCall.ts';
import { useFileUrl } from '../kit/useFileUrl.ts';
import { useNow } from '../kit/useNow.ts';
import { useAct } from '../kit/useAct.ts';
import { useTitle } from '../kit/useTitle.ts';

/** /homework/report/enroll?enrollId=…: the result of a student's homework, for the student, a parent or a teacher. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get('enrollId') ?? '';
  const viewer = useReportViewer();
  const now = useNow();
  const fileUrl = useFileUrl();
  const report = useCall(['homeworkReport', id], (client) => client.homeworkEnroll.report({ id }, { quiet: true }), {
    // Refreshes while answers are being judged.
    refreshInterval: (latest) => (latest?.report?.state === 'pending' ? POLL_INTERVAL_MS : 0),
  });
  const programs = useAskedPrograms(['homeworkReport', id], async (client, questionId) => {
    const input = { homeworkEnrollId: id, questionId };
    return (await client.homeworkMemberQuestion.queryListByHomeworkEnroll(input, { quiet: true })).submissions;
  });
  const { client } = useAosai();
  const quit = useAct();
  const ask = (input: { reason: string } | { withdraw: true }) =>
    void quit.perform(async () => {
      await client.homeworkEnroll.applyQuit({ id, ...input }, { quiet: true });
      await report.mutate();
    }, null);
  useTitle(report.data ? `作业报告 ${report.data.place.homeworkTitle}` : '作业报告');
  return (
    <FileUrlContext value={fileUrl}>
      <HomeworkReport
        report={loaded(report)}
        viewer={viewer}
        now={now}
        submissions={programs.submissions}
        quit={quit.act}
        on={{
          applyQuit: (reason) => ask({ reason }),
          withdrawQuit: () => ask({ withdraw: true }),
          print: () => window.print(),
          retry: () => void report.mutate(),
          openSubmissions: programs.open,
        }}
      />
    </FileUrlContext>
  );
}
