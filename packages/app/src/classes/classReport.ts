import { useLocation, useSearchParams } from 'wouter';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';

export const FIRST_LEVEL = 'gesp-cpp-1';

/** The class and level named in the address, and the class's report at that level. */
export function useClassReport() {
  const [pathname] = useLocation();
  const [params, setParams] = useSearchParams();
  const [, , , gradeId = ''] = pathname.split('/');
  const { office: group } = useOffice();
  const level = params.get('level') ?? FIRST_LEVEL;
  const report = useOfficeCall<ClassReport>(['classReport', gradeId, level], (calls) =>
    calls.grade.queryReport({ id: gradeId, level }),
  );
  return {
    group,
    gradeId,
    level,
    report,
    setLevel: (next: string) => setParams({ level: next }, { replace: true }),
  };
}
