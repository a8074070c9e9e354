import { asDownload } from '@aosai/api/client/download';
import { ItemAnalysis } from '@aosai/ui/screens/exams/ItemAnalysis';
import { loaded } from '../kit/loaded.ts';
import { useExamPage } from './examOf.ts';
import { RunOnly } from './RunOnly.tsx';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

function Items() {
  const { group, examId, listHref, exam } = useExamPage();
  const { calls } = useOffice();
  const { act, performAtOnce } = useOfficeAct();
  const report = useOfficeCall(['examItems', examId], (calls) => calls.exam.queryItemAnalysis({ id: examId }));
  return (
    <ItemAnalysis
      exam={exam}
      report={loaded(report)}
      listHref={listHref}
      examId={examId}
      questionBase={`/web/${group}/question`}
      exporting={act.pending}
      on={{
        retry: () => void report.mutate(),
        export: (examPaperId) =>
          void performAtOnce(async () => {
            const input = { examPaperId, examId, export: 'xlsx' as const };
            saveFile(asDownload(await calls.examMemberQuestion.queryQuestionStatisticsByExamPaper(input)));
          }, '已下载题目分析'),
      }}
    />
  );
}

/** /bms|edms/exam/:id/items: analysis of the questions by their answers. */
export const Component = () => (
  <RunOnly>
    <Items />
  </RunOnly>
);
