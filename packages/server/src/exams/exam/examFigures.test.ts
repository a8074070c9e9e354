import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { PRACTICE_REVIEW } from '@aosai/api/exams/review';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam as exams, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { organizationMember } from '../../db/schema/people.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { NOON } from '../../testing/engine/world.ts';
import { examStage } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS).toISOString();
const times = { enrollStartAt: at(0), enrollEndAt: at(2), startAt: at(1), endAt: at(4) };

test('counts students rather than attempts in the figures of an exam', async () => {
  const { db } = database;
  // The stage's exam must not withhold questions.
  const stage = await examStage(db, { exam: { reviewMatrix: PRACTICE_REVIEW } });
  const { id } = await stage.ask('manager', 'exam', 'create', { title: '期中模拟', ...times }, 'edms');
  const second = newId();
  const [paper] = await db.select().from(examPaper).where(eq(examPaper.id, stage.world.paperId));
  if (!paper) throw new Error('no paper');
  await db.insert(examPaper).values({ ...paper, id: second, key: null, totalPoints: 10_000, passPoints: 6000 });
  await db.update(examPaper).set({ totalPoints: 10_000, passPoints: 6000 }).where(eq(examPaper.id, paper.id));
  await db
    .update(exams)
    .set({ examPaperIds: [paper.id, second] })
    .where(eq(exams.id, id));
  const { student: a, classmate: b, stranger: c } = stage.ids;
  const base = { appId: stage.world.appId, createdAt: NOON, updatedAt: NOON };
  let no = 0;
  const nextId = () => `${id.slice(0, -2)}${(no += 1) + 10}`;
  const places = [a, b, c].map((memberId) => ({
    ...base,
    id: nextId(),
    kind: 'exam' as const,
    targetId: id,
    memberId,
    source: 'batch' as const,
    status: '2' as const,
  }));
  await db.insert(enrolment).values(places);
  const orgId = nextId();
  const school = { ...base, orgId, roles: ['student' as const], status: 'active' as const };
  await db.insert(organizationMember).values({ ...school, id: nextId(), memberId: a, className: '高一（3）班' });
  await db
    .update(enrolment)
    .set({ orgId })
    .where(and(eq(enrolment.targetId, id), eq(enrolment.memberId, a)));
  const attempt = (memberId: string, examPaperId: string, attemptNo: number, points: number) => ({
    ...base,
    id: nextId(),
    examEnrollId: places.find((place) => place.memberId === memberId)?.id ?? '',
    examId: id,
    examPaperId,
    memberId,
    attemptNo,
    status: ATTEMPT.settled,
    seed: 1,
    totalPoints: points * 100,
    maxPoints: 10_000,
    questionCount: 5,
    completedAt: NOON,
  });
  await db
    .insert(examPaperEnroll)
    .values([
      attempt(a, paper.id, 1, 60),
      attempt(a, paper.id, 2, 80),
      attempt(a, second, 1, 70),
      attempt(b, paper.id, 1, 90),
    ]);
  const found = await stage.ask('manager', 'exam', 'queryStatistics', { id }, 'edms');
  expect(found).toEqual({
    examId: id,
    enrollCount: 3,
    startedCount: 2,
    completedCount: 2,
    attendancePct: 66.67,
    scores: {
      settledCount: 2,
      average: 12_000,
      median: 12_000,
      highest: 15_000,
      byClass: [
        { className: '高一（3）班', settledCount: 1, average: 15_000, median: 15_000, passCount: 1 },
        { className: null, settledCount: 1, average: 9000, median: 9000, passCount: 0 },
      ],
      passCount: 1,
      passPct: 50,
      histogram: [0, 0, 0, 0, 1, 0, 0, 1, 0, 0].map((count, bar) => ({ fromPercent: bar * 10, count })),
    },
  });
});
