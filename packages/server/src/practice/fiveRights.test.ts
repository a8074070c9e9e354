import { and, eq } from 'drizzle-orm';
import { FREE_QUOTAS, type CountedRight } from '@aosai/api/platform/freeQuotas';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import { question } from '../db/schema/bank.ts';
import { memberMembership } from '../db/schema/cards.ts';
import { member } from '../db/schema/people.ts';
import { config } from '../db/schema/platform.ts';
import { memberQuestion, memberQuestionTry as tries, memberRightUse as uses } from '../db/schema/practice.ts';
import { grantCard } from '../rights/cards/grantCard.ts';
import type { Visitor } from '../testing/testApp.ts';
import { openPracticeSite } from '../testing/practice/practiceSite.ts';

const site = await openPracticeSite();
const { app, appId, studentId, told, refused, choose, write, aChoice, aTask } = site;
afterAll(() => app.close());
let visitor: Visitor;
/** The session ends within days, so the student signs in again. */
const passDays = async (days: number) => {
  await site.passDays(days);
  visitor = await app.signIn('xuesheng');
};
beforeEach(async () => {
  await app.db.delete(memberMembership).where(eq(memberMembership.appId, appId));
  await passDays(40);
});

const HUNDRED = Array.from({ length: 100 }, (_, no) => no);
const setFree = (code: CountedRight, quota: number) =>
  app.db
    .update(config)
    .set({ value: String(quota) })
    .where(and(eq(config.appId, appId), eq(config.key, FREE_QUOTAS[code].configKey)));
function giveCard(code: string, quota: number | null, days = 30) {
  const rights = [{ code, name: code, quota, period: quota === null ? null : ('card' as const) }];
  const snapshot = { name: '卡', type: '0' as const, days, rights };
  const sale = { memberId: studentId, membershipId: newId(), snapshot, orderId: null, orgId: null };
  return app.db.transaction((db) => grantCard({ db, appId, now: app.now() }, sale));
}
const count = (said: readonly string[], one: string) => said.filter((text) => text === one).length;
const ofStudent = and(eq(member.appId, appId), eq(member.id, studentId));

async function buy(id: string) {
  const { body } = await app.send('GET', `/oj/question/buy?id=${id}`, { visitor, headerForm: true });
  return body.code ?? 'ok';
}
/** Copies of a question in the bank, inserted at once. */
async function copiesOf(id: string): Promise<string[]> {
  const [row] = await app.db.select().from(question).where(eq(question.id, id));
  if (!row) throw new Error('no question');
  const copies = HUNDRED.map(() => ({ ...row, id: newId(), contentHash: newId() }));
  await app.db.insert(question).values(copies);
  return copies.map((copy) => copy.id);
}

test.each([0, 1, 2])(
  'code.submit: with %i a day, exactly that many of a hundred concurrent programs are judged',
  async (quota) => {
    await setFree('code.submit', quota);
    const id = await aTask();
    const said = await Promise.all(HUNDRED.map((no) => refused('submitAnswer', write(id, `10 act ${quota}/${no}`))));
    expect([count(said, 'ok'), count(said, 'RIGHT_USED_UP')]).toEqual([quota, 100 - quota]);
    await site.judge();
  },
);

test.each([0, 1, 7])(
  'case.view: with %i a day, exactly that many of a hundred concurrent views succeed',
  async (quota) => {
    await setFree('case.view', quota);
    await setFree('code.submit', 30);
    const { tryId } = await told('submitAnswer', write(await aTask({ casePolicy: 'first' }), `10 look ${quota}`));
    await site.judge();
    const [row] = await app.db.select().from(tries).where(eq(tries.id, tryId));
    if (!row) throw new Error('no try');
    const copies = HUNDRED.map((no) => ({ ...row, id: newId(), no: no + 2, requestId: newId() }));
    await app.db.insert(tries).values(copies);
    const look = ({ id }: { id: string }) => refused('queryWrongCaseListById', { id });
    const said = await Promise.all(copies.map(look));
    expect([count(said, 'ok'), count(said, 'RIGHT_USED_UP')]).toEqual([quota, 100 - quota]);
    const seen = copies.filter((_, place) => said[place] === 'ok');
    expect(await Promise.all(seen.map(look))).toEqual(seen.map(() => 'ok'));
  },
);

