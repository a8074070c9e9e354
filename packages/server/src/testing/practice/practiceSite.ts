import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { CallDefinition, InputOf, OutputOf } from '@aosai/api/kit/contract/call';
import type { ActionKey, Contract } from '@aosai/api/contract';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { JudgeReport, Stepping } from '@aosai/api/judging/judging';
import { newId } from '../../base/newId.ts';
import { question } from '../../db/schema/bank.ts';
import { chapter } from '../../db/schema/content.ts';
import { submission } from '../../db/schema/submission.ts';
import { memberMembership } from '../../db/schema/cards.ts';
import { member } from '../../db/schema/people.ts';
import { ACCEPTED, fakeJudge } from '../judging/fakeJudge.ts';
import { startQueue } from '../../judging/queue/startQueue.ts';
import { until } from '../judging/queueStage.ts';
import { openTestApp } from '../testApp.ts';
import { aChoice, aGroup, aTask } from '../writtenQuestions.ts';

type Calls = Contract['memberQuestion']['calls'];
type Action = ActionKey<'memberQuestion'>;
type Told<A extends Action> = Calls[A] extends CallDefinition ? OutputOf<Calls[A]> : never;
type Asked<A extends Action> = Calls[A] extends CallDefinition
  ? Omit<InputOf<Calls[A]>, 'page' | 'size' | 'sort'>
  : never;
export type PracticeSite = Awaited<ReturnType<typeof openPracticeSite>>;

export const SECRET = { input: '5 6 SECRETIN\n', expected: '11 SECRETOUT\n', analysis: 'SECRETANALYSIS' };
const CASES = [
  { id: '1', input: '1 2\n', expected: '3\n', sample: true },
  { id: '2', input: SECRET.input, expected: SECRET.expected, sample: false },
  { id: '3', input: `${'7'.repeat(9_000)}\n`, expected: '0\n', sample: false },
];

/** Output of a wrong program at the first hidden case. */
export const OWN_OUTPUT = '30 OWNOUT\n';
const hidden = (percent: number) => ({
  verdict: percent === 100 ? ('AC' as const) : ('WA' as const),
  points: 0,
  timeMs: 1,
  memoryKiB: 1,
});
const printed = (percent: number, text: string) => (percent === 100 ? {} : { output: { text, isCut: false } });

/** A report with this percentage: the sample passes, the other cases fail unless it is 100. */
export const judgedAs = (percent: number): JudgeReport => ({
  ...ACCEPTED,
  verdict: percent === 100 ? 'AC' : 'WA',
  points: percent * 100,
  cases: [
    { caseId: '1', verdict: 'AC', points: 0, timeMs: 1, memoryKiB: 1 },
    { caseId: '2', ...hidden(percent), message: '第 1 行不同', ...printed(percent, OWN_OUTPUT) },
    { caseId: '3', ...hidden(percent), ...printed(percent, '7'.repeat(1_000)) },
  ],
});

