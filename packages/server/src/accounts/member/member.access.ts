import { newId } from '../../base/newId.ts';
import { member, memberTeacher, organizationMember } from '../../db/schema/people.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import {
  ADMITTERS,
  ANYONE,
  KNOWN,
  MANAGERS,
  MEMBERS,
  MEMBERS_AND_OFFICE,
  OF_APP,
  OFFICE,
  OWN_AND_CHILD,
  PEOPLE_OF_SCHOOL,
  type Reach,
  SEEN,
  STAFF,
  TEACHERS,
  TO_TEACH,
  combined,
} from '../../testing/everyCall/reach.ts';
import { OFFICE_ROW } from '../../testing/everyCall/rule.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

const ADMITTED_PEOPLE = combined(PEOPLE_OF_SCHOOL, OF_APP);
const IN_BATCHES = { consentStatement: '监护人已书面同意，由学校保存。' };

/** A new account that a call may change for good. */
const aMember = (site: AccessSite, changes: Partial<typeof member.$inferInsert> = {}) =>
  site.insert(member, 'student', {
    account: newId().toLowerCase(),
    name: '新账号',
    type: 'student',
    pwdHash: '',
    ...changes,
  });

/** The schools of a new account, the one that made it first; no entry: there is no account. */
const ACCOUNTS: Partial<Record<Owner, readonly Owner[]>> = {
  student: ['student'],
  schoolmate: ['student'],
  stranger: ['stranger'],
  shared: ['stranger', 'student'],
  parent: [],
  foreigner: ['foreigner'],
};

/** A new account like the owner's, for password resets: taught by the demo's teacher if the owner is. */
async function anAccount(site: AccessSite, owner: Owner): Promise<string | null> {
  const schools = ACCOUNTS[owner]?.map((of) => site.orgIds[of]);
  if (!schools) return null;
  const account = { account: newId().toLowerCase(), name: '新学生', type: 'student' as const, pwdHash: '' };
  const memberId = await site.insert(member, owner, { ...account, orgId: schools[0] ?? null });
  for (const orgId of schools) {
    await site.insert(organizationMember, owner, { orgId, memberId, roles: ['student'], status: 'active' });
  }
  if (owner === 'student' || owner === 'shared') {
    const link = { orgId: site.orgIds.student, teacherId: site.ids.teacher, status: 'active' };
    await site.insert(memberTeacher, owner, { ...link, memberId });
  }
  return memberId;
}
/** Accounts within each caller's scope; who made the account decides the rest, with an error of its own. */
const HELPED: Reach = {
  teacher: ['student', 'shared'],
  manager: ['student', 'schoolmate', 'shared'],
  otherManager: ['stranger', 'shared'],
  officer: ['student', 'schoolmate', 'stranger', 'shared', 'parent'],
  super: ['student', 'schoolmate', 'stranger', 'shared', 'parent'],
  foreignSuper: ['foreigner'],
};

const withPassword = async (site: AccessSite) => {
  const person = { by: 'office', type: 'student', name: '新账号', account: 'withpassword', birthYm: '2005-01' };
  const { body } = await site.app.send('POST', '/member/create', { visitor: site.visitors.super, body: person });
  return (body.data as { id: string }).id;
};

