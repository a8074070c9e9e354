import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { press, tabTo } from './parts/byKeyboard.ts';

const stage = openStage({ judge: true });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Each step begins at its heading, in a document that is named after it. */
const beginsAt = async (page: Page, heading: string, title: string) => {
  await page.locator(':is(h1, h2):focus', { hasText: heading }).waitFor();
  expect(await page.title()).toContain(title);
};

test('a student sits a whole exam by keyboard only, with every step in the accessibility tree', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const errors = student.errorsOf(context);
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/login`);
  const account = page.getByRole('dialog').getByRole('textbox', { name: '账号' });
  await tabTo(page, account);
  await page.keyboard.type('xuesheng');
  await tabTo(page, page.locator('input[type=password]'));
  await page.keyboard.type(student.PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.locator('h1:focus').waitFor();

  await page.goto(`${stage.product.url}/web/exam/list`);
  await press(page, page.getByRole('link', { name: student.EXAM, exact: true }));
  await beginsAt(page, student.EXAM, student.EXAM);
  await press(page, button(page, '免费报名'));
  await beginsAt(page, '可以开始了', student.EXAM);
  await press(page, button(page, '开始作答'));

  // The page before the clock starts: rules, a check of this computer, a question to try.
  await button(page, '开始计时').waitFor();
  await beginsAt(page, student.EXAM, student.EXAM);
  await page.keyboard.press('a');
  await page.keyboard.press('f');
  const before = await page.getByRole('main').ariaSnapshot();
  expect(before).toMatch(/heading "作答规则" \[level=2\]/);
  expect(before).toMatch(/radio "A 3" \[checked\]/);
  expect(before).toMatch(/button "第 1 题，已答，已标记"/);
  expect(before).toMatch(/term: 代码编辑器/);
  await press(page, button(page, '开始计时'));
  await page.getByRole('timer').waitFor();
  await beginsAt(page, student.EXAM, student.EXAM);

  const letters = student.rightLetters();
  for (const [index, letter] of letters.entries()) {
    const no = index + 1;
    await page.getByRole('region', { name: `第 ${no} 题`, exact: true }).waitFor();
    await page.keyboard.press(letter);
    if (no === 13) await page.keyboard.press('f');
    await button(page, new RegExp(`^第 ${no} 题，已答${no === 13 ? '，已标记' : ''}`)).waitFor();
    if (no === 1) {
      const region = await page.getByRole('region', { name: '第 1 题', exact: true }).ariaSnapshot();
      expect(region).toMatch(/heading "第 1 题" \[level=2\]/);
      expect(region).toMatch(new RegExp(`radio "${letter} [^"]*" \\[checked\\]`));
      const sheet = await page.getByRole('navigation', { name: '答题卡' }).ariaSnapshot();
      expect(sheet).toMatch(/paragraph: 已答 1 未答 26 标记 0/);
      expect(sheet).toMatch(/region "单选":\n\s+- heading "单选 15 × 2 分" \[level=3\]/);
    }
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('region', { name: '第 26 题', exact: true }).waitFor();

  const [task] = student.tasksOf();
  await tabTo(page, page.getByRole('textbox', { name: '第 26 题的代码' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(task?.reference ?? '');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('group', { name: '自测结果' }).getByText('通过').first().waitFor({ timeout: 30_000 });
  // Escape leaves the editor, then Shift+Tab goes back to its buttons.
  await page.keyboard.press('Escape');
  await press(page, page.getByRole('button', { name: '提交', exact: true }), 'Shift+Tab');
  const results = page.getByRole('region', { name: '运行与评测结果' });
  await results.getByText('25 / 25').first().waitFor({ timeout: 60_000 });
  expect(await results.ariaSnapshot()).toMatch(/tab "提交记录 1" \[selected\]/);

  await student.saved(page);
  await press(page, button(page, '交卷'), 'Shift+Tab');
  const dialog = page.getByRole('dialog', { name: '现在交卷吗？' });
  expect(await dialog.ariaSnapshot()).toBe(
    `- dialog "现在交卷吗？":
  - heading "现在交卷吗？" [level=2]
  - paragraph: 交卷后不能再修改。
  - region "未答 1 题":
    - paragraph: 未答 1 题
    - list:
      - listitem:
        - button "去第 27 题": "27"
  - region "标记 1 题":
    - paragraph: 标记 1 题
    - list:
      - listitem:
        - button "去第 13 题": "13"
  - contentinfo:
    - button "继续作答"
    - button "确认交卷"
  - button "关闭"`,
  );
  await press(page, dialog.getByRole('button', { name: '确认交卷' }));
  const unfold = page.getByRole('button', { name: '逐题回执' });
  await unfold.waitFor({ timeout: 30_000 });
  await beginsAt(page, '已交卷', student.EXAM);
  await press(page, unfold);
  const receipt = page.getByRole('table', { name: '交卷回执' });
  await receipt.waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('已交卷');
  expect(await receipt.getByRole('row').count()).toBe(28);
  await press(page, button(page, '查看报告'));
  await beginsAt(page, '成绩报告', '成绩报告');
  expect(errors).toEqual([]);
  await context.close();
});
