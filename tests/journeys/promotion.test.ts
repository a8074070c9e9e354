import { expect, test } from 'vitest';
import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { enter } from '../e2e/parts/school.ts';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { countCosts } from '../support/countCosts.ts';
import { expectCost } from '../support/officeCosts.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();
const edms = { group: 'edms' } as const;

test('at the end of a term a manager takes a class with members and plan into the next one by one dialog', async () => {
  const { client } = await signInByApi(stage.product.url, 'laoshi', student.PASSWORD);
  const [row] = (await client.grade.queryList({ size: 1 }, edms)).content;
  const id = row?.id ?? '';
  const endAt = new Date(Date.now() + 10 * DAY_MS).toISOString();
  await client.grade.update({ id, version: row?.staff?.version ?? 0, enrollEndAt: endAt, endAt }, edms);
  const before = (await client.homework.queryList({ gradeId: id }, edms)).content;

  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 860 } });
  const page = await context.newPage();
  const count = await countCosts(page);
  await page.goto(`${stage.product.url}/web/edms/grade`);
  await enter(page, 'laoshi', student.PASSWORD);
  count();
  const refused: string[] = [];
  page.on('response', (reply) => {
    if (reply.status() >= 400) refused.push(`${reply.status()} ${new URL(reply.url()).pathname}`);
  });

  await page
    .getByRole('link', { name: row?.title ?? '' })
    .first()
    .click();
  await page.getByRole('link', { name: '升班', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `升班：${row?.title ?? ''}` });
  await dialog
    .getByText(/^改为 .+ 截止$/)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: '升班并发布' }).click();
  await page.waitForURL((url) => /\/edms\/grade\/\w{26}$/.test(url.pathname) && !url.pathname.endsWith(id));
  expectCost('promotionFromList', count());

  const nextId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const next = await client.grade.queryById({ id: nextId }, edms);
  expect(next).toMatchObject({ takenCount: row?.takenCount, promotedFrom: { id, title: row?.title } });
  expect(dateText(next.startAt)).toBe(dateText(Date.parse(endAt) + DAY_MS));
  const tabs = page.getByRole('navigation', { name: '这个班级' });
  await tabs.getByRole('link', { name: '成员', exact: true }).click();
  await page
    .getByText(`共 ${row?.takenCount ?? 0} 条`)
    .first()
    .waitFor();
  await tabs.getByRole('link', { name: '作业', exact: true }).click();
  await page
    .getByRole('link', { name: before[0]?.title ?? '' })
    .first()
    .waitFor();

  const after = (await client.homework.queryList({ gradeId: nextId }, edms)).content;
  const titlesOf = (all: typeof after) => all.map(({ title }) => title).toSorted();
  expect(titlesOf(after)).toEqual(titlesOf(before));
  const [first] = before;
  const copy = after.find(({ title }) => title === first?.title);
  const days = (Date.parse(copy?.dueAt ?? '') - Date.parse(first?.dueAt ?? '')) / DAY_MS;
  expect(days % 7).toBe(0);
  expect(days).toBeGreaterThan(0);

  await page.getByRole('link', { name: `「${row?.title ?? ''}」` }).click();
  await page.getByText(/^已升入/).waitFor();
  expect((await client.grade.queryById({ id }, edms)).promotedTo).toEqual({ id: nextId, title: next.title });
  expect(refused).toEqual([]);
  await context.close();
});
