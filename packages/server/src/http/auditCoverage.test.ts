import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Group, Role } from '@aosai/api/contract/call';
import { MOCK_REVIEW } from '@aosai/api/domain/review';
import { newId } from '../db/newId.ts';
import { exam, examEnroll, examPaper, examPaperEnroll } from '../db/schema/exam.ts';
import { rejudge } from '../db/schema/judge.ts';
import { member, memberTeacher, organization, organizationMember } from '../db/schema/people.ts';
import { feedback, file, sysLog } from '../db/schema/platform.ts';
import { resource, resourceOperation } from '../db/schema/rights.ts';
import { openTestApp, type TestApp, type Visitor } from '../testing/testApp.ts';
import { mountedCalls } from '../testing/testCalls.ts';

let site: TestApp;
let boss: Visitor;
let manager: Visitor;
beforeAll(async () => {
  site = await openTestApp();
  boss = await site.signIn('guanli', 'user');
  manager = await site.signIn('laoshi');
});
afterAll(() => site.close());

const OFFICE_ROLES: ReadonlySet<Role> = new Set<Role>(['backOffice', 'superUser', 'orgManager']);
const READS = /^(query|get|check|anon)/;

/** Calls whose name does not say that they only read. */
const ONLY_READ = new Set([
  'examPaperEnroll.report',
  'file.download',
  'member.generateMemberCardById',
  'wx.mp/generateQrCode',
]);

/** Calls that need more around them than fits here: the test that looks at their entry in the log. */
const TOLD_BY: Record<string, readonly [file: string, action: string]> = {
  'rejudge.start': ['resources/rejudge.test.ts', 'rejudge:start'],
  'rejudge.apply': ['resources/rejudge.test.ts', 'rejudge:apply'],
  'examPaperEnroll.acceptLate': ['resources/examPaperEnroll.test.ts', 'examPaperEnroll:acceptLate'],
  'organizationMember.batchImport': ['resources/organizationMember.test.ts', 'organizationMember:batchImport'],
  'file.delete': ['resources/file.test.ts', 'common/file:delete'],
};

const officeWrites = mountedCalls().filter(
  ({ name, group, roles }) =>
    (group === 'bms' || group === 'edms' || roles.some((role) => OFFICE_ROLES.has(role))) &&
    !roles.includes('nobody') &&
    !READS.test(name.split('.')[1] ?? '') &&
    !ONLY_READ.has(name),
);
const written = new Set<string>();

type Data = Record<string, unknown> & { id: string };

async function entries(): Promise<{ seq: number; action: string }[]> {
  return site.db
    .select({ seq: sysLog.seq, action: sysLog.action })
    .from(sysLog)
    .where(eq(sysLog.appId, site.people.appId))
    .orderBy(desc(sysLog.seq))
    .limit(5);
}

/** Sends one write and expects one entry for it in the log. */
async function write(name: string, body: object, by: Visitor = boss, group?: Group): Promise<Data> {
  const mounts = officeWrites.filter((call) => call.name === name && (group === undefined || call.group === group));
  const call = mounts.find((one) => one.group !== '') ?? mounts[0];
  if (!call) throw new Error(`${name} is not mounted for the back office`);
  const [before] = await entries();
  const { body: reply } = await site.send(call.method, call.path, {
    visitor: by,
    ...(body instanceof FormData ? { form: body } : { body }),
  });
  if (!reply.success) throw new Error(`${name}: ${reply.code ?? ''} ${reply.message ?? ''}`);
  const fresh = (await entries()).filter(({ seq }) => seq > (before?.seq ?? 0));
  const action = call.call.path === undefined ? undefined : expect.any(String);
  expect([name, fresh]).toEqual([
    name,
    [
      {
        seq: (before?.seq ?? 0) + 1,
        action: action ?? expect.stringMatching(new RegExp(`:${name.split('.')[1] ?? ''}$`)),
      },
    ],
  ]);
  written.add(name);
  return (reply.data ?? {}) as Data;
}

const base = () => ({ appId: site.people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() });

async function ask<T>(method: string, path: string, body: object, by: Visitor = boss): Promise<T> {
  const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : '';
  const { body: reply } = await site.send(method, path + query, {
    visitor: by,
    ...(method !== 'GET' && { body }),
  });
  if (!reply.success) throw new Error(`${path}: ${reply.code ?? ''}`);
  return reply.data as T;
}

const ofMember = async (id: string) => (await site.db.select().from(member).where(eq(member.id, id)))[0];

/** The newest version of a row that a list of the call's resource shows. */
async function versionOf(path: string, id: string, filter: object = {}): Promise<number> {
  const { content } = await ask<{ content: { id: string; version: number }[] }>('POST', `${path}?size=200`, filter);
  const row = content.find((one) => one.id === id);
  if (!row) throw new Error(`${path} does not show ${id}`);
  return row.version;
}

