import type { Locator, Page } from 'playwright';
import { KNOWN_CAPTCHA } from '../../support/knownCaptcha.ts';

/** Solves the known captcha and fills in the code, read from the development inbox. */
export async function fillCode(page: Page, form: Locator, to: string, url: string): Promise<void> {
  await form.getByRole('button', { name: /获取验证码|重新发送/ }).click();
  await form.getByRole('textbox', { name: '图中的字符' }).fill(KNOWN_CAPTCHA);
  await form.getByRole('button', { name: '发送验证码' }).click();
  await form.getByText('验证码已发送').waitFor();
  const inbox = await page.context().newPage();
  await inbox.goto(`${url}/web/dev`);
  const code = await inbox.getByRole('article').filter({ hasText: to }).first().locator('code').innerText();
  await inbox.close();
  await form.getByRole('textbox', { name: /验证码/ }).fill(code);
}
