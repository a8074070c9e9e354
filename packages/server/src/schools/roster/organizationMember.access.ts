import { and, eq } from 'drizzle-orm';
import { newId } from '../../base/newId.ts';
import { memberImport } from '../../db/schema/imports.ts';
import { member, organization, organizationMember } from '../../db/schema/people.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import {
  ADMITTERS,
  MANAGERS,
  MEMBERS,
  OF_APP,
  OF_ONE_SCHOOL,
  OF_SCHOOL,
  ONE_SCHOOL,
  OWN_AND_CHILD,
  type Reach,
  TEACHERS,
  combined,
} from '../../testing/everyCall/reach.ts';
import { twice } from '../../testing/everyCall/rule.ts';
import { schoolOf } from '../../testing/everyCall/schoolOf.ts';

const ADMITTED = combined(OF_SCHOOL, OF_APP);
/** Members of a school, and one who has left it. An invited person is out of reach for callers that change members. */
const STANDING = [...ONE_SCHOOL, 'shared', 'stranger'] as const satisfies readonly Owner[];
const STANDING_HERE: Reach = { manager: STANDING, officer: STANDING, super: STANDING };

/** The owner's place in the organization of `at`. */
async function placeOf(site: AccessSite, owner: Owner, at: Owner) {
  const [place] = await site.db
    .select()
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, site.appIdOf(at)),
        eq(organizationMember.orgId, site.orgIds[at] ?? ''),
        eq(organizationMember.memberId, site.ids[owner]),
      ),
    );
  return place;
}

async function aPlaceElsewhere(site: AccessSite, owner: Owner, status: 'pending' | 'active'): Promise<string> {
  const orgId = await site.insert(organization, owner, { name: '陌生学校', status: '1' });
  const place = { orgId, memberId: site.ids[owner], roles: ['student' as const] };
  return site.insert(organizationMember, owner, { ...place, status, askedAt: site.now() });
}

const somebodyNew = (site: AccessSite, owner: Owner, type: 'student' | 'teacher' = 'student') =>
  site.insert(member, owner, { account: newId().toLowerCase(), name: '新人', type });

const PERSON = { name: '新同学', no: null, className: null, role: 'student', birthYm: '2005-01' };

export const access = accessOf('organizationMember', {
  async row(site, owner) {
    const place = await placeOf(site, owner, owner);
    return place?.status === 'active' ? place.id : null;
  },
  rows: {
    /** The owner's place in the demo's school: a member, invited, or left. */
    placeHere: async (site, owner) => (await placeOf(site, owner, 'student'))?.id ?? null,
    /** A new person with the same place in the demo's school as the owner. */
    async newcomer(site, owner) {
      const place = await placeOf(site, owner, 'student');
      if (!place) return null;
      const { roles, status } = place;
      const memberId = await somebodyNew(site, owner, roles.includes('student') ? 'student' : 'teacher');
      const orgId = site.orgIds.student;
      await site.insert(organizationMember, owner, { orgId, memberId, roles, status, askedAt: site.now() });
      return memberId;
    },
    /** The owner's place in an unknown school: invited, or a member. */
    asked: (site, owner) => aPlaceElsewhere(site, owner, 'pending'),
    joined: (site, owner) => aPlaceElsewhere(site, owner, 'active'),
    /** An import of the owner's school. */
    async imported(site, owner) {
      const orgId = site.orgIds[owner];
      if (orgId === null) return null;
      const by = { actorKind: 'member' as const, actorId: site.ids[owner], fileName: '名单.xlsx' };
      return site.insert(memberImport, owner, { orgId, ...by, state: 'done', total: 0 });
    },
    /** A person unknown here whom the owner's school has invited. */
    async askedByUs(site, owner) {
      const orgId = site.orgIds[owner];
      if (orgId === null) return null;
      const asked = { roles: ['student' as const], askedAt: site.now(), status: 'pending' as const };
      return site.insert(organizationMember, owner, { orgId, memberId: await somebodyNew(site, owner), ...asked });
    },
  },
  named: {
    queryImport: { kind: 'imported' },
    undoImport: { kind: 'imported' },
    confirm: { kind: 'asked' },
    refuse: { kind: 'asked' },
    leave: { kind: 'joined' },
    withdraw: { kind: 'askedByUs' },
  },
  rules: {
    'GET /organizationMember/queryMineList': { doors: MEMBERS },
    'PUT /organizationMember/confirm': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'PUT /organizationMember/refuse': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'PUT /organizationMember/leave': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'GET /edms/organizationMember/queryRoster': { doors: [...TEACHERS, ...MANAGERS] },
    ...twice({
      'POST edms/organizationMember/batchCreate': { doors: ADMITTERS },
      'POST edms/organizationMember/batchImport': { doors: ADMITTERS },
      'POST edms/organizationMember/create': { doors: ADMITTERS },
      'GET edms/organizationMember/queryImportList': { doors: ADMITTERS },
      'GET edms/organizationMember/queryImport': { doors: ADMITTERS, rows: ADMITTED },
      'PUT edms/organizationMember/undoImport': { doors: ADMITTERS, rows: ADMITTED },
      'POST edms/organizationMember/exportReport': { doors: ADMITTERS },
      'PUT edms/organizationMember/update': { doors: ADMITTERS, rows: ADMITTED, kinds: { placeHere: STANDING_HERE } },
      'PUT edms/organizationMember/withdraw': { doors: ADMITTERS, rows: ADMITTED },
      'POST edms/organizationMember/queryList': { doors: ADMITTERS, list: OF_ONE_SCHOOL },
    }),
  },
  reads: ['exportReport'],
  samples: {
    create: (site, caller) => ({ ...schoolOf(site, caller), ...PERSON, account: 'audited01' }),
    batchCreate: (site, caller) => ({
      ...schoolOf(site, caller),
      people: [{ ...PERSON, account: 'audited02' }],
    }),
    queryList: schoolOf,
    queryImportList: schoolOf,
  },
  audited: ['create', 'withdraw', 'batchCreate', 'undoImport'],
  prepared: {
    update: async (site) => {
      const place = { no: null, className: null, roles: ['student'], status: 'active' };
      return { input: { id: await site.rowId('organizationMember', 'student'), version: 1, ...place } };
    },
  },
  auditedIn: { batchImport: 'schools/roster/memberImport.test.ts' },
});
