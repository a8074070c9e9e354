import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { FREE_QUOTAS } from '@aosai/api/platform/freeQuotas';
import { member, memberTeacher } from '../../db/schema/people.ts';
import type { Visitor } from '../../testing/testApp.ts';
import { openMemberSite, START } from '../../testing/memberSite.ts';

const at = await openMemberSite();
const { site } = at;
afterAll(() => site.close());
beforeEach(() => site.at(START));
const { db } = site;
const { studentId, teacherId, orgId, classmateIds } = site.people;

test('a parent sees the linked children', async () => {
  expect((await at.get(await at.once('jiazhang'), '/member/queryCurrent')).data).toMatchObject({
    name: '林建国',
    type: 'parent',
    organization: null,
    card: null,
    children: [{ id: studentId, name: '林知远' }],
  });
});

test('rights of an active card are listed with their quota, and end with the card', async () => {
  const rights = async (visitor: Visitor) => (await at.get(visitor, '/member/queryCurrentRights')).data;
  const expireDate = '2027-11-21T08:00:00.000Z';
  const share = (quota: number | null) => [{ id: expect.any(String) as string, quota, left: quota }];
  const counted = (quota: number | null) => ({ quota, used: 0, left: quota, cards: share(quota), expireDate });
  const whole = { kind: 'unlimited', period: null, ...counted(null) };
  const free = Object.keys(FREE_QUOTAS).map((code) => expect.objectContaining({ code, used: 0 }) as unknown);
  expect(await rights(await at.student())).toEqual({
    rights: [
      { code: 'solution.video', name: '题解视频', ...whole },
      { code: 'code.submit', name: '代码提交', ...whole },
      { code: 'exam.mock', name: '模拟考试', ...whole },
      { code: 'case.view', name: '查看错误测试点', ...whole },
      { code: 'answer.clean', name: '清除练习记录', ...whole },
    ],
    free,
  });
  const parent = await at.once('jiazhang');
  expect(await rights(parent)).toEqual({ rights: [], free });
  const ofChild = await at.get(parent, `/member/queryCurrentRights?memberId=${studentId}`);
  expect((ofChild.data as { rights: unknown[] }).rights).toHaveLength(5);
  site.at(new Date(Date.parse(expireDate) + 1));
  expect(await rights(await site.signIn('xuesheng'))).toEqual({ rights: [], free });
});

test('members see the teachers of their school or students, but not themselves', async () => {
  const mine = async (visitor: Visitor) => (await at.get(visitor, '/member/queryMineTeacherList')).data;
  const demo = { id: teacherId, name: '周明澜', avatar: null };
  expect(await mine(await at.student())).toEqual({ teacherList: [demo] });
  expect(await mine(await at.manager())).toEqual({ teacherList: [] });

  const colleague = { ...at.base(), account: 'tongshi', name: '沈同事', type: 'teacher' as const, pwdHash: at.pwdHash };
  await db.insert(member).values(colleague);
  const card = { id: colleague.id, name: '沈同事', avatar: null };
  await db
    .insert(memberTeacher)
    .values({ ...at.base(), orgId, teacherId: colleague.id, memberId: studentId, status: 'active' });
  expect(await mine(await at.manager())).toEqual({ teacherList: [card] });
  expect(await mine(await site.signIn('tongshi'))).toEqual({ teacherList: [demo] });
  await db.delete(memberTeacher).where(eq(memberTeacher.teacherId, colleague.id));
  await db.delete(member).where(eq(member.id, colleague.id));
});

