import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { exam } from '../../db/schema/exam.ts';
import { message } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { code, DEVICE, offer } from '../../testing/engine/drive.ts';
import { codeOf, examStage, type Persona, type Stage } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function start(stage: Stage) {
  const { examId, paperId } = stage.world;
  const room = await stage.ask('student', 'examPaperEnroll', 'start', {
    examId,
    examPaperId: paperId,
    deviceId: DEVICE,
  });
  return { id: room.attempt.id, token: room.token ?? '' };
}

/** The messages in a member's box: title and page. */
async function box({ world }: Stage, memberId = world.studentId) {
  const rows = await database.db
    .select({ type: message.type, title: message.title, link: message.link })
    .from(message)
    .where(and(eq(message.appId, world.appId), eq(message.memberId, memberId)))
    .orderBy(asc(message.createdAt), asc(message.id));
  return rows.map(({ type, title, link }) => [type, title, link]);
}

async function titleOf({ world }: Stage): Promise<string> {
  const [row] = await database.db.select({ title: exam.title }).from(exam).where(eq(exam.appId, world.appId));
  return row?.title ?? '';
}

test('notifies the student only of an extension that was granted, with a link to the room', async () => {
  const stage = await examStage(database.db);
  const { examId, paperId } = stage.world;
  const { id, token } = await start(stage);
  const extend = (persona: Persona, seconds: number) =>
    stage.ask(persona, 'examPaperEnroll', 'extend', { id, seconds, reason: '断电' }).catch(codeOf);
  await extend('teacher', 630);
  expect(await extend('student', 60)).toBe('NOT_FOUND');
  await stage.ask('student', 'examPaperEnroll', 'complete', { id, token, answers: [] });
  expect(await extend('teacher', 60)).toBe('ATTEMPT_CLOSED');
  expect(await box(stage)).toEqual([
    [
      'exam',
      `「${await titleOf(stage)}」的作答时间延长了 10 分钟 30 秒`,
      `exam/room?examId=${examId}&paperId=${paperId}`,
    ],
  ]);
});

test('settling by hand notifies once, however often it is called', async () => {
  const stage = await examStage(database.db);
  const { id, token } = await start(stage);
  const answers = [offer(stage.world.questionIds.code, 0, code('int main(){}'))];
  await stage.ask('student', 'examPaperEnroll', 'complete', { id, token, answers });
  await stage.ask('manager', 'examPaperEnroll', 'settle', { id });
  await stage.ask('manager', 'examPaperEnroll', 'settle', { id });
  expect(await box(stage)).toEqual([
    ['exam', `「${await titleOf(stage)}」的这次作答已由老师结算`, `exam/report/paper?id=${id}`],
  ]);
});

test('stopping an exam notifies students who were writing', async () => {
  const stage = await examStage(database.db);
  const { id } = await start(stage);
  const { appId, clock } = stage.world;
  await database.db.update(exam).set({ stoppedAt: clock.now }).where(eq(exam.appId, appId));
  await stage.ask('student', 'examPaperEnroll', 'queryById', { id });
  expect(await box(stage)).toEqual([['exam', `「${await titleOf(stage)}」已提前结束`, `exam/report/paper?id=${id}`]]);
});

test('finishing an exam notifies the child’s parents once, and nobody else’s', async () => {
  const stage = await examStage(database.db);
  const { id, token } = await start(stage);
  await stage.ask('student', 'examPaperEnroll', 'complete', { id, token, answers: [] });
  await stage.ask('manager', 'examPaperEnroll', 'settle', { id });
  const [[type, title, link] = [], ...others] = await box(stage, stage.ids.parent);
  expect([type, link, others]).toEqual(['exam', `exam/report/paper?id=${id}`, []]);
  expect(title).toContain(`完成了「${await titleOf(stage)}」`);
  expect(await box(stage, stage.ids.otherParent)).toEqual([]);
  expect(await box(stage)).toEqual([]);
});
