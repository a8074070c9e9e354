import type { Browser } from 'playwright';
import { answerThreeQuestions, heading } from '../../../e2e/parts/placementWalk.ts';
import { percentile } from '../../../load/percentile.ts';
import { CONTEXT, signIn } from '../../../support/student.ts';
import { paintedAfterClick } from '../paintedAfterClick.ts';

/** Questions that every placement asks. */
const ASKED = 10;

/** From an answer until the next question of a placement is painted. */
export async function placementTimes(browser: Browser, url: string) {
  const times: number[] = [];
  for (const account of ['xuesheng', 'xuesheng2', 'xuesheng3']) {
    const context = await browser.newContext(CONTEXT);
    const page = await context.newPage();
    await signIn(page, url, account);
    await page.goto(`${url}/web/play/goal`);
    await answerThreeQuestions(page);
    await heading(page, '第 1 题').waitFor();
    for (let no = 1; no < ASKED; no += 1) {
      const shown = paintedAfterClick(page, 'h1', `第 ${no + 1} 题`);
      await page.getByRole('button', { name: '我不会' }).click();
      times.push(await shown);
    }
    await context.close();
  }
  return { nextP50Ms: percentile(times, 50), nextP95Ms: percentile(times, 95) };
}
