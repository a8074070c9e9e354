// Logs the text of the open pages when a test fails: the error itself only says what a step waited for.
import { afterEach } from 'vitest';
import { openPages } from './browser.ts';

const ENOUGH_CHARS = 1_500;

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of await openPages()) {
    const text = await page.evaluate(() => document.body.innerText).catch(String);
    console.log(`-- ${task.name}: ${page.url()}\n${text.slice(0, ENOUGH_CHARS)}`);
  }
});
