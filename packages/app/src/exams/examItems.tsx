import { asDownload } from '@aosai/api/client/download';
import { ItemAnalysis } from '@aosai/ui/screens/exams/ItemAnalysis';
import { useAosai } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useExamPage } from './examOf.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

const QUIET = { quiet: true };

/** /bms|edms/exam/:id/items: analysis of the questions by their answers. */
export function Component() {
  const { group, examId, listHref, exam } = useExamPage();
  const { client } = useAosai();
  const { act, performAtOnce } = useOfficeAct();
  const report = useOfficeCall(['examItems', examId], (calls) => calls.exam.queryItemAnalysis({ id: examId }, QUIET));
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
            saveFile(asDownload(await client.examMemberQuestion.queryQuestionStatisticsByExamPaper(input, QUIET)));
          }, '已下载题目分析'),
      }}
    />
  );
}