/** A site with open questions, and a judge that scores a program by the percentage in its text. */
export async function openPracticeSite() {
  let stepping: Stepping = 'ready';
  const app = await openTestApp({
    judgeStatus: () => ({ available: true, level: 'L3', layers: [], compilers: [], slots: 1, stepping, problems: [] }),
  });
  const { appId, studentId } = app.people;
  // The demo gives its student a card with all rights.
  await app.db.delete(memberMembership).where(eq(memberMembership.appId, appId));
  const signIn = async () => ({
    office: await app.signIn('guanli', 'user'),
    teacher: await app.signIn('laoshi'),
    student: await app.signIn('xuesheng'),
    classmate: await app.signIn('xuesheng2'),
    parent: await app.signIn('jiazhang'),
  });
  let visitors = await signIn();
  type Who = keyof typeof visitors;

  async function ask<A extends Action>(
    action: A,
    input: Asked<A>,
    by: Who = 'student',
    group = '',
  ): Promise<{ data: Told<A> } | { code: string }> {
    const isGet = ['queryDraft', 'queryById', 'queryWrongCaseListById', 'queryReview'].includes(action);
    const query = isGet ? `?${new URLSearchParams(Object.entries(input)).toString()}` : '';
    const reply = await app.send(isGet ? 'GET' : 'POST', `${group}/memberQuestion/${action}${query}`, {
      visitor: visitors[by],
      ...(isGet ? { headerForm: true } : { body: input }),
    });
    if (!reply.body.success) return { code: reply.body.code ?? 'unknown' };
    return { data: reply.body.data as Told<A> };
  }
  const make = async (source: object, changes: Partial<typeof question.$inferInsert>) => {
    const { body } = await app.send('POST', '/bms/question/create', { visitor: visitors.office, body: { source } });
    const { id } = body.data as { id: string };
    await app.db
      .update(question)
      .set({ status: '1', isOpen: true, ...changes })
      .where(and(eq(question.appId, appId), eq(question.id, id)));
    return id;
  };

  return {
    app,
    appId,
    studentId,
    ask,
    /** Says from now on whether the judge can step through programs. */
    setStepping(state: Stepping) {
      stepping = state;
    },
    /** The reply's data; throws on any error. */
    async told<A extends Action>(action: A, input: Asked<A>, by: Who = 'student', group = ''): Promise<Told<A>> {
      const reply = await ask(action, input, by, group);
      if (!('data' in reply)) throw new Error(`${action} answers ${reply.code}`);
      return reply.data;
    },
    async refused<A extends Action>(action: A, input: Asked<A>, by: Who = 'student', group = '') {
      const reply = await ask(action, input, by, group);
      return 'code' in reply ? reply.code : 'ok';
    },
    aChoice: (changes: Partial<typeof question.$inferInsert> = {}) =>
      make({ ...aChoice(), analysis: SECRET.analysis }, changes),
    aTask: (changes: Partial<typeof question.$inferInsert> = {}) =>
      make(aTask({ cases: CASES, analysis: SECRET.analysis }), { pricePoints: 9, ...changes }),
    aGroup: (changes: Partial<typeof question.$inferInsert> = {}) => make(aGroup(), changes),
    async aChapter(questionIds: string[], more: Partial<typeof chapter.$inferInsert> = {}) {
      const base = { appId, id: newId(), createdAt: app.now(), updatedAt: app.now() };
      const row = { ...base, orgId: null, ownerId: null, status: '1' as const, title: '单元', isFree: true, ...more };
      await app.db.insert(chapter).values({ ...row, questionIds });
      return row.id;
    },
    pass: (ms: number) => app.at(new Date(app.now().getTime() + ms)),
    /** Sessions end within days, so everybody signs in again. */
    async passDays(days: number) {
      app.at(new Date(app.now().getTime() + days * DAY_MS));
      visitors = await signIn();
    },
    /** Option A is right. */
    choose: (questionId: string, optionId: 'A' | 'B', more: object = {}) => ({
      questionId,
      answer: { kind: 'choice' as const, optionIds: [optionId] },
      requestId: newId(),
      ...more,
    }),
    write: (questionId: string, code: string, more: object = {}) => ({
      questionId,
      answer: { kind: 'code' as const, language: 53 as const, code },
      requestId: newId(),
      ...more,
    }),
    async judge(verdictOf: (code: string) => JudgeReport = (code) => judgedAs(Number(code.split(' ')[0]))) {
      const log = { warn: () => undefined, error: (details: object) => expect.fail(JSON.stringify(details)) };
      const queue = startQueue({ db: app.db, judge: fakeJudge(verdictOf), services: app.services, log, slots: 1 });
      const waiting = and(eq(submission.appId, appId), eq(submission.state, 'queued'));
      await until(async () => (await app.db.$count(submission, waiting)) === 0);
      await queue.stop();
    },
    async points(id: string = studentId) {
      const [row] = await app.db
        .select({ points: member.points })
        .from(member)
        .where(and(eq(member.appId, appId), eq(member.id, id)));
      return row?.points ?? 0;
    },
  };
}
