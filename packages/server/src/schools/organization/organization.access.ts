import { organization } from '../../db/schema/people.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import {
  ADMITTERS,
  ANYONE,
  EVERY_OWNER,
  MEMBERS,
  MEMBERS_AND_OFFICE,
  OF_APP,
  OF_SCHOOL,
  type Reach,
  combined,
} from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW, twice } from '../../testing/everyCall/rule.ts';
import { ORGANIZATION } from '@aosai/api/schools/organizations';

const ADMITTED = combined(OF_SCHOOL, OF_APP);
/** Callers of approved schools; the school of `parent` has only applied. */
const PASSED: Reach = Object.fromEntries(
  Object.entries(EVERY_OWNER).map(([caller, owners]) => [caller, owners.filter((owner) => owner !== 'parent')]),
);
const APPLIED = { creditCode: null, contact: '张', logo: null, intro: null };

const applied = (site: AccessSite, owner: Owner) =>
  site.insert(organization, owner, {
    name: `申请 ${owner}`,
    status: ORGANIZATION.pending,
    contactMobileEnc: site.app.services.platform.keys.sealField('13900000008'),
  });

export const access = accessOf('organization', {
  row: (site, owner) => site.orgIds[owner] ?? applied(site, owner),
  rules: {
    'POST /bms/organization/showContact': { ...OFFICE_ROW, showsMobileTo: ['officer', 'super'] },
    ...twice({
      'POST edms/organization/create': { doors: MEMBERS_AND_OFFICE },
      'PUT edms/organization/update': { doors: ADMITTERS, rows: ADMITTED },
      'PUT,POST bms/organization/pass': OFFICE_ROW,
      'PUT,POST bms/organization/reject': OFFICE_ROW,
      'GET edms/organization/queryById': { doors: ADMITTERS, rows: ADMITTED },
      'POST bms/organization/queryList': OFFICE_LIST,
      'POST edms/organization/querySimpleList': { doors: ANYONE, list: PASSED },
      'GET edms/organization/queryCurrentRights': { doors: MEMBERS },
    }),
  },
  samples: {
    create: { ...APPLIED, name: '受审机构', contactMobile: '13900000009' },
    update: { ...APPLIED, version: 1, name: '改名', contactMobile: null },
  },
  audited: ['create', 'update', 'showContact'],
  prepared: {
    pass: async (site) => ({ input: { id: await applied(site, 'student') } }),
    reject: async (site) => ({ input: { id: await applied(site, 'student'), reason: '测试' } }),
  },
  takes: { create: { quota: 'the platform’s to set; the handler refuses it to others' } },
});
