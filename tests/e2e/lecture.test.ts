import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { openUnit, UNIT } from './parts/unit.ts';

const stage = openStage({ judge: true, entry: 'tests/support/serverWithClock.ts' });

const priced = (price: number) =>
  `#include <iostream>\nint main() {\n    std::cout << "一共 " << ${price} * 2 << " 元\\n";\n}\n`;
const fence = (language: string, text: string) => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
const LECTURE = [
  '## 会动的讲义',
  fence('python', 'print("苹果", 2 * 3)'),
  fence('cpp', priced(7)),
  `:::predict\n${fence('cpp', '#include <iostream>\nint main() {\n    std::cout << 17 / 5 << " " << 17 % 5;\n}')}\n\n- 3 2\n- 3.4 2\n\n${fence('输出', '3 2')}\n:::`,
  `:::gap\n${fence('python', 'for i in range(【1, 4】):\n    print(i)')}\n\n${fence('输出', '1\n2\n3')}\n:::`,
].join('\n\n');

test('lecture: runs, changes and asks about programs, and the list of the unit follows a verdict', async () => {
  const { url } = stage.product;
  const { chapterId } = await openUnit(url, LECTURE);
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await student.signIn(page, url, 'xuesheng');
  await page.goto(`${url}/web/chapter/detail?id=${chapterId}`);
  const results = page.getByRole('group', { name: '运行结果' });
  const runs = page.getByRole('button', { name: '运行', exact: true });

  // Python runs in the page, C++ by the judge.
  await runs.nth(0).click();
  await results.getByText('苹果 6').waitFor();
  await runs.nth(1).click();
  await results.getByText('一共 14 元').waitFor();

  // The program is changed and run again.
  await page.getByRole('button', { name: '改一改' }).nth(1).click();
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(priced(8));
  await page.locator('[data-part="editor"]').getByRole('button', { name: '运行' }).click();
  // The next program is run before the one before has finished, and waits its turn.
  const predict = page.getByRole('region', { name: '猜一猜输出' });
  await predict.getByText('3.4 2', { exact: true }).click();
  await predict.getByRole('button', { name: '运行看看' }).click();
  await results.getByText('一共 16 元').waitFor();
  await predict.getByRole('group', { name: '运行结果' }).getByText('3 2').waitFor();
  await predict.getByText('和你想的不一样').waitFor();
  await predict.getByText('3 2', { exact: true }).first().click();
  await predict.getByRole('button', { name: '运行看看' }).click();
  await predict.getByText('猜对了').waitFor();

  const gap = page.getByRole('region', { name: '填一填' });
  await gap.getByRole('textbox', { name: '第 1 空' }).fill('1, 3');
  await gap.getByRole('button', { name: '运行' }).click();
  await gap.getByText('输出和要求的不一样，再想一想').waitFor();
  await gap.getByRole('textbox', { name: '第 1 空' }).fill('1, 3 + 1');
  await gap.getByRole('button', { name: '运行' }).click();
  await gap.getByText('填对了').waitFor();

  const list = page.getByLabel('单元的内容', { exact: true });
  const progress = () => list.getByRole('progressbar').getAttribute('aria-valuetext');
  expect(await progress()).toBe('0 题');
  await page.getByRole('button', { name: '开始做题' }).click();
  await page.getByRole('heading', { level: 2, name: UNIT.choice }).waitFor();
  await page.locator('label').filter({ hasText: /^A3$/ }).click();
  await page.getByRole('button', { name: '提交答案' }).click();
  await page.getByText('回答正确').waitFor();
  await expect.poll(progress, { timeout: 30_000 }).toBe('1 题');
  await context.close();
});
