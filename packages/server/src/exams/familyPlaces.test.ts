import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { memberBlacklist } from '../db/schema/memberRecords.ts';
import { orders } from '../db/schema/orders.ts';
import { member, memberGuardian, organizationMember } from '../db/schema/people.ts';
import { openTwoFamilies } from '../testing/twoFamilies.ts';
import type { Visitor } from '../testing/testApp.ts';

const { site, far, ask, lin, tong, child, sister, otherChild, base, inDays, anExam, aClass, placesIn } =
  await openTwoFamilies();
afterAll(() => site.close());

interface Row {
  id: string;
  children?: { memberId: string; memberName: string; state: string; mayEnroll: boolean }[];
}
const mine = async (by: Visitor) =>
  (await ask<{ content: Row[] }>('POST /exam/queryList?size=100', { mine: true }, by)).data.content;
const enroll = (by: Visitor, examId: string, memberId?: string) =>
  ask<{ id: string; memberId: string; status: string; order: { id: string } | null }>(
    'POST /examEnroll/enroll',
    { examId, ...(memberId !== undefined && { memberId }) },
    by,
  );
const join = (by: Visitor, gradeId: string, memberId?: string) =>
  ask<{ id: string; memberId: string; status: string; order: { id: string } | null }>(
    'POST /grade/enroll/enroll',
    { gradeId, ...(memberId !== undefined && { memberId }) },
    by,
  );

test('a parent finds the exams of each child’s school with that child’s name, but no other family’s', async () => {
  const ofFar = await anExam();
  const ofDemo = await anExam({ orgId: site.people.orgId });
  const given = await anExam({ scope: 'grade' });
  await site.db.insert(enrolment).values({
    ...base(),
    orgId: far.orgId,
    kind: 'exam',
    targetId: given.id,
    memberId: otherChild,
    source: 'batch',
    status: '2',
  });
  const rowsOf = async (by: Visitor) => {
    const rows = await mine(by);
    return [ofFar, ofDemo, given].map(({ id }) =>
      rows
        .find((row) => row.id === id)
        ?.children?.map(({ memberId, state, mayEnroll }) => [memberId, state, mayEnroll]),
    );
  };
  expect(await rowsOf(lin)).toEqual([[[sister, 'none', true]], [[child, 'none', true]], undefined]);
  expect(await rowsOf(tong)).toEqual([[[otherChild, 'none', true]], undefined, [[otherChild, 'enrolled', false]]]);
  const pages = async (by: Visitor, { id, paperId }: { id: string; paperId: string }) => [
    (await ask(`GET /exam/queryById?id=${id}`, undefined, by)).code ?? 'ok',
    (await ask(`GET /exam/queryNotesById?id=${id}`, undefined, by)).code ?? 'ok',
    (await ask('POST /exam/queryExamPaperListByExam', { examId: id }, by)).code ?? 'ok',
    (await ask(`GET /examPaper/queryById?id=${paperId}`, undefined, by)).code ?? 'ok',
  ];
  const open = ['ok', 'ok', 'ok', 'ok'];
  const shut = ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'];
  expect([await pages(lin, ofFar), await pages(lin, ofDemo), await pages(lin, given)]).toEqual([open, open, shut]);
  expect([await pages(tong, ofFar), await pages(tong, ofDemo), await pages(tong, given)]).toEqual([open, shut, open]);
  const latest = async (by: Visitor) =>
    (await ask<{ enroll: object | null }>(`GET /examEnroll/queryMineLatestEnroll?examId=${given.id}`, undefined, by))
      .data.enroll;
  expect(await latest(lin)).toBeNull();
  expect(await latest(tong)).toMatchObject({ memberId: otherChild, status: '2' });
});

