import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRACTICE_REVIEW } from '@aosai/api/exams/review';
import { optionLetter } from '@aosai/api/questions/answerText';
import type { OpenDatabase } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { NO_AUTHOR } from '../../kit/reader.ts';
import { startAs } from '../../testing/engine/drive.ts';
import { aWorld } from '../../testing/engine/world.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { complete } from '../attempts/complete.ts';
import { reportOf } from './report.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('reportOf: letters of an analysis follow the options as the student saw them', async () => {
  const world = await aWorld(database.db, { exam: { reviewMatrix: PRACTICE_REVIEW } });
  await database.db
    .update(questionVersion)
    .set({
      stemHtml: '<p>输出是（ ）。</p>',
      options: ['A', 'B', 'C', 'D'].map((id, at) => ({ id, text: `${at}`, html: `<p>${at}</p>` })),
      analysisHtml: '<p>选 A。选 B 是少算了一次。</p>',
    })
    .where(and(eq(questionVersion.appId, world.appId), eq(questionVersion.id, world.questionIds.single)));
  const shown = new Set<string>();
  for (let tries = 0; tries < 6; tries += 1) {
    const [memberId] = await world.addStudent();
    const { attempt, token } = await startAs(world, memberId);
    await complete(world.call(), memberId, { id: attempt.id, token: token ?? '', answers: [] });
    const report = await reportOf(world.call(), attempt.id, { reader: 'candidate', author: NO_AUTHOR });
    const single = report.questions.find(({ id }) => id === world.questionIds.single);
    const letterOf = (id: string) => optionLetter(single?.options.findIndex((option) => option.id === id) ?? 0);
    expect(single?.analysisHtml).toBe(`<p>选 ${letterOf('A')}。选 ${letterOf('B')} 是少算了一次。</p>`);
    shown.add(letterOf('A'));
  }
  expect(shown.size).toBeGreaterThan(1);
});