test('S02 S34: a member is visible only to themselves, guardian, teacher, school and office', async () => {
  const readers = {
    self: await at.student(),
    classmate: await site.signIn('xuesheng2'),
    parent: await at.once('jiazhang'),
    teacher: await at.manager(),
    stranger: await at.stranger(),
    office: await at.office(),
  };
  const open = async (visitor: Visitor) => {
    const reply = await at.get(visitor, `/member/queryById?id=${studentId}`);
    const seen = reply.data as Record<string, unknown> | undefined;
    return seen ? { mobile: seen['mobile'], birthYm: seen['birthYm'], hasCode: seen['joinCode'] !== null } : reply.code;
  };
  const seen = Object.fromEntries(
    await Promise.all(Object.entries(readers).map(async ([who, visitor]) => [who, await open(visitor)])),
  );
  expect(seen).toEqual({
    self: { mobile: '13800000001', birthYm: '2012-05', hasCode: true },
    classmate: 'NOT_FOUND',
    parent: { mobile: null, birthYm: '2012-05', hasCode: true },
    teacher: { mobile: null, birthYm: null, hasCode: false },
    stranger: 'NOT_FOUND',
    office: { mobile: '13800000001', birthYm: '2012-05', hasCode: false },
  });
  const lookers = (await at.logOf('member:queryById')).map(
    ({ actorId, target }) => `${actorId ?? ''} at ${target ?? ''}`,
  );
  expect(lookers.toSorted()).toEqual(
    [site.people.operatorId, site.people.teacherId].map((looker) => `${looker} at ${studentId}`).toSorted(),
  );

  const reads = ['queryStatistics?memberId=', 'queryMemberTeacherList?memberId=', 'generateMemberCardById?id='];
  const table: Record<string, string[]> = {};
  for (const [who, visitor] of Object.entries(readers)) {
    table[who] = await Promise.all(
      reads.map(async (path) => {
        const reply = await site.send('GET', `/member/${path}${studentId}`, { visitor });
        return reply.status === 200 ? 'ok' : (reply.body.code ?? '');
      }),
    );
  }
  expect(table).toEqual({
    self: ['ok', 'ok', 'ok'],
    classmate: ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    parent: ['ok', 'ok', 'ok'],
    teacher: ['ok', 'NOT_FOUND', 'ok'],
    stranger: ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    office: ['ok', 'ok', 'ok'],
  });
});

test('S33: lists show full names only to the school and find nobody by part of a number', async () => {
  const list = async (visitor: Visitor, filter: object = {}) =>
    at.pageOf(await at.post(visitor, '/member/queryList?size=50', filter));
  const ofOffice = await list(await at.office());
  expect(ofOffice.total).toBe(10);
  expect((await list(await at.manager())).total).toBe(7);
  expect((await list(await at.stranger())).content.map(({ shownName }) => shownName)).toEqual(['高小远', '何远山']);
  expect((await list(await at.manager(), { keyword: '13800000001' })).content).toEqual([
    {
      id: studentId,
      account: 'xuesheng',
      shownName: '林知远',
      nickname: '林同学',
      mobileMasked: '138****0001',
      type: 'student',
      tags: ['student'],
      points: 0,
      status: '1',
      statusReason: null,
      hasInitialPwd: false,
      createdAt: START.toISOString(),
      version: 1,
    },
  ]);
  expect((await list(await at.manager(), { keyword: '1380000000' })).total).toBe(0);
  expect((await list(await at.stranger(), { keyword: '13800000001' })).total).toBe(0);
  expect((await list(await at.office(), { type: 'parent', orgId })).total).toBe(0);
  expect(at.answerOf(await at.post(await at.student(), '/member/queryList'))).toBe('FORBIDDEN');
  expect(at.answerOf(await at.post(null, '/member/queryList'))).toBe('SIGN_IN_REQUIRED');
  expect(at.answerOf(await at.post(await at.office(), '/member/queryList?sort=pwdHash,asc'))).toBe('VALIDATION');

  const byMobile = async (visitor: Visitor) => (await at.get(visitor, '/member/queryByMobile?mobile=13800000001')).data;
  expect(await byMobile(await at.manager())).toMatchObject({ member: { id: studentId, shownName: '林知远' } });
  expect(await byMobile(await at.stranger())).toEqual({ member: null });
  const simple = at.pageOf(await at.post(await at.manager(), '/member/querySimpleList', { keyword: '知远' }));
  expect(simple.content).toEqual([
    { id: studentId, shownName: '林知远', type: 'student', no: '2026001', className: '信奥一班' },
  ]);
  expect((await list(await at.office(), { keyword: '知远' })).total).toBe(0);
  expect(JSON.stringify(ofOffice)).not.toContain('林知远');
  expect(JSON.stringify([ofOffice, simple])).not.toMatch(/1380000\d{4}|\$argon2/);
});

