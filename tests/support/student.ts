import { SINGLE, MULTIPLE, TRUE_FALSE, PROGRAMMING } from '@aosai/api/questions/kinds';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import type { PaperSource } from '@aosai/api/papers/paperSource';
import { loadPaper, type PaperKey, taskFolder } from '../../packages/content/src/loadPaper.ts';

export const PASSWORD = 'aosai2026';
export const EXAM = 'GESP C++ 四级 模拟考试（一）';
export const PAPER: PaperKey = 'gesp-cpp-4';

/** Signs in through the page. All functions here act through the page, like a student. */
export async function signIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/web/`);
  await page.getByRole('button', { name: '登录', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '账号' }).fill(account);
  await dialog.locator('input[type=password]').fill(PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function openExam(page: Page, url: string, title = EXAM): Promise<void> {
  await page.goto(`${url}/web/exam/list`);
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

export async function enrolAndStart(page: Page): Promise<void> {
  await page.getByRole('button', { name: /报名/ }).first().click();
  await page.getByRole('button', { name: '开始作答' }).click();
  await page.getByRole('button', { name: '开始计时' }).click();
  await page.getByRole('timer').waitFor();
}

/** Letters of the right answers by question number; the demo's papers are not shuffled. */
export function rightLetters(paper: PaperSource = loadPaper(PAPER)): string[] {
  return paper.sections.flatMap(({ questions }) =>
    questions.flatMap((question) => {
      if (question.type === SINGLE || question.type === MULTIPLE) return question.answer.join('');
      return question.type === TRUE_FALSE ? (question.answer ? 'A' : 'B') : [];
    }),
  );
}

export function tasksOf(paper: PaperKey = PAPER): { key: string; reference: string }[] {
  return loadPaper(paper).sections.flatMap(({ questions }) =>
    questions.flatMap((question) =>
      question.type === PROGRAMMING
        ? {
            key: question.key,
            reference: readFileSync(join(taskFolder(paper, question.key), 'solutions/ref.cpp'), 'utf8'),
          }
        : [],
    ),
  );
}

export async function goTo(page: Page, no: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^第 ${no} 题`) }).click();
  await page.getByRole('region', { name: `第 ${no} 题`, exact: true }).waitFor();
}

/** Replaces the program in the editor by pasting. */
export async function writeCode(page: Page, no: number, code: string): Promise<void> {
  await page.locator('.view-lines').click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
  await page.getByRole('button', { name: new RegExp(`^第 ${no} 题，已答`) }).waitFor();
}

/** Replaces the program in the editor of practice. */
export async function typeProgram(page: Page, program: string): Promise<void> {
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(program);
}

export async function saved(page: Page): Promise<void> {
  await page.getByText(/^已保存 \d/).waitFor({ timeout: 20_000 });
}

export const CONTEXT = {
  viewport: { width: 1440, height: 900 },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  permissions: ['clipboard-read', 'clipboard-write'],
};

/** Collects uncaught errors and console errors of all pages, for a test to check. */
export function errorsOf(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
