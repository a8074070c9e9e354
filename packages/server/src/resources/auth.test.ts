import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { member } from '../db/schema/people.ts';
import { sysLog } from '../db/schema/platform.ts';
import { openTestApp } from '../testing/testApp.ts';
import { entryHash } from './sysLogChain.ts';

const site = await openTestApp();
afterAll(() => site.close());

test('a student signs in and reads the own name, organization, card and masked number', async () => {
  const reply = await site.send('POST', '/auth/loginByPwd', {
    body: { account: 'xuesheng', password: 'aosai2026', realm: 'member' },
  });
  expect(reply.body.data).toEqual({
    session: {
      id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      key: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: '2026-11-22T08:00:00.000Z',
    },
    current: {
      realm: 'member',
      expiresAt: '2026-11-22T08:00:00.000Z',
      member: {
        id: site.people.studentId,
        name: '林知远',
        nickname: '林同学',
        avatar: null,
        type: 'student',
        tags: ['student'],
        points: 0,
        mobileMasked: '138****0001',
        organization: { id: site.people.orgId, name: '星海编程', roles: ['student'] },
        children: [],
        card: { name: '年卡', type: '0', expireDate: '2027-11-21T08:00:00.000Z' },
        mustChangePwd: false,
      },
    },
  });
});

test('the realms are apart: a member account is none of the back office, and the other way round', async () => {
  await expect(site.signIn('xuesheng', 'user')).rejects.toThrow('LOGIN_FAILED');
  await expect(site.signIn('guanli', 'member')).rejects.toThrow('LOGIN_FAILED');
  const operator = await site.signIn('guanli', 'user');
  const { body } = await site.send('GET', '/auth/queryCurrent', { visitor: operator });
  expect(body.data).toMatchObject({ realm: 'user', user: { name: '平台管理员', isSuper: true } });
});

test('a pending account hears that it is not active, but only with the right password', async () => {
  const where = and(eq(member.appId, 'aosai'), eq(member.account, 'xuesheng3'));
  await site.db.update(member).set({ status: '0' }).where(where);
  await expect(site.signIn('xuesheng3', 'member', 'wrong')).rejects.toThrow('LOGIN_FAILED');
  await expect(site.signIn('xuesheng3')).rejects.toThrow('ACCOUNT_DISABLED');
});

test('a sign-in is written to the log with who and from where, and nothing secret', async () => {
  await site.signIn('laoshi', 'member', 'aosai2026', '10.1.2.3');
  const [entry] = await site.db.select().from(sysLog).where(eq(sysLog.target, site.people.teacherId));
  expect(entry).toEqual({
    appId: 'aosai',
    id: expect.any(String),
    seq: expect.any(Number),
    prevHash: expect.any(String),
    hash: entry && entryHash(entry),
    at: new Date('2026-11-21T08:00:00.000Z'),
    actorKind: 'member',
    actorId: site.people.teacherId,
    action: 'auth:loginByPwd',
    target: site.people.teacherId,
    diff: null,
    ip: '10.1.2.3',
  });
});
