import { useLocation, useSearchParams } from 'wouter';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';

/** The report on a class at a level; without one at the level that the class has answered most. */
export const useReportOf = (gradeId: string, level: string | null) =>
  useOfficeCall<ClassReport>(['classReport', gradeId, level], (calls) =>
    calls.grade.queryReport({ id: gradeId, ...(level !== null && { level }) }),
  );

/** The class and level named in the address, and the class's report at that level. */
export function useClassReport() {
  const [pathname] = useLocation();
  const [params, setParams] = useSearchParams();
  const [, , , gradeId = ''] = pathname.split('/');
  const { office: group } = useOffice();
  const asked = params.get('level');
  const report = useReportOf(gradeId, asked);
  return {
    group,
    gradeId,
    level: asked ?? report.data?.level ?? null,
    report,
    setLevel: (next: string) => setParams({ level: next }, { replace: true }),
  };
}
