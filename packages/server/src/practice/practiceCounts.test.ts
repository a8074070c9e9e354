import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import { memberQuestionTry as tries } from '../db/schema/practice.ts';
import { openPracticeSite } from '../testing/practice/practiceSite.ts';

const site = await openPracticeSite();
const { app, told, choose, aChoice } = site;
afterAll(() => app.close());

const MORE_THAN_COUNTED = 1_004;

test('a list of tries is counted to a thousand, and no page goes beyond ten thousand rows', async () => {
  const { tryId } = await told('submitAnswer', choose(await aChoice(), 'A'));
  expect(await told('queryList', {})).toMatchObject({ total: 1, totalIsLeast: false });
  const [like] = await app.db.select().from(tries).where(eq(tries.id, tryId));
  if (!like) throw new Error('no try');
  const copies = Array.from({ length: MORE_THAN_COUNTED }, (_, no) => ({
    ...like,
    id: newId(),
    requestId: `copy${no}`,
  }));
  await app.db.insert(tries).values(copies);
  expect(await told('queryList', {})).toMatchObject({ total: 1_000, totalIsLeast: true });
  const office = await app.signIn('guanli', 'user');
  const page = (no: number) =>
    app.send('POST', `/bms/memberQuestion/queryList?page=${no}&size=50`, { visitor: office, body: {} });
  expect((await page(19)).body.data).toMatchObject({ total: 1_000, totalIsLeast: true });
  expect(((await page(20)).body.data as { content: unknown[] }).content).toHaveLength(5);
  expect((await page(200)).body.code).toBe('VALIDATION');
});
