import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();

test('a class is created, filled from the roster and published, and leads to its homework, by links alone', async () => {
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 860 } });
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/edms/grade`);
  const door = page.getByRole('dialog', { name: '登录' });
  await door.getByLabel('账号', { exact: true }).fill('laoshi');
  await door.getByLabel('密码', { exact: true }).fill(student.PASSWORD);
  await door.getByRole('button', { name: '登录', exact: true }).click();
  await door.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: '新建班级' }).first().click();
  const form = page.getByRole('dialog', { name: '新建班级' });
  await form.getByRole('textbox', { name: /^名称/ }).fill('周三提高班');
  await form.getByRole('button', { name: '新建班级' }).click();

  // The page of the new class opens at its members.
  await page.getByRole('heading', { level: 1, name: '周三提高班' }).waitFor();
  await page.getByText('这个班还没有学生').waitFor();
  await page.getByRole('button', { name: '添加学生' }).first().click();
  const adding = page.getByRole('dialog', { name: '添加学生' });
  await adding.getByRole('tab', { name: '名单的班级', selected: true }).waitFor();
  await adding.getByRole('checkbox').nth(1).check();
  await adding.getByRole('button', { name: '检查名单' }).click();
  await adding.getByRole('button', { name: /^添加 \d+ 人/ }).click();
  await page.getByRole('dialog', { name: '添加完成' }).getByRole('button', { name: '完成' }).click();
  await page.getByRole('table', { name: '成员列表' }).getByRole('link').first().waitFor();

  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog', { name: /^发布/ }).getByRole('button', { name: '发布班级' }).click();
  await page.getByText('进行中').first().waitFor();

  const tabs = page.getByRole('navigation', { name: '这个班级' });
  for (const name of ['课表与内容', '考试', '成绩', '学情', '设置', '概况']) {
    const tab = tabs.getByRole('link', { name, exact: true });
    await tab.click();
    await tab.and(page.locator('[aria-current=page]')).waitFor();
    await page.getByRole('heading', { level: 1, name: '周三提高班' }).waitFor();
  }
  await page.getByText(/^这一周新加入 \d+ 人/).waitFor();
  await page.getByRole('link', { name: '布置作业' }).click();
  // The dialog that assigns homework begins with this class.
  const assigning = page.getByRole('dialog', { name: /作业/ });
  await assigning.getByText('周三提高班').first().waitFor();

  // A former address leads to the page of the class.
  const gradeId = new URL(page.url()).searchParams.get('grade') ?? '';
  await page.goto(`${stage.product.url}/web/edms/gradeControl?grade=${gradeId}`);
  await page.waitForURL(`**/edms/grade/${gradeId}/schedule`);
  const title = page.getByRole('heading', { level: 1, name: '周三提高班' });
  await title.waitFor();
  expect(await title.textContent()).toBe('周三提高班');
  await context.close();
});
