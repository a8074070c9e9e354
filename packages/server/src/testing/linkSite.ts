import { DAY_MS } from '@aosai/api/kit/constants';
import { and, asc, eq } from 'drizzle-orm';
import { organizationMember as places } from '../db/schema/people.ts';
import { message } from '../db/schema/platform.ts';
import { seedSecondSchool } from './secondSchool.ts';
import { openTestApp, type Visitor } from './testApp.ts';

interface Row {
  id: string;
  memberId: string | null;
  shownName: string;
  status: string;
  version: number;
}

/** Two schools, and people that the second one invites. */
export async function openLinkSite() {
  const site = await openTestApp();
  const START = site.now();
  const afterDays = (days: number) => new Date(START.getTime() + days * DAY_MS);

  /** 陈一诺, fourteen years old, of the demo's school; 林知远, whose guardian is 林建国. */
  const TEEN = {
    name: '陈一诺',
    account: '13800000010',
    no: 'B9',
    className: '一班',
    role: 'student',
    birthYm: '2010-05',
  };
  const STUDENT = {
    name: '林知远',
    account: '13800000001',
    no: null,
    className: null,
    role: 'student',
    birthYm: '2010-05',
  };

  const other = await seedSecondSchool(site);
  const teenId = site.people.classmateIds[0] ?? '';
  const who = {
    boss2: await site.signIn('boss2'),
    boss: await site.signIn('laoshi'),
    teen: await site.signIn('xuesheng2'),
    student: await site.signIn('xuesheng'),
    parent: await site.signIn('jiazhang'),
    office: await site.signIn('guanli', 'user'),
  };
  const linkIs = (memberId: string) => and(eq(places.orgId, other.orgId), eq(places.memberId, memberId));
  /** Removes all links to the second school and all messages. */
  const forget = async () => {
    for (const id of [teenId, site.people.studentId]) await site.db.delete(places).where(linkIs(id));
    await site.db.delete(message);
  };

  async function ask<T = Record<string, unknown>>(visitor: Visitor, line: string, body?: object) {
    const [method = '', path = ''] = line.split(' ');
    const reply = await site.send(method, path, { visitor, ...(body && { body }) });
    return { code: reply.body.code ?? 'ok', data: reply.body.data as T };
  }
  const codeOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).code;
  const invite = (person: object, visitor = who.boss2) =>
    ask<{ outcome: string; account: string }>(visitor, 'POST /edms/organizationMember/create', person);
  const linkOf = async (memberId: string) => (await site.db.select().from(places).where(linkIs(memberId)))[0];
  const answer = (visitor: Visitor, act: 'confirm' | 'refuse' | 'leave' | 'withdraw', id: string | undefined) =>
    codeOf(visitor, `PUT /organizationMember/${act}`, { id });

  /** Ages a link by some days, without the session of the browser ending. */
  async function age(memberId: string, days: number) {
    const back = (at: Date | null | undefined) => (at ? new Date(at.getTime() - days * DAY_MS) : null);
    const link = await linkOf(memberId);
    const set = { askedAt: back(link?.askedAt), answeredAt: back(link?.answeredAt) };
    await site.db.update(places).set(set).where(linkIs(memberId));
  }

  const listed = async (visitor: Visitor, filter: object = {}) =>
    (await ask<{ content: Row[] }>(visitor, 'POST /edms/organizationMember/queryList?size=200', filter)).data.content;
  const mine = async (visitor: Visitor) =>
    (
      await ask<{ content: { id: string; status: string; mayAnswer: boolean; member: { name: string } }[] }>(
        visitor,
        'GET /organizationMember/queryMineList',
      )
    ).data.content;
  const toldTo = async (memberId: string) =>
    (
      await site.db
        .select({ title: message.title })
        .from(message)
        .where(eq(message.memberId, memberId))
        .orderBy(asc(message.id))
    ).map(({ title }) => title);
  return {
    site,
    START,
    TEEN,
    STUDENT,
    other,
    who,
    teenId,
    afterDays,
    linkIs,
    forget,
    ask,
    codeOf,
    invite,
    linkOf,
    answer,
    age,
    listed,
    mine,
    toldTo,
  };
}
