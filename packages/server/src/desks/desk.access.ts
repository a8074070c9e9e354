import { accessOf } from '../testing/everyCall/accessOf.ts';
import { MANAGERS, MEMBERS, OFFICE, TEACHERS } from '../testing/everyCall/reach.ts';

export const access = accessOf('desk', {
  rules: {
    'GET /edms/desk/queryTeacherDay': { doors: TEACHERS },
    'GET /edms/desk/querySchoolDay': { doors: MANAGERS },
    'GET /bms/desk/queryPlatformDay': { doors: OFFICE },
    'GET /desk/queryFamilyWeek': { doors: MEMBERS },
  },
});
