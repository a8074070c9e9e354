import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { submission } from '../../db/schema/submission.ts';
import { member, organization } from '../../db/schema/people.ts';
import { openMemberSite, START } from '../../testing/memberSite.ts';

const { site, student, office, get, logOf } = await openMemberSite();
afterAll(() => site.close());
beforeEach(() => site.at(START));
const { db } = site;
const { appId, studentId, orgId } = site.people;

test('the ranking shows masked names, with equal ranks for equal points', async () => {
  await db.update(member).set({ points: 120 }).where(eq(member.id, studentId));
  await db
    .update(member)
    .set({ points: 80 })
    .where(and(eq(member.appId, appId), eq(member.account, 'xuesheng3')));
  await db
    .update(member)
    .set({ points: 80 })
    .where(and(eq(member.appId, appId), eq(member.account, 'xuesheng4')));
  expect((await get(await student(), '/member/queryPointsRanking?scope=organization')).data).toEqual({
    content: [
      { rank: 1, nameMasked: '林*', points: 120, isMe: true },
      { rank: 2, nameMasked: '王*', points: 80, isMe: false },
      { rank: 2, nameMasked: '赵*', points: 80, isMe: false },
    ],
    mine: { rank: 1, points: 120 },
  });
  expect(await db.$count(submission)).toBe(0);
  expect((await get(await student(), '/member/queryStatistics')).data).toEqual({
    memberId: studentId,
    points: 120,
    enrolledCount: 0,
    completedCount: 0,
    passedCount: 0,
    averagePercent: null,
    submissionCount: 0,
    practice: {
      streak: 0,
      days: 0,
      due: 0,
      wrong: 0,
      todayPoints: 0,
      level: 'gesp-cpp-1',
      weakPoints: [],
      readiness: null,
    },
    activeDays: 0,
  });
});

test('the ranking shows rank and points of students of another school, but no part of a name', async () => {
  const pointsOf = (account: string, points: number) =>
    db
      .update(member)
      .set({ points })
      .where(and(eq(member.appId, appId), eq(member.account, account)));
  await pointsOf('xuesheng3', 80);
  await pointsOf('yuanxue', 90);
  const namesFor = async (account: string) => {
    const visitor = await site.signIn(account);
    const { content } = (await get(visitor, '/member/queryPointsRanking')).data as {
      content: { nameMasked: string | null; points: number }[];
    };
    const shown = content.filter(({ points }) => points === 80 || points === 90);
    return shown.map(({ nameMasked, points }) => `${points} ${nameMasked ?? '–'}`).toSorted();
  };
  await pointsOf('xuesheng4', 0);
  expect(await namesFor('xuesheng3')).toEqual(['80 王*', '90 –']);
  expect(await namesFor('yuanxue')).toEqual(['80 –', '90 高*']);
});

test('the card renders a name as plain text and names no deleted school', async () => {
  await db.update(member).set({ name: '<a>&"林' }).where(eq(member.id, studentId));
  const card = async (format: string, viewer = student) => {
    const reply = await site.fetch(
      new Request(`http://127.0.0.1:3000/aosai/api/member/generateMemberCardById?id=${studentId}&format=${format}`, {
        headers: { 'App-Id': appId, Cookie: (await viewer()).cookie },
      }),
    );
    return { type: reply.headers.get('Content-Type'), bytes: Buffer.from(await reply.arrayBuffer()) };
  };
  const svg = (await card('svg')).bytes.toString();
  expect(svg).toContain('&lt;a&gt;&amp;&quot;林');
  expect(svg).not.toContain('<a>');
  // Reading one's own card is not logged, reading that of somebody else is.
  expect(await logOf('member:generateMemberCardById')).toEqual([]);
  await card('svg', office);
  expect(await logOf('member:generateMemberCardById')).toHaveLength(1);
  const png = await card('png');
  expect([png.type, png.bytes.subarray(1, 4).toString()]).toEqual(['image/png', 'PNG']);
  await db.update(member).set({ name: '林知远' }).where(eq(member.id, studentId));

  const ownOrg = eq(organization.id, orgId);
  const [school] = await db.select().from(organization).where(ownOrg);
  const namesSchool = async () => (await card('svg')).bytes.toString().includes(school?.name ?? '?');
  const asItIs = await namesSchool();
  await db.update(organization).set({ deletedAt: START }).where(ownOrg);
  const onceDeleted = await namesSchool();
  await db.update(organization).set({ deletedAt: null }).where(ownOrg);
  expect({ asItIs, onceDeleted }).toEqual({ asItIs: true, onceDeleted: false });
});
