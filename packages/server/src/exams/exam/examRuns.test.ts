import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { OpenDatabase } from '../../db/open.ts';
import { exam as exams } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { NOON } from '../../testing/engine/world.ts';
import { codeOf } from '../../testing/stages/examStage.ts';
import { at, teachersExam, type TeachersExam } from '../../testing/exams/teachersExam.ts';

let database: OpenDatabase;
let of: TeachersExam;
let stage: TeachersExam['stage'];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  of = await teachersExam(database.db);
  ({ stage } = of);
});

describe('an exam that runs', () => {
  test('a running exam keeps its papers, its start and its places', async () => {
    const id = await of.sitting();
    expect(await of.move('unpublish', id)).toBe('HAS_ENROLMENTS');
    await of.startIn(id);
    const version = (await of.staffOf(id))?.version ?? 0;
    const update = (changes: object) =>
      stage.ask('teacher', 'exam', 'update', { id, version, ...changes }).then(() => 'ok', codeOf);
    expect({
      papers: await stage
        .ask('teacher', 'exam', 'updateExamPapersByExam', { id, version, examPaperIds: [stage.world.paperId] })
        .catch(codeOf),
      start: await update({ startAt: at(-1) }),
      earlierEnd: await update({ endAt: at(3) }),
      capacity: await update({ capacity: 1 }),
      delete: await of.move('delete', id),
    }).toEqual({
      papers: 'PAPER_FROZEN',
      start: 'EXAM_STATE',
      earlierEnd: 'EXAM_STATE',
      capacity: 'ok',
      delete: 'EXAM_STATE',
    });
  });

  test('ending later gives running attempts back the time that the old end cut off', async () => {
    const id = await of.sitting({
      startAt: new Date(NOON.getTime() - HOUR_MS),
      endAt: new Date(NOON.getTime() + HOUR_MS),
      enrollEndAt: new Date(NOON.getTime() + HOUR_MS),
    });
    await of.startIn(id);
    const deadline = async () => (await of.running(id))[0]?.deadlineAt?.toISOString();
    expect(await deadline()).toBe(at(1));
    const version = (await of.staffOf(id))?.version ?? 0;
    await stage.ask('teacher', 'exam', 'update', { id, version, endAt: at(1.5) });
    expect(await deadline()).toBe(at(1.5));
    await stage.ask('teacher', 'exam', 'update', { id, version: version + 1, endAt: at(6) });
    // The paper takes two hours.
    expect(await deadline()).toBe(at(2));
  });

  test('stopping an exam works once, and collects the running attempts', async () => {
    const id = await of.sitting();
    await of.startIn(id);
    const stop = () => stage.ask('teacher', 'exam', 'stop', { id, reason: '停电' }).then(() => 'ok', codeOf);
    expect(await stop()).toBe('ok');
    const rows = await of.running(id);
    expect(rows.map(({ status, submitReason }) => [status, submitReason])).toEqual([[ATTEMPT.settled, 'stop']]);
    expect(await stop()).toBe('ok');
    expect(await of.staffOf(id)).toMatchObject({ stopReason: '停电', isBegun: true });
    expect([await of.move('publish', id), await of.move('unpublish', id)]).toEqual(['EXAM_STATE', 'EXAM_STATE']);
    const later = stage.ask('teacher', 'exam', 'update', { id, version: 4, endAt: at(9) });
    expect(await later.catch(codeOf)).toBe('EXAM_STATE');
    const renamed = stage.ask('teacher', 'exam', 'update', { id, version: 4, title: '改过的名称' });
    expect(await renamed.catch(codeOf)).toBe('EXAM_STATE');
    const draftId = await of.draft();
    const early = stage.ask('teacher', 'exam', 'stop', { id: draftId, reason: '不考了' });
    expect(await early.catch(codeOf)).toBe('EXAM_STATE');
  });

  test('an exam opens only with its code and within its networks, and asks for the code once', async () => {
    const id = await of.sitting({ accessCode: 'Lab42', ipRanges: ['10.0.0.0/24', 'fd00::/8'] });
    expect(await stage.ask('student', 'exam', 'queryById', { id })).toMatchObject({ needsCode: true });
    expect({
      none: await of.startIn(id).catch(codeOf),
      wrong: await of.startIn(id, { accessCode: 'lab43' }).catch(codeOf),
    }).toEqual({ none: 'EXAM_ACCESS_CODE', wrong: 'EXAM_ACCESS_CODE' });
    await of.startIn(id, { accessCode: ' lab42 ' });
    expect((await of.startIn(id)).attempt.status).toBe(ATTEMPT.inProgress);
    await database.db
      .update(exams)
      .set({ ipRanges: ['10.0.1.0/24'] })
      .where(eq(exams.id, id));
    expect(await of.startIn(id).catch(codeOf)).toBe('EXAM_NETWORK');
  });

  test('locks out callers who try many codes', async () => {
    const id = await of.sitting({ accessCode: 'Lab42' });
    const codes = [];
    for (let no = 0; no < 21; no += 1) codes.push(await of.startIn(id, { accessCode: `n${no}` }).catch(codeOf));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(await of.startIn(id, { accessCode: 'Lab42' }).catch(codeOf)).toBe('RATE_LIMITED');
    stage.world.passMs(30 * MINUTE_MS);
    expect((await of.startIn(id, { accessCode: 'Lab42' })).attempt.status).toBe(ATTEMPT.inProgress);
  });
});
