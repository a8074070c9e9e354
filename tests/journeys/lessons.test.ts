import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { CPP } from '@aosai/api/judging/languages';
import { hasBody } from '@aosai/api/questions/kinds';
import {
  courseFolders,
  type CourseSource,
  lessonFolders,
  loadCourse,
  taskFolders,
} from '../../packages/content/src/loadCourse.ts';
import { coursePage } from '../../packages/ui/src/patterns/links/courseLinks.ts';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage({ judge: true });

const NEWCOMER = 'xinsheng';
const SCREENS = { laptop: { width: 1366, height: 900 }, phone: { width: 390, height: 844 } };

type Lesson = CourseSource['lessons'][number];

interface Walked {
  course: CourseSource;
  lesson: Lesson;
  /** Programs that solve its tasks, by the tasks' titles. */
  solutions: ReadonlyMap<string, string>;
}

function solutionsOf(folder: string, { questions }: Lesson): Map<string, string> {
  const references = taskFolders(folder).map((task) => {
    const read = (name: string) => readFileSync(join(task, 'solutions', name), 'utf8');
    return [basename(task), () => ({ cpp: () => read('ref.cpp'), python: () => read('ref.py') })] as const;
  });
  return new Map(
    questions.flatMap((one) => {
      if (!hasBody(one, 'task')) return [];
      const found = references.find(([name]) => one.key.endsWith(name))?.[1]();
      return found ? [[one.title, one.languages[0] === CPP ? found.cpp() : found.python()]] : [];
    }),
  );
}

/** Three lessons of a course: one at the beginning, one in the middle and one towards the end. */
function threeOf(folder: string): Walked[] {
  const course = loadCourse(folder);
  const folders = lessonFolders(folder);
  const places = [1, Math.floor(course.lessons.length / 2), course.lessons.length - 2];
  return places.flatMap((at) => {
    const lesson = course.lessons[at];
    return lesson ? [{ course, lesson, solutions: solutionsOf(folders[at] ?? '', lesson) }] : [];
  });
}

async function firstPage(url: string, screen: keyof typeof SCREENS) {
  const context = await stage.browser.newContext({
    ...student.CONTEXT,
    viewport: SCREENS[screen],
    ...(screen === 'phone' && { hasTouch: true, isMobile: true }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (response) => {
    // The walk is quicker than a person may be; the pages wait.
    if (response.status() >= 400 && response.status() !== 429) faults.push(`${response.status()} ${response.url()}`);
  });
  await student.signIn(page, url, NEWCOMER);
  return { page, faults };
}

/** Where the courses stand, by their titles. */
async function addresses(url: string): Promise<Map<string, string>> {
  const { client } = await signInByApi(url, NEWCOMER, student.PASSWORD);
  const pages = await Promise.all(
    (['course', 'topic'] as const).map((kind) => client.course.queryList({ kind, size: 100 })),
  );
  return new Map(pages.flatMap(({ content }) => content.map((row) => [row.title, coursePage(row)])));
}

/** Nothing reaches beyond the screen's edge. */
async function fits(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, where).toBeLessThanOrEqual(0);
}

/** Until no program of the lecture runs. */
async function finished(page: Page): Promise<void> {
  const results = page.getByRole('group', { name: '运行结果' });
  await results.first().waitFor();
  await results.getByText(/^正在/).first().waitFor({ state: 'detached' });
}

async function playNotes(page: Page, { lesson }: Walked): Promise<void> {
  const run = page.getByRole('button', { name: '运行', exact: true });
  if ((await run.count()) > 0) {
    await run.first().click();
    await finished(page);
  }
  const predict = page.getByRole('region', { name: '猜一猜输出' });
  if (!lesson.notes.includes(':::predict')) return;
  const choice = predict.first().getByRole('radio').first();
  if ((await choice.count()) > 0) await choice.check({ force: true });
  else await predict.first().getByRole('textbox').fill('1');
  await predict.first().getByRole('button', { name: '运行看看' }).click();
  await predict
    .first()
    .getByText(/猜对了|和你想的不一样/)
    .first()
    .waitFor();
}

/** Answers the question in sight rightly, where it is answered with a click. */
async function answer(page: Page, { lesson }: Walked): Promise<void> {
  const [one] = lesson.questions;
  if (!one || hasBody(one, 'task')) return;
  // The newcomer may have answered it on the other screen.
  const again = page.getByRole('button', { name: '再做一次' });
  const submit = page.getByRole('button', { name: '提交答案' });
  await again.or(submit).waitFor();
  if (await again.isVisible()) await again.click();
  const [key] = hasBody(one, 'options') ? one.answer : [hasBody(one, 'judgement') && one.answer ? 'A' : 'B'];
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${key}`) })
    .first()
    .click();
  await submit.click();
  await page.getByText('回答正确').waitFor();
}

/** Opens the last thing of the lesson, which is a task, by going on. */
async function openTask(page: Page, { lesson }: Walked, title: string): Promise<void> {
  const last = lesson.questions.length;
  for (let at = 2; at <= last; at += 1) {
    await page.getByRole('button', { name: '下一题' }).click();
    await page
      .getByText(new RegExp(`(?:^|\\s)${at} / ${last}$`))
      .first()
      .waitFor();
    const one = lesson.questions[at - 1];
    // The buttons move when a task has come, beside which the editor opens.
    if (one && hasBody(one, 'task')) await page.getByRole('heading', { level: 2, name: one.title }).waitFor();
  }
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
}

const COURSES = courseFolders().map((folder) => ({ name: basename(folder), lessons: threeOf(folder) }));

describe.each(COURSES)('$name', ({ lessons }) => {
  test.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])(
    'lessons: three are read, played and solved on a %s',
    async (screen) => {
      const { url } = stage.product;
      const { page, faults } = await firstPage(url, screen);
      const address = await addresses(url);
      for (const walked of lessons) {
        const { course, lesson, solutions } = walked;
        await page.goto(`${url}${address.get(course.title)}`);
        await page.getByRole('link', { name: lesson.title, exact: true }).first().click();
        await page.getByRole('heading', { level: 1, name: lesson.title }).waitFor();
        await playNotes(page, walked);
        await fits(page, `${lesson.title}: notes`);
        await page.getByRole('button', { name: '开始做题' }).click();
        await answer(page, walked);
        await fits(page, `${lesson.title}: first question`);
        const [title, program] = [...solutions].at(-1) ?? [];
        if (title === undefined || program === undefined) throw new Error(`${lesson.key} has no task with a reference`);
        await openTask(page, walked, title);
        await fits(page, `${lesson.title}: task`);
        if (screen !== 'laptop') continue;
        await student.typeProgram(page, program);
        await page.getByRole('button', { name: '提交', exact: true }).click();
        const place = lesson.questions.length;
        await page.getByRole('button', { name: new RegExp(`已通过.*第 ${place} 题`) }).waitFor();
      }
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
});