test('S33: without a session only teachers are listed, with neither full name nor id', async () => {
  expect(at.pageOf(await at.post(null, '/member/anonQueryList?sort=organization,asc'))).toEqual({
    content: [
      { nameMasked: '周*', avatar: null, organization: '星海编程' },
      { nameMasked: '何*', avatar: null, organization: '远山学校' },
    ],
    total: 2,
    page: 0,
    size: 20,
  });
});

test('S04: nobody changes fields of a member that they may not, and unknown keys are refused', async () => {
  const before = await at.rowOf(studentId);
  const self = await at.student();
  const hostile: Record<string, unknown> = {
    points: 9_999,
    pwdHash: 'x',
    appId: 'other',
    orgId: at.otherOrg.id,
    account: 'root',
    type: 'teacher',
    isSuper: true,
    mustChangePwd: false,
    initialPwdEnc: 'x',
    joinCode: 'AAAAAAAA',
    mobileHash: 'x',
    mobileEnc: 'x',
    wxGzhOpenId: 'x',
    ssoSubject: 'x',
    createdBy: 'x',
    deletedAt: null,
    statusReason: 'x',
    tags: ['educational'],
    status: '1',
    birthYm: '2000-01',
    name: '改名字',
    mobile: '13911112222',
  };
  const refused: Record<string, string> = {};
  for (const [key, value] of Object.entries(hostile)) {
    const id = { id: studentId, version: before.version };
    refused[key] = at.answerOf(await at.put(self, '/member/update', { ...id, nickname: '新昵称', [key]: value }));
  }
  expect(new Set(Object.values(refused))).toEqual(new Set(['VALIDATION', 'PROOF_FAILED']));
  expect(refused['mobile']).toBe('PROOF_FAILED');
  const byManager = { id: studentId, version: before.version, mobile: '13911112222' };
  expect(at.answerOf(await at.put(await at.manager(), '/member/update', byManager))).toBe('VALIDATION');
  expect(
    at.answerOf(await at.put(await at.stranger(), '/member/update', { id: studentId, version: 1, name: '别人' })),
  ).toBe('NOT_FOUND');
  expect(
    at.answerOf(
      await at.put(await at.once('jiazhang'), '/member/update', { id: studentId, version: 1, nickname: '别' }),
    ),
  ).toBe('NOT_FOUND');
  expect(await at.rowOf(studentId)).toEqual(before);
});

test('an update of an older version is refused, and the log masks the change', async () => {
  const { version } = await at.rowOf(studentId);
  const body = { id: studentId, version, name: '林知遥', nickname: null };
  expect((await at.put(await at.manager(), '/member/update', body)).data).toEqual({
    id: studentId,
    version: version + 1,
  });
  expect(at.answerOf(await at.put(await at.manager(), '/member/update', body))).toBe('VERSION_CHANGED');
  expect((await at.logOf('member:update')).at(-1)).toMatchObject({
    actorId: teacherId,
    target: studentId,
    diff: { before: { name: '林*', nickname: '林同学' }, after: { name: '林*', nickname: null } },
  });
  await at.put(await at.manager(), '/member/update', {
    ...body,
    version: version + 1,
    name: '林知远',
    nickname: '林同学',
  });
});

test('the office sets a number without a code, unless somebody else has it', async () => {
  const id = classmateIds[1] ?? '';
  const { version } = await at.rowOf(id);
  expect(at.answerOf(await at.put(await at.office(), '/member/update', { id, version, mobile: '13800000001' }))).toBe(
    'MOBILE_TAKEN',
  );
  expect(at.answerOf(await at.put(await at.office(), '/member/update', { id, version, mobile: '13911113333' }))).toBe(
    'ok',
  );
  expect((await at.get(await at.office(), `/member/queryById?id=${id}`)).data).toMatchObject({ mobile: '13911113333' });
});
