import { ClassPractice } from '@aosai/ui/screens/classes/ClassPractice';
import { useAosai } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useTitle } from '../kit/useTitle.ts';
import { useClassReport } from './classReport.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms|edms/grade/:id/practice?level=…: strengths and weaknesses of a class. */
export function Component() {
  const { client } = useAosai();
  const { act, performAtOnce } = useOfficeAct();
  const { group, gradeId, level, options, report, setLevel } = useClassReport();
  const grade = useOfficeCall(['gradePractice', group, gradeId], (calls) =>
    calls.grade.queryById({ id: gradeId }, options),
  );
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
            saveFile(await client.grade.downloadReport({ id: gradeId, level }, options));
          }, '已下载学情'),
        retry: () => void Promise.all([grade.mutate(), report.mutate()]),
      }}
    />
  );
}
