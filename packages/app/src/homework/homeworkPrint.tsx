import { ScorePrint } from '@aosai/ui/screens/exams/ScorePrint';
import { useLocation } from 'wouter';
import { loaded } from '../kit/loaded.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useTitle } from '../kit/useTitle.ts';
import { readAllRows } from '../kit/office/readAllRows.ts';
import { homeworkScores } from '../exams/scoreSheets.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms|edms/homework/:id/print: a homework's score table, for printing. */
export function Component() {
  const [pathname] = useLocation();
  const [, , , homeworkId = ''] = pathname.split('/');
  const { office } = useOffice();
  const sheet = useOfficeCall(['homeworkPrint', homeworkId], async (calls) => {
    const [homework, places, matrix, ranks] = await Promise.all([
      calls.homework.queryById({ id: homeworkId }),
      readAllRows((asked) => calls.homeworkEnroll.queryEnrolledMemberListByHomework({ homeworkId, ...asked })),
      calls.homeworkMemberQuestion.queryStatisticsGroupByMember({ homeworkId }),
      calls.homeworkEnroll.queryMemberListSortByScore({ homeworkId }),
    ]);
    return homeworkScores({ homework, places, matrix, ranks });
  });
  useTitle(sheet.data?.title ?? '成绩表');
  return (
    <ScorePrint
      sheet={loaded(sheet)}
      backHref={`/web/${office}/homework/${homeworkId}`}
      backLabel="返回作业"
      on={{ print: () => window.print(), retry: () => void sheet.mutate() }}
    />
  );
}
