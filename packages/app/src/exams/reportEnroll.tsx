import { ExamReportEnroll } from '@aosai/ui/screens/exams/ExamReportEnroll';
import { useSearchParams } from 'wouter';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import { useTitle } from '../kit/useTitle.ts';

const ALL_ATTEMPTS = 200;
// The page itself says why it cannot be shown.
const QUIET = { quiet: true };

/** /exam/report/enroll?enrollId=… */
export function Component() {
  const [params] = useSearchParams();
  const enrollId = params.get('enrollId') ?? '';
  const now = useNow();
  const enrolment = useCall(['enroll', enrollId], (client) =>
    client.examEnroll.queryMineEnrollByEnrollId({ enrollId }, QUIET),
  );
  const examId = enrolment.data?.examId;
  const papers = useCall(examId ? ['exam', examId, 'papers'] : null, async (client) =>
    examId ? (await client.exam.queryExamPaperListByExam({ examId })).content : [],
  );
  const attempts = useCall(['enroll', enrollId, 'attempts'], async (client) => {
    const { content } = await client.examPaperEnroll.queryList({ examEnrollId: enrollId, size: ALL_ATTEMPTS }, QUIET);
    return content;
  });
  useTitle(enrolment.data?.examTitle ?? '考试记录');
  return (
    <ExamReportEnroll
      enrolment={loaded(enrolment)}
      papers={loaded(papers)}
      attempts={loaded(attempts)}
      now={now}
      on={{ retry: () => void Promise.all([enrolment.mutate(), papers.mutate(), attempts.mutate()]) }}
    />
  );
}
