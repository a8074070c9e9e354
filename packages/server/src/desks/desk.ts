import type { ResourceHandlers } from '../kit/context.ts';
import { queryFamilyWeek } from './familyWeek.ts';
import { queryPlatformDay } from './platformDay.ts';
import { querySchoolDay } from './schoolDay.ts';
import { queryTeacherDay } from './teacherDay.ts';

export const desk = {
  queryTeacherDay,
  querySchoolDay,
  queryPlatformDay,
  queryFamilyWeek,
} satisfies ResourceHandlers<'desk'>;
