import { accessOf } from '../testing/everyCall/accessOf.ts';
import { MANAGERS, MEMBERS, OFFICE, OWN_AND_CHILD, SIGNED_IN, TEACHERS } from '../testing/everyCall/reach.ts';

export const access = accessOf('desk', {
  named: { queryAlbum: { kind: 'member', field: 'memberId' } },
  samples: { queryAlbum: {}, hideSteps: { isHidden: true } },
  rules: {
    'GET /edms/desk/queryTeacherDay': { doors: TEACHERS },
    'GET /edms/desk/querySchoolDay': { doors: MANAGERS },
    'GET /bms/desk/queryPlatformDay': { doors: OFFICE },
    'GET /desk/queryToday': { doors: MEMBERS },
    'GET /desk/queryAlbum': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'PUT /desk/hideSteps': { doors: SIGNED_IN },
    'GET /desk/queryFamilyWeek': { doors: MEMBERS },
  },
});
