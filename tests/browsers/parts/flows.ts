import { EXAM, PASSWORD } from '../../support/student.ts';
import type { Walk } from './walk.ts';

/** Signs in through the dialog of the first page. */
export async function signIn(walk: Walk, url: string, account: string): Promise<void> {
  await walk.open(`${url}/web/`);
  await walk.click('button', '登录');
  await fillSignIn(walk, account);
}

/** Fills in the sign-in dialog that is open. */
export async function fillSignIn(walk: Walk, account: string): Promise<void> {
  await walk.fill('账号', account);
  await walk.fillLabelled('密码', PASSWORD);
  await walk.click('button', '登录', { inside: { role: 'dialog', name: '登录' } });
  await walk.gone('dialog', '登录');
}

/** Sits an exam of closed questions: two answers by keyboard, saved, still there after a reload, handed in.
 * Returns the address of the report. */
export async function sitExam(walk: Walk, url: string): Promise<URL> {
  const title = new RegExp(RegExp.escape(EXAM));
  await walk.open(`${url}/web/exam/list`);
  await walk.click('link', title);
  await walk.see('heading', title);
  await walk.click('button', /报名/);
  await walk.click('button', '开始作答');
  await walk.click('button', '开始计时');
  await walk.see('region', '第 1 题');
  await walk.type('b');
  await walk.see('button', /^第 1 题，已答/);
  await walk.press('ArrowRight');
  await walk.see('region', '第 2 题');
  await walk.type('c');
  await walk.see('button', /^第 2 题，已答/);
  await walk.read('已保存');
  await walk.reload();
  await walk.see('button', /^第 1 题，已答/);
  await walk.see('button', /^第 2 题，已答/);
  await walk.click('button', '交卷');
  await walk.click('button', /交卷/, { inside: { role: 'dialog', name: /./ }, at: -1 });
  await walk.see('heading', '已交卷');
  // The score comes later and moves what is below it.
  await walk.read('满分');
  await walk.click('button', /报告/);
  await walk.see('heading', '成绩报告');
  return walk.address();
}

/** Runs programs in the Python field: turtle, input, and a mistake. Returns the sum printed and the explanation. */
export async function runPython(walk: Walk, url: string): Promise<unknown[]> {
  await walk.open(`${url}/web/play/python`);
  const run = async (program: string) => {
    await walk.clickOn('.monaco-editor');
    await walk.press('selectAll');
    await walk.press('Delete');
    // On one line, since the editor would indent typed lines.
    const text = Buffer.from(program).toString('base64');
    await walk.type(`exec(__import__("base64").b64decode("${text}").decode(), globals())`);
    await walk.click('button', '运行');
  };
  await walk.holds(
    'Python has started',
    "return document.querySelector('.monaco-editor') && !/正在(启动|下载)/.test(document.body.innerText)",
  );
  const isOpen = await walk.holds('prepared input', "return String(document.querySelector('details')?.open)");
  if (isOpen === 'false') await walk.clickOn('summary');
  await walk.fill(/预先输入/, '20 22');
  await run('import turtle\nturtle.forward(50)\nprint(sum(map(int, input().split())))');
  const sum = await walk.read('42');
  await walk.read('程序运行结束');
  await run('print(1 / 0)');
  return [sum, await walk.read('除数是 0')];
}
