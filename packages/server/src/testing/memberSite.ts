import { eq } from 'drizzle-orm';
import { newId } from '../base/newId.ts';
import { member, organization, organizationMember } from '../db/schema/people.ts';
import { sysLog } from '../db/schema/platform.ts';
import { httpWeChat } from '../adapters/wechat/httpWeChat.ts';
import { openTestApp, type Visitor } from './testApp.ts';

/** The time at which each of these tests begins. */
export const START = new Date('2026-11-21T08:00:00.000Z');

interface Page {
  content: Record<string, unknown>[];
  total: number;
}

/** The demo's site with a second school, and shortcuts for calls by its people. */
export async function openMemberSite() {
  const sent: string[] = [];
  const site = await openTestApp({
    sms: {
      sendCode: ({ code }) => {
        sent.push(code);
        return Promise.resolve('OK');
      },
    },
    wechat: {
      ...httpWeChat({ apiUrl: 'http://127.0.0.1:9', gzh: null, mp: null }, () => START),
      gzhIdentity: (code) => Promise.resolve({ openId: `open-${code}`, unionId: null }),
    },
  });
  const { db, people } = site;
  const { appId, teacherId } = people;

  const base = () => ({ appId, id: newId(), createdAt: START, updatedAt: START });

  /** An unrelated school with a manager and a student. */
  const otherOrg = { ...base(), name: '远山学校', status: '1' as const, quota: 3 };
  const [demoTeacher] = await db.select().from(member).where(eq(member.id, teacherId));
  const pwdHash = demoTeacher?.pwdHash ?? '';
  const otherManager = { ...base(), account: 'yuanshan', name: '何远山', type: 'teacher' as const, pwdHash };
  const otherStudent = { ...base(), account: 'yuanxue', name: '高小远', type: 'student' as const, pwdHash };
  await db.insert(organization).values(otherOrg);
  await db.insert(member).values([otherManager, otherStudent]);
  await db.insert(organizationMember).values([
    {
      ...base(),
      orgId: otherOrg.id,
      memberId: otherManager.id,
      roles: ['manager' as const, 'teacher' as const],
      status: 'active',
    },
    { ...base(), orgId: otherOrg.id, memberId: otherStudent.id, roles: ['student' as const], status: 'active' },
  ]);

  /** Signing in costs a hash, so people that no test signs out sign in once. */
  const visitors = new Map<string, Promise<Visitor>>();
  function once(account: string, realm: 'member' | 'user' = 'member'): Promise<Visitor> {
    const known = visitors.get(account) ?? site.signIn(account, realm);
    visitors.set(account, known);
    return known;
  }
  const student = () => once('xuesheng');
  const manager = () => once('laoshi');
  const stranger = () => once('yuanshan');
  const office = () => once('guanli', 'user');

  const get = async (visitor: Visitor | null, path: string) =>
    (await site.send('GET', path, { visitor, headerForm: visitor !== null })).body;
  const post = async (visitor: Visitor | null, path: string, body: object = {}, method = 'POST') =>
    (await site.send(method, path, { visitor, body })).body;
  const put = (visitor: Visitor | null, path: string, body: object) => post(visitor, path, body, 'PUT');
  const answerOf = (reply: { code?: string; success: boolean }) => reply.code ?? (reply.success ? 'ok' : 'failed');
  const rowOf = async (id: string) => {
    const [row] = await db.select().from(member).where(eq(member.id, id));
    if (!row) throw new Error('no such member');
    return row;
  };
  const logOf = async (action: string) => db.select().from(sysLog).where(eq(sysLog.action, action));
  const pageOf = (reply: { data?: unknown }) => reply.data as Page;
  return {
    site,
    sent,
    otherOrg,
    otherManager,
    otherStudent,
    base,
    student,
    manager,
    stranger,
    office,
    get,
    post,
    put,
    answerOf,
    rowOf,
    logOf,
    pageOf,
    pwdHash,
    once,
  };
}
