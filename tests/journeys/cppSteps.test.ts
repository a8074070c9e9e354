import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openUnit, PROGRAMS, UNIT } from '../e2e/parts/unit.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage({ judge: true });
const bare = openStage({ judge: true, entry: 'tests/support/serverWithoutDebugger.ts' });

const SQUARES = `#include <iostream>
int main() {
int a[3] = {7, 7, 7};
int &last = a[2];
for (int i = 0; i < 3; i++) {
a[i] = i * i;
}
std::cout << last;
}
`;
const ENDLESS = `int main() {
long long i = 0;
while (true) {
i++;
}
}
`;

/** The task of a fresh unit, open in practice. */
async function openTask(url: string): Promise<Page> {
  const { chapterId } = await openUnit(url);
  const page = await (await stage.browser.newContext(student.CONTEXT)).newPage();
  page.setDefaultTimeout(60_000);
  await student.signIn(page, url, 'xuesheng');
  await page.goto(`${url}/web/chapter/detail?id=${chapterId}&no=2`);
  await page.getByRole('heading', { name: UNIT.task }).waitFor();
  return page;
}

async function stepThrough(page: Page, program: string) {
  // Pasted, since the editor closes brackets of what is typed.
  await page.locator('.monaco-editor').first().click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), program);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
  await page.getByRole('button', { name: '单步', exact: true }).click();
  return page.getByRole('dialog', { name: '单步运行' });
}

test('a student steps a C++ program forward and back, sees its array, and the end of an endless one', async () => {
  const page = await openTask(stage.product.url);
  const steps = await stepThrough(page, SQUARES);
  const status = steps.getByRole('status');
  const press = async (name: string, times: number) => {
    for (let time = 0; time < times; time += 1) await steps.getByRole('button', { name, exact: true }).click();
    return status.innerText();
  };
  await steps.getByText('接下来执行第 3 行').waitFor();
  expect(await press('前进', 2)).toBe('接下来执行第 5 行');
  const items = steps.locator('[data-box] li');
  expect(await items.allInnerTexts()).toEqual(['0\n7', '1\n7', '2\n7']);
  expect(await press('前进', 2)).toBe('接下来执行第 5 行');
  expect(await items.allInnerTexts()).toEqual(['0\n0', '1\n7', '2\n7']);
  expect(await press('后退', 1)).toBe('接下来执行第 6 行');
  expect(await items.allInnerTexts()).toEqual(['0\n7', '1\n7', '2\n7']);
  await page.keyboard.press('End');
  expect(await status.innerText()).toBe('程序运行结束');
  expect(await items.allInnerTexts()).toEqual(['0\n0', '1\n1', '2\n4']);
  expect(await steps.locator('pre').last().innerText()).toBe('4');
  await page.keyboard.press('Escape');

  const endless = await stepThrough(page, ENDLESS);
  await endless.getByText(/^1 \/ 500 步/).waitFor();
  await page.keyboard.press('End');
  await endless.getByText('记录到这里为止：最多 500 步。如果是死循环或停不下来的递归，请检查结束的条件。').waitFor();
  await page.context().close();
}, 180_000);

test('without gdb stepping says what is missing, and programs are still judged', async () => {
  const page = await openTask(bare.product.url);
  const steps = await stepThrough(page, PROGRAMS.right);
  await steps.getByText('软件包').waitFor();
  expect(await steps.innerText()).toContain('单步运行 C++ 要在评测机上装 Debian 的 gdb 软件包，现在没有装');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByRole('img', { name: '「通过」印' }).waitFor();
  await page.context().close();
}, 180_000);
