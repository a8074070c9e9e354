import { errors, type Page } from 'playwright';
import { afterAll } from 'vitest';
import { SANDBOX_ACT, type SandboxAct } from '@aosai/api/platform/sandboxPay';
import type { Stage } from '../../support/stage.ts';
import * as student from '../../support/student.ts';

/** Opens pages of buyers and of the office; closes them after the tests of the file. */
export function openDesk(stage: Stage) {
  const pages: Page[] = [];
  afterAll(() => Promise.all(pages.map((page) => page.context().close())));

  async function open(): Promise<Page> {
    const page = await (await stage.browser.newContext(student.CONTEXT)).newPage();
    // Long, since verdicts take time on a machine that runs other tests too.
    page.setDefaultTimeout(90_000);
    pages.push(page);
    return page;
  }

  return {
    async member(account: string): Promise<Page> {
      const page = await open();
      await student.signIn(page, stage.product.url, account);
      return page;
    },

    async office(path: string): Promise<Page> {
      const page = await open();
      await page.goto(`${stage.product.url}/web${path}`);
      const dialog = page.getByRole('dialog', { name: /登录/ });
      await dialog.getByRole('textbox', { name: '账号' }).fill('guanli');
      await dialog.locator('input[type=password]').fill(student.PASSWORD);
      await dialog.getByRole('button', { name: '登录', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      return page;
    },
  };
}

/** Pays the order on the page, with the guardian's consent if asked. */
export async function payBySandbox(page: Page, act: SandboxAct = 'pay'): Promise<void> {
  // A payer who placed the order is not asked for consent; for one who has just placed it, the ways are already shown.
  const way = page.getByRole('radio', { name: /模拟支付/ });
  const toWays = page.getByRole('button', { name: /^(同意并|去)付款$/ }).first();
  await way.or(toWays).first().waitFor();
  // The ways may cover the button at any moment.
  while (!(await way.isVisible())) {
    try {
      await toWays.click({ timeout: 1_000 });
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  }
  await way.click();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: act === 'pay' ? '模拟付款' : SANDBOX_ACT.label(act) }).click();
  await page.getByRole('dialog', { name: '付款成功' }).getByRole('button', { name: '完成' }).click();
}

/** Reloads the page until its order has reached the step, since providers notify later. */
export async function orderCameTo(page: Page, step: string): Promise<void> {
  const progress = page.getByRole('list', { name: '订单进度' });
  for (;;) {
    await progress.waitFor();
    if ((await progress.innerText()).includes(step)) return;
    await page.waitForTimeout(500);
    await page.reload();
  }
}
