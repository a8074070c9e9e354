import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { placeOf, sit } from '../load/demoExam.ts';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { printed } from '../support/printed.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();

/** Fewer than this in a line is a column of characters. */
const FEWEST_CHARACTERS = 6;

/** The report that is open, as it comes out of the printer. */
async function expectPages(page: Page, most: number): Promise<void> {
  const { pageCount, narrowest } = await printed(page);
  expect(pageCount).toBeLessThanOrEqual(most);
  expect(narrowest).toSatisfy(({ charactersPerLine }: typeof narrowest) => charactersPerLine >= FEWEST_CHARACTERS);
}

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
  await expectPages(page, 2);
  await page.getByRole('button', { name: '全部展开' }).click();
  await expectPages(page, 2 + (await page.locator('figure pre').count()));

  // Of a paper without programs two pages are all, with every question open.
  const person = await signInByApi(stage.product.url, 'xuesheng', student.PASSWORD);
  const { room, token } = await sit(person, await placeOf(person, 'CSP-J 第一轮 自主练习'));
  const questions = room.sections.flatMap((section) => section.questions);
  const answers = questions.flatMap(({ id: questionId, options: [option] }) =>
    option
      ? {
          questionId,
          baseRevision: 0,
          answer: { kind: 'choice' as const, optionIds: [option.id] },
          flagged: false,
          spentMs: 0,
        }
      : [],
  );
  const { id } = room.attempt;
  await person.client.examPaperEnroll.complete({ id, token, answers });
  await page.goto(`${stage.product.url}/web/exam/report/paper?id=${id}`);
  await page.getByRole('heading', { level: 2, name: '逐题结果' }).waitFor();
  expect(questions.filter(({ programming }) => programming !== null)).toEqual([]);
  await expectPages(page, 2);
  await page.getByRole('button', { name: '全部展开' }).click();
  await expectPages(page, 2);
  await context.close();
});
