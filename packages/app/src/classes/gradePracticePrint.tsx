import { ClassReportPrint } from '@aosai/ui/screens/classes/ClassReportPrint';
import { loaded } from '../kit/loaded.ts';
import { useTitle } from '../kit/useTitle.ts';
import { useClassReport } from './classReport.ts';

/** /bms|edms/grade/:id/practice/print?level=…: the same report for printing on A4. */
export function Component() {
  const { group, gradeId, level, report } = useClassReport();
  useTitle(report.data ? `${report.data.gradeTitle} 学情` : '学情');
  return (
    <ClassReportPrint
      report={loaded(report)}
      backHref={`/web/${group}/grade/${gradeId}/practice${level === null ? '' : `?level=${level}`}`}
      on={{ print: () => window.print(), retry: () => void report.mutate() }}
    />
  );
}
