import { eq } from 'drizzle-orm';
import { member, memberTeacher, organization, organizationMember } from '../../db/schema/people.ts';
import type { Stories } from './auditKit.ts';

/** Writes about schools and their people, each once. */
export const schoolStories: Stories = {
  async organizations({ site, write, versionOf, base }) {
    const applied = (name: string) => ({
      name,
      creditCode: null,
      contact: '王',
      contactMobile: '13900000009',
      logo: null,
      intro: null,
    });
    const one = await write('organization.create', applied('受审机构'));
    await write('organization.update', {
      id: one.id,
      version: await versionOf('/bms/organization/queryList', one.id),
      ...applied('改名机构'),
      contactMobile: null,
    });
    for (const [decision, more] of [
      ['pass', {}],
      ['reject', { reason: '测试' }],
    ] as const) {
      const row = { ...base(), name: `申请 ${decision}`, status: '0' as const };
      await site.db.insert(organization).values(row);
      await write(`organization.${decision}`, { id: row.id, ...more });
    }
  },

  async members({ site, write, manager, ofMember, base }) {
    const { orgId } = site.people;
    const person = {
      name: '新同学',
      account: 'audited01',
      no: null,
      className: null,
      role: 'student',
      birthYm: '2005-01',
    };
    await write('organizationMember.create', { orgId, ...person });
    const [added] = await site.db.select().from(member).where(eq(member.account, 'audited01'));
    const [joined] = await site.db
      .select()
      .from(organizationMember)
      .where(eq(organizationMember.memberId, added?.id ?? ''));
    const place = { no: null, className: '一班', roles: ['student'], status: 'active' };
    await write('organizationMember.update', { id: joined?.id, version: joined?.version, ...place });
    const guest = { ...base(), account: 'audited00', name: '客人', type: 'student' as const };
    const asked = { ...base(), orgId, memberId: guest.id, roles: ['student' as const], askedAt: site.now() };
    await site.db.insert(member).values(guest);
    await site.db.insert(organizationMember).values({ ...asked, status: 'pending' });
    await write('organizationMember.withdraw', { id: asked.id });
    await write('organizationMember.batchCreate', { orgId, people: [{ ...person, account: 'audited02' }] });

    const newcomer = { by: 'office', type: 'student', name: '新会员', account: 'audited03', birthYm: '2005-01' };
    const made = await write('registration.create', newcomer);
    await write('member.exportPwd', { ids: [made.id] });
    await write('member.unlock', { ids: [made.id] });
    const versionOfMember = async () => (await ofMember(made.id))?.version;
    await write('member.update', { id: made.id, version: await versionOfMember(), nickname: '新' });
    await write('member.configRoles', { id: made.id, version: await versionOfMember(), type: 'teacher' });
    for (const [decision, more] of [
      ['pass', {}],
      ['reject', { reason: '测试' }],
    ] as const) {
      await site.db.update(member).set({ status: '0' }).where(eq(member.id, made.id));
      await write(`member.${decision}`, { ids: [made.id], ...more });
    }
    const batch = { orgId, consentStatement: '监护人已书面同意，由学校保存。' };
    const rows = [{ account: 'audited04', name: '批量一', type: 'student', birthYm: '2005-01' }];
    await write('member.batchCreate', { ...batch, rows });
    await write('member.batchRegister', { ...batch, prefix: 'audited', start: 90, count: 1 });
    await write('member.addMemberToMine', { memberIds: [joined?.memberId] }, manager);
  },

  async 'teachers and their groups'({ site, write, manager }) {
    const { teacherId, orgId, classmateIds } = site.people;
    const [memberId = ''] = classmateIds;
    const { id: groupId } = await write('teacherGroup.create', { name: '提高组', note: null }, manager);
    await write('teacherGroup.update', { id: groupId, version: 1, name: '改名', note: null }, manager);
    await site.db.delete(memberTeacher).where(eq(memberTeacher.memberId, memberId));
    const link = await write('teacherMember.create', { orgId, teacherId, memberId }, manager);
    const [row] = await site.db.select().from(memberTeacher).where(eq(memberTeacher.memberId, memberId));
    const ids = [row?.id ?? link.id];
    await write('teacherMember.addToGroup', { ids, groupId }, manager);
    await write('teacherMember.removeFromGroup', { ids, groupId }, manager);
    await write('teacherMember.setGroups', { ids, groupIds: [groupId] }, manager);
    const [now] = await site.db.select().from(memberTeacher).where(eq(memberTeacher.memberId, memberId));
    await write('teacherMember.update', { id: ids[0], version: now?.version, status: 'ended' }, manager);
    await site.db.delete(memberTeacher).where(eq(memberTeacher.memberId, memberId));
    await write('teacherMember.batchCreate', { orgId, teacherId, memberIds: [memberId] }, manager);
    await write('teacherGroup.delete', { id: groupId }, manager);
  },
};
