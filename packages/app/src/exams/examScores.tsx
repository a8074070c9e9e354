import { ExamScores } from '@aosai/ui/screens/exams/ExamScores';
import { loaded } from '../kit/loaded.ts';
import { useExamPage } from './examOf.ts';
import { RunOnly } from './RunOnly.tsx';
import { useExamHead } from './useExamHead.ts';
import { useAbsent } from './useAbsent.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

function Scores() {
  const { group, examId, listHref, exam } = useExamPage();
  const { calls } = useOffice();
  const exporting = useOfficeAct();
  const { on, ...absent } = useAbsent(examId);
  const scores = useOfficeCall(['examScoreSheet', group, examId], (client) => client.exam.queryScores({ id: examId }));
  return (
    <ExamScores
      exam={exam}
      scores={loaded(scores)}
      listHref={listHref}
      examId={examId}
      hrefOf={(attemptId) => `/web/exam/report/paper?id=${attemptId}`}
      exporting={exporting.act.pending}
      {...absent}
      head={useExamHead(examId, exam.data, listHref)}
      on={{
        ...on,
        retry: () => void scores.mutate(),
        export: () =>
          void exporting.performAtOnce(
            async () => saveFile(await calls.exam.downloadScores({ id: examId })),
            '已下载成绩表',
          ),
      }}
    />
  );
}

/** /bms|edms/exam/:id/scores: everybody's points by section and question. */
export const Component = () => (
  <RunOnly>
    <Scores />
  </RunOnly>
);
