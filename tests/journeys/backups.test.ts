import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();

test('an operator takes, compares, downloads and deletes backups, and types the password once for it', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  // A busy machine copies and compares a database for more than half a minute.
  page.setDefaultTimeout(120_000);
  await page.goto(`${stage.product.url}/web/bms/backup`);
  const signIn = page.getByRole('dialog', { name: /登录/ });
  await signIn.getByRole('textbox', { name: '账号' }).fill('guanli');
  await signIn.locator('input[type=password]').fill(student.PASSWORD);
  await signIn.getByRole('button', { name: '登录', exact: true }).click();
  await signIn.waitFor({ state: 'hidden' });

  const rows = page.getByRole('list', { name: '备份' }).getByRole('listitem');
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: '立即备份' }).click();
    await rows
      .filter({ hasText: '已校验' })
      .nth(count - 1)
      .waitFor();
    await page.getByRole('button', { name: '立即备份', disabled: false }).waitFor();
  }
  expect(await rows.first().getByRole('button', { name: /^删除/ }).isDisabled()).toBe(true);

  const proof = page.getByRole('dialog', { name: '请确认是您本人' });
  await rows.last().getByRole('button', { name: /^下载/ }).click();
  await proof.locator('input[type=password]').fill('not the password');
  await proof.getByRole('button', { name: '确认' }).click();
  await proof.getByRole('alert').first().waitFor();
  await proof.locator('input[type=password]').fill(student.PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    proof.getByRole('button', { name: '确认' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^aosai-\d{8}T\d{9}Z-asked\.tar$/);
  expect((await readFile(await download.path())).subarray(0, 13).toString()).toBe('manifest.json');

  await rows.last().getByRole('button', { name: /^校验/ }).click();
  await page.getByText('已开始校验').waitFor();
  await page.getByRole('button', { name: '立即备份', disabled: false }).waitFor();
  await rows.last().getByRole('button', { name: /^删除/, disabled: false }).click();
  // The proof of the download still holds.
  await page
    .getByRole('dialog', { name: /^删除 .* 的备份？$/ })
    .getByRole('button', { name: '删除备份' })
    .click();
  await page.getByText('备份已删除').waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  await context.close();
});
