import { ExamScores, type MakeUp } from '@aosai/ui/screens/exams/ExamScores';
import { loaded } from '../kit/loaded.ts';
import { useExamPage } from './examOf.ts';
import { useExamHead } from './useExamHead.ts';
import { useNow } from '../kit/useNow.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms|edms/exam/:id/scores: everybody's points by section and question. */
export function Component() {
  const { group, examId, listHref, exam } = useExamPage();
  const { calls } = useOffice();
  const exporting = useOfficeAct();
  const { act, perform, forget } = useOfficeAct();
  const now = useNow();
  const scores = useOfficeCall(['examScoreSheet', group, examId], (client) => client.exam.queryScores({ id: examId }));
  const arrange = async (makeUp: MakeUp): Promise<boolean> => {
    let told = '';
    const run = async () => {
      const { moved, problems } = await calls.exam.makeUp({ id: examId, ...makeUp });
      const [first] = problems;
      told = `已安排 ${moved} 人补考${first ? `，${problems.length} 人没有：${first.reason}` : ''}`;
    };
    return perform(run, () => told);
  };
  return (
    <ExamScores
      exam={exam}
      scores={loaded(scores)}
      listHref={listHref}
      examId={examId}
      hrefOf={(attemptId) => `/web/exam/report/paper?id=${attemptId}`}
      exporting={exporting.act.pending}
      now={now}
      act={act}
      head={useExamHead(examId, exam.data, listHref)}
      on={{
        retry: () => void scores.mutate(),
        forget,
        makeUp: arrange,
        export: () =>
          void exporting.performAtOnce(
            async () => saveFile(await calls.exam.downloadScores({ id: examId })),
            '已下载成绩表',
          ),
      }}
    />
  );
}
