import type { Page } from 'playwright';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const result = (page: Page) => heading(page, '测好了');

/** A placement asks no more questions than this. */
const MOST = 20;

/** Answers the three questions of a newcomer who has learned a little C++ and aims at level 1. */
export async function answerThreeQuestions(page: Page): Promise<void> {
  await page.getByText('C++', { exact: true }).click();
  await page.getByText('学过一点 C++ 或 Python').click();
  await page.getByText('1 级', { exact: true }).click();
  await page.getByRole('button', { name: '做个小测试，找到起点' }).click();
}

/** Answers 我不会 from one question until the other is shown, or until there is a result. */
export async function skipQuestions(page: Page, from = 1, to = MOST + 1): Promise<void> {
  for (let no = from; no < to && !(await result(page).isVisible()); no += 1) {
    await heading(page, `第 ${no} 题`).waitFor();
    await page.getByRole('button', { name: '我不会' }).click();
    await heading(page, new RegExp(`^第 ${no + 1} 题|^测好了`)).waitFor();
  }
}
