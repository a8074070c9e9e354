import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { TRUE_FALSE } from '@aosai/api/questions/kinds';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { enter } from './parts/school.ts';

const stage = openStage();
const errors: string[][] = [];

/** Opens a page of an office, signed in. */
async function open(path: string, account: string): Promise<Page> {
  const context = await stage.browser.newContext(student.CONTEXT);
  errors.push(student.errorsOf(context));
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/${path}`);
  await enter(page, account, student.PASSWORD);
  return page;
}

/** Ticks the first `count` questions in the open dialog and adds them. */
async function pick(page: Page, count: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  // The first box selects the whole page.
  const boxes = dialog.getByRole('checkbox');
  await boxes.nth(count).waitFor();
  for (let place = 1; place <= count; place += 1) await boxes.nth(place).check();
  await dialog.getByRole('button', { name: `添加 ${count} 题` }).click();
  await dialog.waitFor({ state: 'detached' });
}

let teacher: Page;

test('a teacher creates a paper of six shared questions and publishes an exam with it', async () => {
  teacher = await open('edms/examPaper', 'laoshi');
  await teacher.getByRole('button', { name: '新建试卷' }).first().click();
  const form = teacher.getByRole('dialog', { name: '新建试卷' });
  await form.getByRole('textbox', { name: '标题' }).fill('第 4 讲 随堂测验');
  await form.getByRole('combobox', { name: '模板' }).selectOption({ label: '自由组卷' });
  await form.getByRole('button', { name: '新建试卷' }).click();
  await teacher.waitForURL(/\/edms\/examPaper\/\w{26}$/);
  await teacher.getByRole('button', { name: '添加题目' }).click();
  await pick(teacher, 3);
  await teacher.getByRole('button', { name: '添加大题' }).click();
  const section = teacher.getByRole('dialog', { name: '添加大题' });
  await section.getByRole('combobox', { name: '题型' }).selectOption({ label: '编程' });
  await section.getByRole('button', { name: '添加', exact: true }).click();
  await teacher.getByRole('region', { name: '编程题' }).getByRole('button', { name: '添加题目' }).click();
  await pick(teacher, 3);
  await teacher.getByRole('button', { name: '保存试卷' }).click();
  await teacher.getByText('已保存试卷').waitFor();
  await teacher.reload();
  await teacher.getByRole('group', { name: '合计' }).getByText('6 题').waitFor();

  await teacher.goto(`${stage.product.url}/web/edms/examPaper`);
  await teacher.getByRole('link', { name: '第 4 讲 随堂测验' }).click();
  await teacher.getByRole('button', { name: '设为可用' }).click();
  await teacher.getByText('已设为可用').waitFor();

  await teacher.goto(`${stage.product.url}/web/edms/exam`);
  await teacher.getByRole('button', { name: '新建考试' }).first().click();
  const exam = teacher.getByRole('dialog', { name: '新建考试' });
  await exam.getByRole('combobox', { name: /试卷/ }).click();
  await teacher.getByRole('option', { name: '第 4 讲 随堂测验' }).click();
  await exam.getByRole('textbox', { name: /标题/ }).fill('第 4 讲 测验');
  await exam.getByRole('button', { name: '存为草稿' }).click();
  await teacher.waitForURL(/\/edms\/exam\/\w{26}\/settings$/);
  await teacher.goto(`${stage.product.url}/web/edms/exam`);
  await teacher.getByRole('link', { name: '第 4 讲 测验' }).click();
  await teacher.getByRole('button', { name: '发布', exact: true }).click();
  // Shared questions are also used elsewhere: publishing warns of it but is allowed.
  const asked = teacher.getByRole('dialog', { name: '发布「第 4 讲 测验」？' });
  await asked.getByText('这些题现在别处也在用').waitFor();
  await asked.getByRole('button', { name: '仍然发布' }).click();
  await teacher.getByText('已发布').waitFor();
  const { client } = await signInByApi(stage.product.url, 'laoshi', student.PASSWORD);
  const { content } = await client.exam.queryList({ keyword: '第 4 讲 测验' }, { group: 'edms' });
  expect(content.map(({ title }) => title)).toEqual(['第 4 讲 测验']);
});

test('a teacher adds questions from the bank to a new homework', async () => {
  await teacher.goto(`${stage.product.url}/web/edms/homework`);
  await teacher.getByRole('link', { name: '新建作业' }).first().click();
  const form = teacher.getByRole('dialog', { name: '新建作业' });
  await form.getByRole('textbox', { name: /标题/ }).fill('第 4 讲 课后练习');
  await form.getByRole('button', { name: '存为草稿' }).click();
  await teacher.waitForURL(/\/edms\/homework\/\w{26}\?tab=settings$/);
  await teacher.getByRole('button', { name: '从题库加题' }).click();
  await pick(teacher, 4);
  await teacher.getByText('已加 4 题').waitFor();
  await expect.poll(() => teacher.getByRole('button', { name: /^移出第/ }).count()).toBe(4);
});

test('the office shares questions that no formal exam uses and sees why others were skipped', async () => {
  const { client } = await signInByApi(stage.product.url, 'guanli', student.PASSWORD, 'user');
  const source = {
    type: TRUE_FALSE,
    stem: '没有考试用过的判断题。',
    analysis: '',
    difficulty: 'easy' as const,
    tags: [],
  };
  await client.question.create({ source: { ...source, answer: true }, status: '1' }, { group: 'bms' });
  const office = await open('bms/question?size=100&isShared=false&bank=platform', 'guanli');
  await office.getByRole('checkbox', { name: '选择本页全部' }).check();
  await office.getByRole('button', { name: '共享给机构' }).click();
  await office.getByRole('dialog').getByRole('button', { name: '共享题目' }).click();
  const result = office.getByRole('dialog', { name: /^共享给机构：\d+ 条里完成 1 条，\d+ 条没有完成$/ });
  await result.waitFor({ timeout: 120_000 });
  await result.getByRole('region', { name: '题目在还没有结束的正式考试里，考试结束后才能公开、共享或导出' }).waitFor();
  await result.getByRole('button', { name: '复制名单' }).click();
  const listed = await result.getByRole('listitem').count();
  await expect
    .poll(() => office.evaluate(async () => (await navigator.clipboard.readText()).split('\n').length))
    .toBe(listed);
  await result.getByRole('button', { name: '知道了' }).click();
  await result.waitFor({ state: 'detached' });
  const [ofTeacher, ofOffice = []] = errors;
  expect(ofTeacher).toEqual([]);
  // The browser logs each refused call.
  expect(ofOffice.filter((error) => !error.includes('409 (Conflict)'))).toEqual([]);
}, 240_000);

test('the office shares several papers at once, and then all that no formal exam uses', async () => {
  const { client } = await signInByApi(stage.product.url, 'guanli', student.PASSWORD, 'user');
  const bms = { group: 'bms' } as const;
  const source = { type: TRUE_FALSE, stem: '只在新试卷里。', analysis: '', difficulty: 'easy' as const, tags: [] };
  const asked = await client.question.create({ source: { ...source, answer: true }, status: '1' }, bms);
  for (const title of ['可借的试卷一', '可借的试卷二', '可借的试卷三']) {
    const { id, version } = await client.examPaper.create({ title, template: 'free' }, bms);
    const sections = [{ name: '判断题', type: TRUE_FALSE, items: [{ questionId: asked.id }] }];
    const filled = await client.examPaper.updateQuestions({ id, version, sections }, bms);
    await client.examPaper.update({ id, version: filled.version, status: '1' }, bms);
  }
  const office = await open('bms/examPaper?size=100&isShared=false&bank=platform&status=1', 'guanli');
  for (const title of ['一', '二']) await office.getByRole('checkbox', { name: `可借的试卷${title}` }).check();
  await office.getByRole('button', { name: '共享给机构' }).click();
  await office.getByRole('dialog').getByRole('button', { name: '共享试卷' }).click();
  await office.getByText('已共享 2 份试卷').waitFor();

  await office.getByRole('button', { name: '共享全部' }).click();
  await office.getByRole('dialog').getByRole('button', { name: '共享全部' }).click();
  const result = office.getByRole('dialog', { name: /^共享全部：\d+ 条里完成 1 条，\d+ 条没有完成$/ });
  await result.getByRole('region', { name: '题目在还没有结束的正式考试里，考试结束后才能公开、共享或导出' }).waitFor();
  await result.getByRole('button', { name: '知道了' }).click();
  await office.getByRole('link', { name: '可借的试卷三' }).waitFor({ state: 'detached' });

  const { client: school } = await signInByApi(stage.product.url, 'laoshi', student.PASSWORD, 'member');
  const { content } = await school.examPaper.querySimpleList({ keyword: '可借的试卷', size: 10 }, { group: 'edms' });
  expect(content.map(({ title }) => title).toSorted()).toEqual(['可借的试卷一', '可借的试卷三', '可借的试卷二']);
}, 240_000);
