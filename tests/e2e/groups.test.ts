import { expect, test } from 'vitest';
import { hasBody, TRUE_OPTION, FALSE_OPTION } from '@aosai/api/questions/kinds';
import { loadPaper } from '../../packages/content/src/loadPaper.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const EXAM = 'CSP-J 第一轮 自主练习';

const stage = openStage();

const LETTERS: Record<string, string> = { [TRUE_OPTION]: 'A', [FALSE_OPTION]: 'B' };

/** Right letters for the groups of the paper, by question number; its options are not shuffled. */
const groupLetters = (): [no: number, letters: string[]][] =>
  loadPaper('csp-j-1')
    .sections.flatMap(({ questions }) => questions)
    .flatMap((question, place): [number, string[]][] =>
      hasBody(question, 'parts') ? [[place + 1, question.parts.map(({ answer }) => LETTERS[answer] ?? answer)]] : [],
    );

const another = (letter: string): string => (letter === 'A' ? 'B' : 'A');

test('the report scores each part of the groups that a student answered by keyboard', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const errors = student.errorsOf(context);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng');
  await student.openExam(page, stage.product.url, EXAM);
  await student.enrolAndStart(page);

  const groups = groupLetters();
  expect(groups.map(([no, letters]) => [no, letters.length])).toEqual([
    [16, 6],
    [17, 6],
    [18, 7],
    [19, 5],
    [20, 5],
  ]);
  for (const [no, letters] of groups) {
    await student.goTo(page, no);
    // Answers three parts wrong: a judgement of 1.5 points, the choice of 4 points, and the last blank.
    const wrong = no === 16 ? 0 : no === 18 ? 6 : no === 20 ? 4 : -1;
    for (const [place, letter] of letters.entries())
      await page.keyboard.press(place === wrong ? another(letter) : letter);
    await page.getByRole('button', { name: new RegExp(`^第 ${no} 题，已答$`) }).waitFor();
  }
  await student.saved(page);
  await page.reload();
  await page.getByRole('timer').waitFor();
  await page.getByRole('button', { name: /^第 20 题，已答$/ }).waitFor();

  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByText('未答 15 题').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();
  await page.getByRole('heading', { level: 1, name: '已交卷' }).waitFor();
  await page
    .getByRole('button', { name: /报告/ })
    .or(page.getByRole('link', { name: /报告/ }))
    .first()
    .click();
  const report = page.getByRole('main');
  for (const text of ['61.5', '34.5 / 40', '27 / 30']) await report.getByText(text, { exact: true }).first().waitFor();
  await report.getByText('对 6 / 7 小题').filter({ visible: true }).waitFor();
  await report.getByRole('button', { name: /输入是长度为 1 到 50 的小写字母串/ }).click();
  for (const text of ['得 0 / 4 分', '得 3 / 3 分', '得 1.5 / 1.5 分']) await report.getByText(text).first().waitFor();

  // In print a title keeps its column and a row says how many parts are right; only programs are printed in full.
  await page.emulateMedia({ media: 'print' });
  const title = await report
    .getByText(/^阅读程序，完成各小题。输入是长度/)
    .first()
    .boundingBox();
  expect(title?.width).toBeGreaterThan(200);
  await report.getByText('得 0 / 4 分').waitFor({ state: 'hidden' });
  await report.getByText('对 6 / 7 小题').filter({ visible: true }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
