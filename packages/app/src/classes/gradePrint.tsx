import { ScorePrint } from '@aosai/ui/screens/exams/ScorePrint';
import { useLocation } from 'wouter';
import { loaded } from '../kit/loaded.ts';
import { useTitle } from '../kit/useTitle.ts';
import { readAllRows } from '../kit/office/readAllRows.ts';
import { classScores } from '../exams/scoreSheets.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /edms/grade/:id/print: a class's score table from its term reports, for printing. */
export function Component() {
  const [pathname] = useLocation();
  const [, , , gradeId = ''] = pathname.split('/');
  const sheet = useOfficeCall(['gradePrint', gradeId], async (calls) => {
    const { title } = await calls.grade.queryById({ id: gradeId });
    const reports = await readAllRows((asked) => calls.memberGradeSettlement.queryList({ gradeId, ...asked }));
    return classScores(title, reports);
  });
  useTitle(sheet.data?.title ?? '成绩表');
  return (
    <ScorePrint
      sheet={loaded(sheet)}
      backHref={`/web/edms/grade/${gradeId}/results`}
      backLabel="返回班级"
      on={{ print: () => window.print(), retry: () => void sheet.mutate() }}
    />
  );
}
