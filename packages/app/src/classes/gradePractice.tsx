import { ClassPractice } from '@aosai/ui/screens/classes/ClassPractice';
import { loaded } from '../kit/loaded.ts';
import { classPage } from './classPage.tsx';
import { useClassPlace } from './classPlace.ts';
import { useClassReport } from './classReport.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOffice } from '../kit/office/useOffice.ts';

/** /bms|edms/grade/:id/practice?level=…: strengths and weaknesses of a class. */
export const Component = classPage(function Practice() {
  const { calls } = useOffice();
  const { act, performAtOnce } = useOfficeAct();
  const { group, gradeId, level, report, setLevel } = useClassReport();
  const place = useClassPlace(gradeId);
  return (
    <ClassPractice
      place={place}
      level={level}
      report={loaded(report)}
      opensStudents={group === 'edms'}
      printHref={`/web/${group}/grade/${gradeId}/practice/print${level === null ? '' : `?level=${level}`}`}
      downloading={act.pending}
      on={{
        level: setLevel,
        download: () =>
          void performAtOnce(async () => {
            if (level !== null) saveFile(await calls.grade.downloadReport({ id: gradeId, level }));
          }, '已下载学情'),
        retry: () => void report.mutate(),
      }}
    />
  );
});
