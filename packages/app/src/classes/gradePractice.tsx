import { ClassPractice } from '@aosai/ui/screens/classes/ClassPractice';
import { loaded } from '../kit/loaded.ts';
import { useTitle } from '../kit/useTitle.ts';
import { useClassReport } from './classReport.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms|edms/grade/:id/practice?level=…: strengths and weaknesses of a class. */
export function Component() {
  const { calls } = useOffice();
  const { act, performAtOnce } = useOfficeAct();
  const { group, gradeId, level, report, setLevel } = useClassReport();
  const grade = useOfficeCall(['gradePractice', gradeId], (calls) => calls.grade.queryById({ id: gradeId }));
  useTitle(grade.data ? `${grade.data.title} · 学情` : '学情');
  return (
    <ClassPractice
      grade={loaded(grade)}
      level={level}
      report={loaded(report)}
      opensStudents={group === 'edms'}
      listHref={`/web/${group}/grade`}
      printHref={`/web/${group}/grade/${gradeId}/practice/print?level=${level}`}
      downloading={act.pending}
      on={{
        level: setLevel,
        download: () =>
          void performAtOnce(async () => {
            saveFile(await calls.grade.downloadReport({ id: gradeId, level }));
          }, '已下载学情'),
        retry: () => void Promise.all([grade.mutate(), report.mutate()]),
      }}
    />
  );
}