test('a parent enrols the child who is named, for the child’s school, and nobody else’s', async () => {
  const { id } = await anExam();
  expect(await enroll(lin, id)).toMatchObject({ code: 'VALIDATION', message: '提交的内容有误：请选择报名的孩子' });
  const refused = [otherChild, newId(), site.people.parentId];
  expect(await Promise.all(refused.map(async (one) => (await enroll(lin, id, one)).code))).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  // The child of the other school does not find the exam, but the sister does.
  expect((await enroll(lin, id, child)).code).toBe('NOT_FOUND');
  expect((await enroll(tong, id, child)).code).toBe('NOT_FOUND');
  const all = await Promise.all(Array.from({ length: 6 }, () => enroll(lin, id, sister)));
  expect(new Set(all.map(({ data }) => data.id)).size).toBe(1);
  expect(await placesIn(id)).toEqual([
    { memberId: sister, status: '2', orgId: far.orgId, createdBy: site.people.parentId, source: 'self' },
  ]);
  const student = await site.signIn('student21');
  expect((await mine(student)).map((row) => row.id)).toContain(id);
  // Exams with a child in them come before exams that a child could join.
  const held = (await mine(lin)).map(({ children = [] }) => children.some(({ state }) => state !== 'none'));
  expect(held).toEqual(held.toSorted((one, other) => Number(other) - Number(one)));
  expect(new Set(held).size).toBe(2);
  expect((await enroll(student, id, otherChild)).code).toBe('NOT_FOUND');
});

test('a priced place is the child’s, with one order for the parent to pay, also after concurrent clicks', async () => {
  const { id } = await anExam({ priceFen: 2900 });
  const student = await site.signIn('student21');
  const both = await Promise.all([enroll(lin, id, sister), enroll(lin, id, sister), enroll(student, id)]);
  expect(new Set(both.map(({ data }) => data.order?.id)).size).toBe(1);
  expect(await placesIn(id)).toMatchObject([{ memberId: sister, status: '1' }]);
  const later = await anExam({ priceFen: 2900 });
  const { data } = await enroll(lin, later.id, sister);
  const [order] = await site.db
    .select()
    .from(orders)
    .where(eq(orders.id, data.order?.id ?? ''));
  expect(order).toMatchObject({
    kind: 'exam',
    targetId: later.id,
    memberId: sister,
    orgId: far.orgId,
    payerId: site.people.parentId,
    createdBy: site.people.parentId,
    source: 'guardian',
    needsGuardian: true,
    amountFen: 2900,
  });
});

test('whatever closes an exam to the child closes it to the parent: window, seats, blacklist, account', async () => {
  const closed = await anExam({ enrollEndAt: inDays(-0.5) });
  const full = await anExam({ capacity: 1 });
  await enroll(tong, full.id, otherChild);
  const open = await anExam();
  const codes = async () => [
    (await enroll(lin, closed.id, sister)).code,
    (await enroll(lin, full.id, sister)).code,
    (await enroll(lin, open.id, sister)).code,
  ];
  const entry = { ...base(), memberId: sister, scope: 'enroll' as const, reason: '测试', until: inDays(1) };
  await site.db.insert(memberBlacklist).values(entry);
  expect(await codes()).toEqual(['MEMBER_BLOCKED', 'MEMBER_BLOCKED', 'MEMBER_BLOCKED']);
  await site.db.delete(memberBlacklist).where(eq(memberBlacklist.id, entry.id));
  const set = (changes: Partial<typeof member.$inferInsert>) =>
    site.db.update(member).set(changes).where(eq(member.id, sister));
  await set({ status: '3' });
  expect((await enroll(lin, open.id, sister)).code).toBe('ACCOUNT_DISABLED');
  expect((await mine(lin)).some(({ id }) => id === open.id)).toBe(false);
  // Younger than 14 without consent: the child could not sign in, so the parent cannot take a place either.
  await set({ status: '1', birthYm: '2018-01' });
  expect((await enroll(lin, open.id, sister)).code).toBe('CONSENT_REQUIRED');
  await set({ birthYm: '2012-01' });
  expect(await codes()).toEqual(['ENROLL_CLOSED', 'TARGET_FULL', undefined]);
});

