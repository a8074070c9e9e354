import type { ResourceHandlers } from '../kit/context.ts';
import { queryFamilyWeek } from './familyWeek.ts';
import { hideSteps } from './firstSteps.ts';
import { queryPlatformDay } from './platformDay.ts';
import { querySchoolDay } from './schoolDay.ts';
import { queryTeacherDay } from './teacherDay.ts';
import { queryAlbum } from './album/queryAlbum.ts';
import { queryToday } from './today/queryToday.ts';

export const desk = {
  queryToday,
  queryAlbum,
  queryTeacherDay,
  querySchoolDay,
  queryPlatformDay,
  queryFamilyWeek,
  hideSteps,
} satisfies ResourceHandlers<'desk'>;
