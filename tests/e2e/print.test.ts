import { expect, test } from 'vitest';
import { printed } from '../support/printed.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();

/** Fewer than this in a line is a column of characters. */
const FEWEST_CHARACTERS = 6;

test('a report prints on two pages, however many questions are open, and the code that was asked for', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng');
  await page.goto(`${stage.product.url}/web/exam/report`);
  await page
    .locator('a[href*="report/paper"]')
    .or(page.getByRole('link', { name: /报告/ }))
    .first()
    .click();
  await page.getByRole('heading', { level: 2, name: '逐题结果' }).waitFor();
  const closed = await printed(page);
  expect(closed.pageCount).toBeLessThanOrEqual(2);
  expect(closed.narrowest).toSatisfy(
    ({ charactersPerLine }: typeof closed.narrowest) => charactersPerLine >= FEWEST_CHARACTERS,
  );
  await page.getByRole('button', { name: '全部展开' }).click();
  const programCount = await page.locator('figure pre').count();
  const opened = await printed(page);
  expect(opened.pageCount).toBeLessThanOrEqual(2 + programCount);
  expect(opened.narrowest).toSatisfy(
    ({ charactersPerLine }: typeof opened.narrowest) => charactersPerLine >= FEWEST_CHARACTERS,
  );
  await context.close();
});
