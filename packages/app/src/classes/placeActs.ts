import type { Client } from '@aosai/api/client/client';

interface Place {
  id: string;
}

/** The calls for acts on places in classes. */
export const placeActs = {
  pass: (calls: Client, { id }: Place) => calls.gradeEnroll.passQuit({ id }),
  finish: (calls: Client, { id }: Place) => calls.gradeEnroll.finishQuit({ id }),
  reject: (calls: Client, { id }: Place, { reason }: { reason: string }) =>
    calls.gradeEnroll.rejectQuit({ id, reason }),
  takeOut: (calls: Client, { id }: Place, { reason }: { reason: string }) => calls.gradeEnroll.passQuit({ id, reason }),
  setGroups: (calls: Client, ids: readonly string[], groupIds: string[]) =>
    calls.gradeEnroll.setGroups({ ids: [...ids], groupIds }),
  moveToClass: (calls: Client, ids: readonly string[], gradeId: string) =>
    calls.gradeEnroll.moveToClass({ ids: [...ids], gradeId }),
  bindTeacher: (calls: Client, ids: readonly string[], teacherId: string) =>
    calls.gradeEnroll.bindTeacher({ ids: [...ids], teacherId }),
  unbindTeacher: (calls: Client, ids: readonly string[]) => calls.gradeEnroll.unbindTeacher({ ids: [...ids] }),
};