const stories: Record<string, () => Promise<void>> = {
  async 'roles and accounts'() {
    const { id: roleId } = await write('role.create', { code: 'audited', name: '角色', note: null });
    await write('role.update', { id: roleId, version: 1, name: '改名', note: null });
    await write('role.configPerms', { id: roleId, version: 2, permissions: ['dict:create'] });
    const made = await write('user.create', { account: 'audited', name: '职员', isSuper: false, roleIds: [roleId] });
    await write('user.update', { id: made.id, version: 1, name: '改名', status: 'active', isSuper: false });
    await write('user.configRoles', { id: made.id, version: 2, roleIds: [] });
    const { password = '' } = (await write('user.resetPwd', { id: made.id })) as Data & { password?: string };
    const colleague = await site.signIn('audited', 'user', password);
    await write('user.updatePwd', { oldPassword: password, password: 'a long new one' }, colleague);
    await write('user.delete', { id: made.id });
    await write('role.delete', { id: roleId });
  },

  async 'resources and operations'() {
    const [row] = await site.db.select().from(resource).where(eq(resource.code, 'rejudge'));
    const [operation] = await site.db
      .select()
      .from(resourceOperation)
      .where(eq(resourceOperation.resourceId, row?.id ?? ''));
    if (!row || !operation) throw new Error('nothing was seeded');
    await write('resourceOperation.update', { id: operation.id, version: 1, name: '改名', sort: 1 });
    await site.db.update(resourceOperation).set({ goneAt: site.now() }).where(eq(resourceOperation.id, operation.id));
    await write('resourceOperation.delete', { id: operation.id });
    await write('resourceOperation.create', { resourceId: row.id, code: operation.code, name: '又来', sort: 1 });
    await write('resource.update', { id: row.id, version: 1, name: '改名', sort: 1 });
    await site.db.update(resource).set({ goneAt: site.now() }).where(eq(resource.id, row.id));
    await write('resource.delete', { id: row.id });
    await write('resource.create', { code: 'rejudge', name: '重测', sort: 1 });
  },

  async 'rights of cards'() {
    const limits = { kind: 'quota', period: 'day', quota: 3 };
    const { id } = await write('right.create', { code: 'audited', name: '权益', ...limits });
    await write('right.update', { id, version: 1, name: '改名', ...limits });
    await write('right.publish', { id });
    await write('right.unpublish', { id });
    await write('right.delete', { id });
  },

  async dictionaries() {
    const { id } = await write('dict.create', { value: 'audited', label: '字典' });
    await write('dict.update', { id, version: await versionOf('/dict/queryList', id), label: '改名', isOn: true });
    const item = await write('dict.createItem', { dictId: id, value: 'a', label: '甲', sort: 0 });
    const version = await versionOf('/dict/queryItemList', item.id, { dictId: id });
    await write('dict.updateItem', { id: item.id, version, label: '乙', sort: 1, isOn: true });
    await write('dict.deleteItem', { id: item.id });
    await write('dict.delete', { id });
  },

  async 'settings, apps and banners'() {
    const { id } = await write('config.create', { key: 'audited', value: '值', isPublic: false });
    const version = await versionOf('/common/config/queryList', id);
    await write('config.update', { id, version, value: '新值', isPublic: false });
    await write('config.delete', { id });

    const window = { position: 'home', subtitle: '', image: null, link: null, sort: 0, isOn: true };
    const banner = { ...window, title: '横幅', startAt: null, endAt: null };
    const { id: bannerId } = await write('imageBanner.create', banner);
    const bannerVersion = await versionOf('/imageBanner/queryList', bannerId);
    await write('imageBanner.update', { id: bannerId, version: bannerVersion, ...banner, title: '改名' });
    await write('imageBanner.delete', { id: bannerId });

    const look = { name: '应用', title: '标题', accent: null, hosts: [], allowedOrigins: [] };
    const app = await write('app.create', { appId: 'audited', ...look });
    const appVersion = await versionOf('/app/queryList', app.id);
    await write('app.update', {
      id: app.id,
      version: appVersion,
      ...look,
      title: '改名',
      logo: null,
      favicon: null,
      ssoKey: 'keep',
    });
  },

  async 'files and rejudging'() {
    const form = new FormData();
    form.append('purpose', 'attachment');
    form.append('file', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'a.pdf');
    await write('file.upload', form);
    const open = { ...base(), scope: 'exam' as const, targetId: newId(), reason: '测试', state: 'open' as const };
    await site.db.insert(rejudge).values(open);
    await write('rejudge.discard', { id: open.id });
  },

  async feedback() {
    const row = { ...base(), memberId: site.people.studentId, category: 'problem' as const, content: '反馈' };
    await site.db.insert(feedback).values(row);
    await write('feedback.updateStatus', { id: row.id, version: 1, status: '1' });
  },

  async 'the blacklist, documents'() {
    const { studentId } = site.people;
    const kept = { scope: 'enroll', reason: '测试', until: null };
    const { id } = await write('memberBlacklist.create', { memberId: studentId, ...kept });
    await write('memberBlacklist.update', { id, version: 1, ...kept, reason: '改过' });
    await write('memberBlacklist.delete', { id });

    const scan = {
      ...base(),
      fileName: 'auditedscan.png',
      title: 'a.png',
      mime: 'image/png',
      ownerKind: 'user' as const,
      ownerId: site.people.operatorId,
      isPublic: false,
      sha256: '',
      sizeBytes: 1,
      purpose: 'memberDocument',
    };
    await site.db.insert(file).values(scan);
    const document = { kind: 'certificate', title: '证书', fileName: scan.fileName };
    const made = await write('memberDocument.create', { memberId: studentId, ...document });
    await write('memberDocument.update', { id: made.id, version: 1, ...document, title: '改名' });
    await write('memberDocument.publish', { id: made.id });
    await write('memberDocument.unpublish', { id: made.id });
    await write('memberDocument.delete', { id: made.id });
  },

  async enrolments() {
    const { studentId, appId } = site.people;
    const past = new Date(site.now().getTime() - 3_600_000);
    const later = new Date(site.now().getTime() + 3_600_000);
    const paper = {
      ...base(),
      title: '卷',
      template: 'gesp-1',
      sections: [],
      totalPoints: 0,
      durationMin: 60,
      shuffle: { section: false, question: false, option: false },
      scorePolicy: 'best' as const,
      feedback: 'deferred' as const,
    };
    const anExam = {
      ...base(),
      title: '考试',
      summary: '',
      notesHtml: '',
      published: true,
      enrollStartAt: past,
      enrollEndAt: later,
      startAt: past,
      endAt: later,
      examPaperIds: [paper.id],
      priceFen: 0,
      scope: 'public' as const,
      maxAttempts: 1,
      reviewMatrix: MOCK_REVIEW,
      lateStartPolicy: 'untilEnd' as const,
      recordsEvents: false,
    };
    await site.db.insert(examPaper).values(paper);
    await site.db.insert(exam).values(anExam);
    const enrolment = { ...base(), examId: anExam.id, memberId: studentId, source: 'self' as const };
    await site.db.insert(examEnroll).values({ ...enrolment, status: '4' });
    await write('examEnroll.rejectQuit', { id: enrolment.id, reason: '测试' });
    await site.db.update(examEnroll).set({ status: '4' }).where(eq(examEnroll.id, enrolment.id));
    await write('examEnroll.passQuit', { id: enrolment.id });
    await write('examEnroll.finishQuit', { id: enrolment.id });

    const attempt = {
      ...base(),
      examEnrollId: enrolment.id,
      examId: anExam.id,
      examPaperId: paper.id,
      memberId: studentId,
      attemptNo: 1,
      seed: 1,
      startedAt: past,
      deadlineAt: later,
      maxPoints: 0,
      questionCount: 0,
    };
    expect(appId).toBe(attempt.appId);
    await site.db.insert(examPaperEnroll).values({ ...attempt, status: '1' });
    await write('examPaperEnroll.extend', { id: attempt.id, seconds: 60, reason: '测试' });
    await site.db
      .update(examPaperEnroll)
      .set({ status: '2', completedAt: site.now(), submitReason: 'manual' })
      .where(eq(examPaperEnroll.id, attempt.id));
    await write('examPaperEnroll.settle', { id: attempt.id });
  },

  async organizations() {
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

  async members() {
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
    await write('organizationMember.batchCreate', { orgId, people: [{ ...person, account: 'audited02' }] });

    const newcomer = { by: 'office', type: 'student', name: '新会员', account: 'audited03', birthYm: '2005-01' };
    const made = await write('registration.create', newcomer);
    await write('member.exportPwd', { ids: [made.id] });
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

  async 'teachers and their groups'() {
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

test.each(Object.entries(stories))('each write leaves one entry in the log: %s', async (_, story) => {
  await story();
});

test('no write of the back office is left out', () => {
  const told = (name: string) => {
    const [path, action] = TOLD_BY[name] ?? [];
    return (
      path !== undefined && readFileSync(join(import.meta.dirname, '..', path), 'utf8').includes(`'${action ?? ''}'`)
    );
  };
  const names = [...new Set(officeWrites.map(({ name }) => name))];
  expect(names.filter((name) => !written.has(name) && !told(name))).toEqual([]);
  expect(Object.keys(TOLD_BY).filter((name) => !names.includes(name))).toEqual([]);
});
