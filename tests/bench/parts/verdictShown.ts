import type { Page } from 'playwright';
import { paintedAfterClick } from './paintedAfterClick.ts';

/** Clicks 提交; resolves with the milliseconds until the panel of results shows the verdict of submission `no`. */
export async function submitOnce(page: Page, no: number): Promise<number> {
  const shown = paintedAfterClick(page, '[role=status]', '通过', `第 ${no} 次提交`);
  await page.getByRole('button', { name: '提交', exact: true }).click();
  return shown;
}