export const access = accessOf('member', {
  row: (site, owner) => site.ids[owner],
  rows: { account: anAccount },
  named: {
    queryCurrentRights: { kind: 'member', field: 'memberId' },
    queryMemberTeacherList: { field: 'memberId' },
    queryStatistics: { field: 'memberId' },
    addMemberToMine: { kind: 'newcomer', field: 'memberIds' },
    resetPwd: { kind: 'account', field: 'ids' },
  },
  rules: {
    'POST /member/addMemberToMine': { doors: [...TEACHERS, ...MANAGERS], rows: TO_TEACH },
    'POST /member/batchCreate': { doors: ADMITTERS },
    'POST /member/batchRegister': { doors: ADMITTERS },
    'POST /member/exportPwd': {
      doors: ADMITTERS,
      noCells: 'a list without the row is refused as an empty one (annexation.test.ts)',
    },
    'POST /member/pwd': { doors: ANYONE },
    'POST /member/anonQueryList': { doors: ANYONE },
    'POST /member/queryList': { doors: STAFF, list: KNOWN },
    'POST /member/querySimpleList': { doors: STAFF, list: KNOWN },
    'PUT /member/configRoles': { doors: OFFICE, rows: OF_APP },
    'PUT /member/pass': { doors: ADMITTERS, rows: ADMITTED_PEOPLE },
    'PUT /member/reject': { doors: ADMITTERS, rows: ADMITTED_PEOPLE },
    'PUT /member/unbindWxGzh': OFFICE_ROW,
    'PUT /member/resetPwd': { doors: STAFF, rows: HELPED },
    'PUT /member/unlock': { doors: STAFF, rows: KNOWN },
    'PUT /member/update': { doors: MEMBERS_AND_OFFICE, rows: combined(OWN_AND_CHILD, ADMITTED_PEOPLE) },
    'PUT /member/updatePwd': { doors: MEMBERS },
    'GET /member/generateMemberCardById': {
      doors: MEMBERS_AND_OFFICE,
      rows: combined(OWN_AND_CHILD, ADMITTED_PEOPLE),
    },
    // The mobile number of one person is shown to the office, the person, a parent and the person's teacher.
    'GET /member/queryById': {
      doors: MEMBERS_AND_OFFICE,
      rows: combined(OWN_AND_CHILD, KNOWN),
      showsMobileTo: ['officer', 'parent', 'student', 'super', 'teacher'],
    },
    'GET /member/queryByMobile': { doors: ADMITTERS },
    'GET /member/queryCurrent': { doors: MEMBERS },
    'GET /member/queryCurrentRights': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'GET /member/queryPointsRanking': { doors: MEMBERS },
    'GET /member/queryStatistics': { doors: MEMBERS_AND_OFFICE, rows: combined(OWN_AND_CHILD, KNOWN) },
    'GET /member/queryMemberTeacherList': { doors: MEMBERS_AND_OFFICE, rows: SEEN },
    'GET /member/queryMineTeacherList': { doors: MEMBERS },
    'POST /member/bindWxGzh': { doors: MEMBERS },
  },
  reads: ['generateMemberCardById'],
  samples: {
    queryMemberTeacherList: {},
    queryStatistics: {},
    update: { version: 1 },
    // Callers who are not teachers name one: the demo's.
    addMemberToMine: ({ ids }, caller) => (caller === 'teacher' ? {} : { teacherId: ids.teacher }),
    unlock: {},
    resetPwd: {},
  },
  audited: ['unlock', 'resetPwd'],
  prepared: {
    update: async (site) => ({ input: { id: await aMember(site), version: 1, nickname: '新' } }),
    configRoles: async (site) => ({ input: { id: await aMember(site), version: 1, type: 'teacher' } }),
    unbindWxGzh: async (site) => ({ input: { id: await aMember(site, { wxGzhOpenId: 'open-audited' }) } }),
    pass: async (site) => ({ input: { ids: [await aMember(site, { status: MEMBER.pending })] } }),
    reject: async (site) => ({ input: { ids: [await aMember(site, { status: MEMBER.pending })], reason: '测试' } }),
    exportPwd: async (site) => ({ input: { ids: [await withPassword(site)] } }),
    batchCreate: ({ orgIds }) => {
      const rows = [{ account: 'audited04', name: '批量一', type: 'student', birthYm: '2005-01' }];
      return { input: { ...IN_BATCHES, orgId: orgIds.student, rows } };
    },
    batchRegister: ({ orgIds }) => ({
      input: { ...IN_BATCHES, orgId: orgIds.student, prefix: 'audited', start: 90, count: 1 },
    }),
    addMemberToMine: async (site) => ({
      input: { memberIds: [await site.rowId('newcomer', 'student')], teacherId: site.ids.teacher },
      by: 'manager',
    }),
  },
  takes: { update: { status: 'the back office disables and enables; the handler refuses it to others' } },
});
