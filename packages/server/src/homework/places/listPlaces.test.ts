import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { enrolment } from '../../db/schema/enrolment.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { member } from '../../db/schema/people.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { codeOf, page } from '../../testing/stages/examStage.ts';
import { aPlace } from '../../testing/homework/aPlace.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the office finds a student by the visible part of the name or the whole of it', async () => {
  const { stage } = await aPlace(database.db);
  const { student } = stage.ids;
  await database.db.update(member).set({ name: '欧阳若水' }).where(eq(member.id, student));
  const foundBy = (keyword: string) =>
    stage
      .ask('office', 'homeworkEnroll', 'queryList', { ...page, keyword }, 'bms')
      .then(({ content }) => content.map((place) => place.memberId), codeOf);
  expect({
    shown: await foundBy('欧阳*'),
    whole: await foundBy('欧阳若水'),
    hidden: await foundBy('若水'),
    begun: await foundBy('欧阳若'),
  }).toEqual({ shown: [student], whole: [student], hidden: [], begun: [] });
  const own = await stage.ask('student', 'homeworkEnroll', 'queryList', { ...page, keyword: '若水' });
  expect(own.content.map((place) => place.memberId)).toEqual([student]);
});

test('the filter of places due in a week has those 周完成率 counts: not exempted, left or still ahead', async () => {
  const { stage, homeworkId, enrollId } = await aPlace(database.db);
  const due = (filter: object = {}) =>
    stage
      .ask('office', 'homeworkEnroll', 'queryList', { ...page, homeworkId, dueWithinDays: 7, ...filter }, 'bms')
      .then(({ content }) => content.map(({ id }) => id));
  expect(await due()).toEqual([]);
  stage.world.passMs(3 * DAY_MS);
  expect(await due()).toHaveLength(2);
  await database.db.update(enrolment).set({ leftAt: stage.world.clock.now }).where(eq(enrolment.id, enrollId));
  expect(await due()).toHaveLength(1);
  await database.db.update(enrolment).set({ leftAt: null, status: '6' }).where(eq(enrolment.id, enrollId));
  expect(await due()).toHaveLength(1);
  stage.world.passMs(7 * DAY_MS);
  expect(await due()).toEqual([]);
});

test('staff filter a list by days in Beijing time, first and last included', async () => {
  const { stage, homeworkId, enrollId } = await aPlace(database.db);
  // 30 November, a minute before midnight in Beijing.
  await database.db
    .update(enrolment)
    .set({ dueAt: new Date('2026-11-30T15:59:00.000Z') })
    .where(eq(enrolment.id, enrollId));
  const found = async (days: object) => {
    const filter = { ...page, homeworkId, ...days };
    const { content } = await stage.ask('office', 'homeworkEnroll', 'queryList', filter, 'bms');
    return content.some(({ id }) => id === enrollId);
  };
  expect({
    thatDay: await found({ from: '2026-11-30', to: '2026-11-30' }),
    from: await found({ from: '2026-11-30' }),
    until: await found({ to: '2026-11-30' }),
    after: await found({ from: '2026-12-01' }),
    before: await found({ to: '2026-11-29' }),
  }).toEqual({ thatDay: true, from: true, until: true, after: false, before: false });
});