test('a child of two schools is enrolled for the one whose exam it is', async () => {
  await site.db
    .insert(organizationMember)
    .values({ ...base(), orgId: far.orgId, memberId: child, roles: ['student'], status: 'active' });
  const { id } = await anExam();
  expect((await enroll(lin, id, child)).data).toMatchObject({ memberId: child, status: '2' });
  expect(await placesIn(id)).toMatchObject([{ memberId: child, orgId: far.orgId }]);
  await site.db
    .delete(organizationMember)
    .where(and(eq(organizationMember.orgId, far.orgId), eq(organizationMember.memberId, child)));
});

test('a parent enrols the child in an open class, and in a school’s class only a child who finds it', async () => {
  const open = await aClass();
  expect(await join(lin, open)).toMatchObject({ code: 'VALIDATION', message: '提交的内容有误：请选择报名的孩子' });
  expect((await join(lin, open, otherChild)).code).toBe('NOT_FOUND');
  const all = await Promise.all(Array.from({ length: 4 }, () => join(lin, open, child)));
  expect(new Set(all.map(({ data }) => data.id)).size).toBe(1);
  expect(await placesIn(open)).toEqual([
    {
      memberId: child,
      status: '2',
      orgId: site.people.orgId,
      createdBy: site.people.parentId,
      source: 'self',
    },
  ]);
  // The parent enrols the sister too and then reads both places.
  await join(lin, open, sister);
  const view = (await ask<{ mine: { memberId: string }[] }>(`GET /grade/queryById?id=${open}`, undefined, lin)).data;
  expect(view.mine.map(({ memberId }) => memberId)).toEqual([child, sister]);
  const place = async (memberId: string) =>
    (
      await ask<{ enroll: { memberId: string } | null }>(
        `GET /grade/enroll/queryMineLatestEnroll?gradeId=${open}&memberId=${memberId}`,
        undefined,
        lin,
      )
    ).data.enroll?.memberId;
  expect([await place(child), await place(sister), await place(otherChild)]).toEqual([child, sister, undefined]);
  const inner = await aClass({ isPublic: false });
  await site.db.insert(enrolment).values({
    ...base(),
    orgId: site.people.orgId,
    kind: 'grade',
    targetId: inner,
    memberId: child,
    source: 'batch',
    status: '2',
  });
  expect((await join(lin, inner, sister)).code).toBe('NOT_FOUND');
  expect((await join(lin, inner, child)).data).toMatchObject({ memberId: child, status: '2' });
});

test('a priced class waits for the parent’s payment', async () => {
  const id = await aClass({ priceFen: 9900 });
  const { data } = await join(lin, id, sister);
  expect(data).toMatchObject({ memberId: sister, status: '1', order: { amountFen: 9900, needsGuardian: true } });
});

test('an ended link gives no access', async () => {
  const { id } = await anExam();
  const given = await anExam({ scope: 'grade' });
  await enroll(lin, id, sister);
  const guarded = and(eq(memberGuardian.guardianId, site.people.parentId), eq(memberGuardian.memberId, sister));
  await site.db.update(memberGuardian).set({ status: 'ended' }).where(guarded);
  expect({
    listed: (await mine(lin)).some((row) => row.id === id),
    page: (await ask(`GET /exam/queryById?id=${id}`, undefined, lin)).code,
    again: (await enroll(lin, id, sister)).code,
    latest: (await ask<{ enroll: unknown }>(`GET /examEnroll/queryMineLatestEnroll?memberId=${sister}`, undefined, lin))
      .data.enroll,
    papers: (await ask('POST /exam/queryExamPaperListByExam', { examId: given.id, memberId: sister }, lin)).code,
    openClass: (await join(lin, await aClass(), sister)).code,
  }).toEqual({
    listed: false,
    page: 'NOT_FOUND',
    again: 'NOT_FOUND',
    latest: null,
    papers: 'NOT_FOUND',
    openClass: 'NOT_FOUND',
  });
  await site.db.update(memberGuardian).set({ status: 'active' }).where(guarded);
});
