import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { COURSES, lessonFolders, loadCourse, taskFolders } from '../../packages/content/src/loadCourse.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { fillCode } from './parts/fillCode.ts';
import { answerThreeQuestions, heading, skipQuestions } from './parts/placementWalk.ts';

const stage = openStage({ judge: true, entry: 'tests/support/serverWithKnownCaptcha.ts' });

const AGE = 10;
const CHILD = { name: '陈小溪', account: 'xiaoxi', password: 'river-stones-27' };
const GUARDIAN_MOBILE = '13900002016';

/** The first lesson of the course, with its first task: its starting code does not compile. */
function firstLesson() {
  const course = join(COURSES, 'gesp-cpp-1');
  const [lesson] = loadCourse(course).lessons;
  const [folder] = lessonFolders(course);
  const task = lesson?.questions.find((one) => one.type === PROGRAMMING);
  if (!lesson || !folder || task?.type !== PROGRAMMING) throw new Error('the first lesson has no task');
  const source = taskFolders(folder).find((one) => readFileSync(join(one, 'task.md'), 'utf8').includes(task.title));
  return {
    title: lesson.title,
    task: task.title,
    reference: readFileSync(join(source ?? '', 'solutions/ref.cpp'), 'utf8'),
  };
}

const LESSON = firstLesson();

test('a child registers with a guardian, is placed, and passes a first program', async () => {
  const { url } = stage.product;
  const context = await stage.browser.newContext(student.CONTEXT);
  const errors = student.errorsOf(context);
  const page = await context.newPage();
  // Long, since verdicts take time on a machine that runs other tests too.
  page.setDefaultTimeout(90_000);

  await page.goto(`${url}/web/`);
  await page.getByRole('button', { name: '登录', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: '注册' }).click();
  await page.getByRole('radio', { name: /^学生/ }).check({ force: true });
  await page.getByLabel('出生年份').selectOption(String(new Date().getUTCFullYear() - AGE));
  await page.getByLabel('出生月份').selectOption('05');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('textbox', { name: /姓名/ }).fill(CHILD.name);
  await page.getByRole('textbox', { name: /账号/ }).fill(CHILD.account);
  await page.getByLabel(/^密码/).fill(CHILD.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '下一步：监护人同意' }).click();
  const consent = page.getByRole('form', { name: '监护人同意' });
  await consent.getByRole('textbox', { name: /手机号/ }).fill(GUARDIAN_MOBILE);
  await fillCode(page, consent, GUARDIAN_MOBILE, url);
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: '同意并建立账号' }).click();
  await page.getByRole('link', { name: '开始使用' }).click();

  // The first page names one step; no result or task is claimed that is not there.
  const today = page.getByRole('region', { name: '今天' });
  await today.getByText(`${CHILD.name}，欢迎你`).waitFor();
  await today.getByRole('link', { name: '开始' }).click();
  await answerThreeQuestions(page);
  await skipQuestions(page);
  await page.getByRole('button', { name: '看我的计划' }).click();
  await heading(page, '我的计划').waitFor();
  await page.getByRole('link', { name: '开始', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: LESSON.title }).waitFor();

  // The starting code is submitted unchanged, so that the compiler's first message is explained in Chinese.
  const list = page.getByLabel('单元的内容', { exact: true });
  await list.getByRole('button', { name: new RegExp(`${LESSON.task}$`) }).click();
  await page.getByRole('heading', { name: LESSON.task }).waitFor();
  await page.locator('.view-line').getByText('return', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByText('编译错误').first().waitFor();
  await page.getByText(/^第 \d+ 行：少了分号$/).waitFor();

  await student.typeProgram(page, LESSON.reference);
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByRole('img', { name: '「通过」印' }).waitFor();
  await list.getByRole('button', { name: new RegExp(`^已通过.*${LESSON.task}$`) }).waitFor();

  // The seal stays in the album, and the first page goes on with the same lesson.
  await page.getByRole('link', { name: '盖进了印谱' }).click();
  await heading(page, '印谱').waitFor();
  await page.getByText(LESSON.task).waitFor();
  await page.getByRole('link', { name: '首页' }).click();
  await today.getByText(LESSON.title).waitFor();
  await today.getByRole('link', { name: '接着学' }).waitFor();

  // A reload reads the day without waiting for the name of the person.
  const isOf = (call: string) => (address: URL) => address.pathname.endsWith(call);
  const asked = page.waitForRequest((request) => isOf('/desk/queryToday')(new URL(request.url())));
  await page.route(isOf('/auth/queryCurrent'), async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  await today.getByText(LESSON.title).waitFor();

  expect(errors.filter((error) => !/40[13]/.test(error))).toEqual([]);
  await context.close();
}, 180_000);