test('case.view: a parent reads by the child’s card, after which the child reads the same try for free', async () => {
  await setFree('case.view', 0);
  const { tryId } = await told('submitAnswer', write(await aTask({ casePolicy: 'first' }), '10 family'));
  await site.judge();
  expect(await refused('queryWrongCaseListById', { id: tryId }, 'parent')).toBe('RIGHT_USED_UP');
  await giveCard('case.view', 1);
  expect(await refused('queryWrongCaseListById', { id: tryId }, 'parent')).toBe('ok');
  expect(await refused('queryWrongCaseListById', { id: tryId })).toBe('ok');
});

test.each([0, 1, 7])(
  'answer.clean: with %i a day, exactly that many of a hundred concurrent questions are cleared',
  async (quota) => {
    await setFree('answer.clean', quota);
    const id = await aChoice();
    await told('submitAnswer', choose(id, 'B'));
    const ids = await copiesOf(id);
    const [row] = await app.db.select().from(memberQuestion).where(eq(memberQuestion.questionId, id));
    if (!row) throw new Error('no practice');
    await app.db.insert(memberQuestion).values(ids.map((questionId) => ({ ...row, id: newId(), questionId })));
    const said = await Promise.all(ids.map((questionId) => refused('clean', { questionId })));
    expect([count(said, 'ok'), count(said, 'RIGHT_USED_UP')]).toEqual([quota, 100 - quota]);
  },
);

test.each([0, 1, 7])(
  'solution.video: a card with %i opens exactly that many of a hundred concurrent solutions',
  async (quota) => {
    await app.db.update(member).set({ points: 0 }).where(ofStudent);
    if (quota > 0) await giveCard('solution.video', quota);
    const ids = await copiesOf(await aChoice({ pricePoints: 30 }));
    const said = await Promise.all(ids.map(buy));
    expect([count(said, 'ok'), count(said, 'POINTS_SHORT')]).toEqual([quota, 100 - quota]);
    const open = ids.filter((_, place) => said[place] === 'ok');
    expect(await Promise.all(open.map(buy))).toEqual(open.map(() => 'ok'));
  },
);

test('solution.video: uses a card before points, and closes again when the card ends', async () => {
  await app.db.update(member).set({ points: 100 }).where(ofStudent);
  await giveCard('solution.video', 1, 1);
  const [first = '', second = ''] = await copiesOf(await aChoice({ pricePoints: 30 }));
  expect([await buy(first), await site.points()]).toEqual(['ok', 100]);
  expect([await buy(second), await site.points()]).toEqual(['ok', 70]);
  const isOpen = async (id: string) => {
    const { body } = await app.send('GET', `/oj/question/queryById?id=${id}`, { visitor });
    return (body.data as { unlocked: boolean }).unlocked;
  };
  expect([await isOpen(first), await isOpen(second)]).toEqual([true, true]);
  await passDays(3);
  expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
  await giveCard('solution.video', null);
  const shown = () => app.db.$count(uses, and(eq(uses.memberId, studentId), eq(uses.ref, 'shown')));
  // A bought solution uses no card; the other one does, which matters for a refund.
  expect([await isOpen(second), await shown(), await isOpen(first), await shown()]).toEqual([true, 0, true, 1]);
});

test('solution.video: a card without limit opens only solutions asked for, not all on every page', async () => {
  await giveCard('solution.video', null);
  for (const id of [await aTask({ pricePoints: 30 }), await aChoice({ pricePoints: 30 })]) {
    expect((await told('queryDraft', { questionId: id })).solution).toBeNull();
    await buy(id);
    const { solution, state } = await told('queryDraft', { questionId: id });
    expect([solution?.analysisHtml, state.revealedAt]).toEqual([expect.any(String), app.now().toISOString()]);
  }
});

test('only a card that is valid now gives its right, uncounted if the card has no limit', async () => {
  await setFree('code.submit', 0);
  const id = await aTask();
  const submit = async (code: string) => {
    const said = await refused('submitAnswer', write(id, code));
    await site.judge();
    return said;
  };
  const { id: cardId } = await giveCard('code.submit', null);
  expect([await submit('10 a'), await submit('10 b'), await submit('10 c')]).toEqual(['ok', 'ok', 'ok']);
  const set = (changes: object) => app.db.update(memberMembership).set(changes).where(eq(memberMembership.id, cardId));
  await set({ startDate: new Date(app.now().getTime() + 1_000) });
  expect(await submit('10 d')).toBe('RIGHT_USED_UP');
  await set({ startDate: app.now(), endedAt: app.now() });
  expect(await submit('10 e')).toBe('RIGHT_USED_UP');
});
