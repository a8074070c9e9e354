import { aGradeDetail } from '@aosai/api/classes/grades.fixtures';
import type { GradeDetail } from '@aosai/api/classes/grade.contract';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { fn } from 'storybook/test';
import type { ClassPlace } from '../screens/classes/ClassPage/ClassPage.tsx';

/** A class as its teachers see it. */
export const aStaffedClass = (changes: Partial<GradeDetail> = {}): GradeDetail =>
  aGradeDetail({
    staff: {
      version: 3,
      orgId: idOf('org'),
      enrolledCount: 17,
      waitingCount: 2,
      quitCount: 1,
      joinCode: 'XHBC2345',
      isPinned: false,
      isAssistant: false,
      stopReason: null,
      createdAt: at(-50_000),
      updatedAt: at(-900),
    },
    ...changes,
  });

/** The class of the pages in stories. */
export const aClassPlace = (changes: Partial<ClassPlace> = {}): ClassPlace => ({
  base: '/web/edms',
  gradeId: idOf('grade'),
  grade: { data: aStaffedClass() },
  publish: { act: { pending: false, error: null }, run: fn(async () => true), forget: fn() },
  ...changes,
});
