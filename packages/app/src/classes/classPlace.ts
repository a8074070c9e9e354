import { ApiError } from '@aosai/api/client/errors';
import type { ClassPlace } from '@aosai/ui/screens/classes/ClassPage';
import { useLocation } from 'wouter';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useRowEdits } from '../kit/office/useRowEdits.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { loaded } from '../kit/loaded.ts';
import { useTitle } from '../kit/useTitle.ts';

/** The class and office in the address: /bms|edms/grade/:id/… */
export function useClassAddress() {
  const [pathname] = useLocation();
  const [, , , gradeId = ''] = pathname.split('/');
  const { office } = useOffice();
  return { office, gradeId };
}

/** The class as its office sees it. */
export const useClass = (gradeId: string) =>
  useOfficeCall(['grade', gradeId], (calls) => calls.grade.queryById({ id: gradeId }));

/** Whether the class does not exist, or belongs to another school; then its pages show only that. */
export function useIsNoClass(gradeId: string): boolean {
  const { error } = useClass(gradeId);
  return error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');
}

/** What every page of a class needs: the class in the address and the head of its pages. */
export function useClassPlace(gradeId: string): ClassPlace {
  const { office, calls } = useOffice();
  const grade = useClass(gradeId);
  const { act, perform, forget } = useOfficeAct();
  const staff = grade.data?.staff;
  useTitle(grade.data?.title ?? '班级');
  return {
    base: `/web/${office}`,
    gradeId,
    grade: loaded(grade),
    edits: useRowEdits('grade', staff ? { id: gradeId, version: staff.version } : null, ['grade', 'gradeForm']),
    publish: { act, run: () => perform(() => calls.grade.publish({ id: gradeId }), '已发布'), forget },
  };
}
