import { newId } from '../../base/newId.ts';
import { turtleWork } from '../../db/schema/memberRecords.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE, MANAGERS, MEMBERS, OWN_AND_CHILD, PEOPLE_OF_SCHOOL } from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW } from '../../testing/everyCall/rule.ts';

/** The secret link names the work, not a row's id (sharedWork.test.ts). */
const BY_CODE = { doors: ANYONE } as const;
const NO_LINK = { code: 'A'.repeat(32) };

export const access = accessOf('sharedWork', {
  row: (site, owner) =>
    site.insert(turtleWork, owner, {
      memberId: site.ids[owner],
      name: '雪花',
      code: 'import turtle',
      picture: 'iVBORw0KGgo=',
      shareCode: newId(),
      review: 'reported',
    }),
  named: { queryFamily: { kind: 'member', field: 'memberId' } },
  rules: {
    'GET /sharedWork/queryFamily': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'POST /sharedWork/open': { doors: MEMBERS, rows: { parent: ['student'] } },
    'POST /sharedWork/close': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'GET /sharedWork/queryByCode': BY_CODE,
    'POST /sharedWork/report': BY_CODE,
    'POST /edms/sharedWork/queryList': { doors: MANAGERS, list: PEOPLE_OF_SCHOOL },
    'GET /edms/sharedWork/queryById': { doors: MANAGERS, rows: PEOPLE_OF_SCHOOL },
    'PUT /edms/sharedWork/hide': { doors: MANAGERS, rows: PEOPLE_OF_SCHOOL },
    'PUT /edms/sharedWork/keep': { doors: MANAGERS, rows: PEOPLE_OF_SCHOOL },
    'POST /bms/sharedWork/queryList': OFFICE_LIST,
    'GET /bms/sharedWork/queryById': OFFICE_ROW,
    'PUT /bms/sharedWork/hide': OFFICE_ROW,
    'PUT /bms/sharedWork/keep': OFFICE_ROW,
  },
  samples: {
    queryByCode: NO_LINK,
    report: { ...NO_LINK, reason: 'unfit', note: null },
    hide: { version: 1, reason: '画里有别人的名字' },
  },
  audited: ['hide', 'keep'],
});
