import type { BrowserContext, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { type Person, signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { managerOfNewSchool, memberOf, planTerm, type Term, workerOf } from './parts/term.ts';

/** A short term of a class. The tests build on each other. */
const stage = openStage({ judge: true, entry: 'tests/support/serverWithClock.ts' });
const MANAGER = 'fang.xiaozhang';
const STRANGER = 'yuan.xiaozhang';
const EDMS = { group: 'edms' } as const;

let contexts: BrowserContext[] = [];
let term: Term;
let teacher: Person;
const pages: Record<string, Page> = {};

afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

const at = (path: string) => `${stage.product.url}/web/${path}`;

/** Returns the page of an account, which stays signed in from test to test. */
async function pageOf(account: string): Promise<Page> {
  const known = pages[account];
  if (known) return known;
  const context = await stage.browser.newContext(student.CONTEXT);
  contexts.push(context);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, account);
  pages[account] = page;
  return page;
}

const callsOf = (account: string) => signInByApi(stage.product.url, account, student.PASSWORD);

async function placeIn(account: string, homeworkId: string) {
  const { client } = await callsOf(account);
  const { place } = await client.homeworkEnroll.queryMineLatestEnroll({ homeworkId });
  if (!place) throw new Error(`${account} has no place`);
  return place;
}

const SUM = `#include <iostream>
int main() {
  int a, b;
  std::cin >> a >> b;
  std::cout << a + b;
}`;

/** Answers every judgement of the homework with 正确, the task with `code` if given, and hands in. */
async function doHomework(page: Page, title: string, tab: 'todo' | 'overdue', code?: string): Promise<void> {
  await page.goto(at(`user/homework?tab=${tab}`));
  await page.getByRole('link', { name: `开始作答：${title}` }).click();
  for (const no of [1, 2]) {
    await student.goTo(page, no);
    await page.keyboard.press('A');
    await page.getByRole('button', { name: new RegExp(`^第 ${no} 题，已答`) }).waitFor();
  }
  if (code !== undefined) {
    await student.goTo(page, 3);
    await student.writeCode(page, 3, code);
  }
  await student.saved(page);
  await page.getByRole('button', { name: '交作业' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交作业' }).last().click();
  await page.getByText('已交作业').first().waitFor();
}

test('students join a class by its code and at once have its homework and exam', async () => {
  teacher = await callsOf('laoshi');
  term = await planTerm(teacher);
  const page = await pageOf('xuesheng');
  await page.goto(at('user/class'));
  await page.getByRole('button', { name: '用班级码加入' }).first().click();
  const dialog = page.getByRole('dialog', { name: '用班级码加入' });
  await dialog.getByRole('textbox', { name: /班级码/ }).fill(term.joinCode);
  await dialog.getByRole('button', { name: '加入班级' }).click();
  await page.getByRole('link', { name: '周六提高班' }).waitFor();
  for (const account of ['xuesheng2', 'xuesheng3'])
    await (await callsOf(account)).client.grade.addGradeToMine({ code: term.joinCode });
  await page.goto(at('user/homework'));
  await page.getByRole('heading', { name: '第一周作业' }).waitFor();
  await page.getByRole('heading', { name: '第二周作业' }).waitFor();
  expect(await page.getByRole('link', { name: /^开始作答：第.周作业/ }).count()).toBe(2);
});

test('homework: counts in full on time, not for an exempt student, and ten percent less a day late', async () => {
  const onTime = await pageOf('xuesheng');
  await doHomework(onTime, '第一周作业', 'todo', SUM);

  const [homeworkId] = term.homeworkIds;
  const asks = await pageOf('xuesheng3');
  await asks.goto(at('user/homework'));
  await asks.getByRole('link', { name: '第一周作业', exact: true }).click();
  const askFor = async (reason: string) => {
    await asks.getByRole('button', { name: '申请免做' }).click();
    const dialog = asks.getByRole('dialog', { name: '申请免做这份作业' });
    await dialog.getByRole('textbox', { name: /原因/ }).fill(reason);
    await dialog.getByRole('button', { name: '提交申请' }).click();
  };
  await askFor('写错了');
  await asks.getByRole('button', { name: '撤回申请' }).click();
  await askFor('请病假');
  await asks.getByText('原因：请病假').waitFor();
  const desk = await pageOf('laoshi');
  await desk.goto(at(`edms/homework/${homeworkId}?tab=roster`));
  await desk.getByText('请病假').waitFor();
  await desk.getByRole('button', { name: '同意' }).click();
  await desk.getByText('已免做').waitFor();

  await stage.product.moveClock(3 * HOUR_MS);
  const late = await pageOf('xuesheng2');
  await doHomework(late, '第一周作业', 'overdue');
  expect((await placeIn('xuesheng2', homeworkId)).isLate).toBe(true);
  expect((await placeIn('xuesheng', homeworkId)).isLate).toBe(false);
});

test('live board: extra time and a notice reach the exam room', async () => {
  const room = await pageOf('xuesheng');
  await room.goto(at(`exam/detail?id=${term.examId}`));
  await room.getByRole('button', { name: '开始作答' }).click();
  await room.getByRole('button', { name: '开始计时' }).click();
  await room.getByRole('timer').waitFor();
  await room.keyboard.press('A');
  await student.saved(room);

  const board = await pageOf('laoshi');
  await board.goto(at(`edms/exam/${term.examId}`));
  await board.getByText('作答中').first().waitFor();
  const { id: memberId } = await memberOf(await callsOf('xuesheng'));
  const { rows } = await teacher.client.exam.queryLiveBoard({ id: term.examId });
  const row = rows.find((one) => one.memberId === memberId);
  expect(row).toMatchObject({ answeredCount: 1, questionCount: 2 });
  await board.getByRole('button', { name: '发公告' }).click();
  const notice = board.getByRole('dialog', { name: '发公告' });
  await notice.getByRole('textbox', { name: /公告/ }).fill('第 2 题问的是有序数组');
  // A reload in a hurry loses nothing.
  board.on('dialog', (asked) => void asked.accept());
  await board.reload();
  await board.getByRole('button', { name: '发公告' }).click();
  await notice.getByText('已恢复上次没有填完的内容').waitFor();
  expect(await notice.getByRole('textbox', { name: /公告/ }).inputValue()).toBe('第 2 题问的是有序数组');
  await notice.getByRole('button', { name: '发公告' }).click();
  await notice.waitFor({ state: 'detached' });
  await board.getByRole('checkbox', { name: new RegExp(`^选择 ${row?.name}`) }).check();
  await board.getByRole('button', { name: '延时', exact: true }).click();
  const more = board.getByRole('dialog', { name: `给${row?.name}延时` });
  await more.getByRole('textbox', { name: /原因/ }).fill('电脑重启');
  await more.getByRole('button', { name: '延长时间' }).click();
  await more.waitFor({ state: 'detached' });
  await room.getByText('第 2 题问的是有序数组').first().waitFor();
  await room.getByText('考试时间延长').first().waitFor();

  await student.goTo(room, 2);
  await room.keyboard.press('A');
  await room.getByRole('button', { name: /^第 2 题，已答/ }).waitFor();
  await room.getByRole('button', { name: '交卷' }).click();
  await room.getByRole('dialog').getByRole('button', { name: /交卷/ }).last().click();
  await room.getByRole('heading', { level: 1, name: '已交卷' }).waitFor();
});

test('homework: the student sees the line note and the points of the marker', async () => {
  const [homeworkId] = term.homeworkIds;
  const desk = await pageOf('laoshi');
  await desk.goto(at(`edms/review?kind=homework&target=${homeworkId}`));
  await desk.getByRole('button', { name: '第 5 行，写批注' }).click();
  await desk.getByRole('textbox', { name: '第 5 行的批注' }).fill('行末可以换行');
  await desk.getByLabel('得分', { exact: true }).fill('9');
  await desk.getByRole('textbox', { name: '评语', exact: true }).fill('思路清楚');
  await desk.getByRole('button', { name: '保存', exact: true }).click();
  await desk.getByText('已保存').first().waitFor();
  await teacher.client.homeworkEnroll.settle({ homeworkId, reason: '批完了' }, EDMS);

  expect((await placeIn('xuesheng', homeworkId)).totalPoints).toBe(2_900);
  // Two judgements of ten points, minus ten percent for a day late.
  expect((await placeIn('xuesheng2', homeworkId)).totalPoints).toBe(1_800);
  const page = await pageOf('xuesheng');
  await page.goto(at(`homework/report/enroll?enrollId=${(await placeIn('xuesheng', homeworkId)).id}`));
  await page.getByRole('button', { name: '全部展开' }).click();
  await page.getByRole('note', { name: '第 5 行的批注' }).getByText('行末可以换行').waitFor();
  await page.getByText('思路清楚').first().waitFor();
});

test('exam report: student and parent see the points and the comment of the marker', async () => {
  const { client } = await callsOf('xuesheng');
  const { attempt } = await client.examPaperEnroll.queryLatest({});
  const id = attempt?.id ?? '';
  const { content } = await teacher.client.examMemberQuestion.queryListByExamPaperEnroll({ attemptId: id });
  const [first] = content;
  if (!first) throw new Error('the attempt has no answers');
  const version = first.review?.staff?.version ?? 0;
  const words = { comment: '想一想稳定是什么意思', lineNotes: [] };
  await teacher.client.memberQuestion.reviewSubmit({ source: 'exam', id: first.id, version, points: 4_500, ...words });
  for (const account of ['xuesheng', 'jiazhang']) {
    const page = await pageOf(account);
    await page.goto(at(`exam/report/paper?id=${id}`));
    await page.getByText('95', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: '全部展开' }).click();
    const comment = page.getByText(words.comment).first();
    await comment.waitFor();
    expect(await comment.isVisible()).toBe(true);
  }
});

test('settlement: student, parent, teacher and manager can read it, a manager of another school cannot', async () => {
  const { gradeId, homeworkIds } = term;
  const [first, second] = homeworkIds;
  await teacher.client.homeworkEnroll.settle({ homeworkId: second, reason: '期末结算' }, EDMS);
  expect((await teacher.client.memberGradeSettlement.create({ gradeId }, EDMS)).count).toBe(3);
  const drafts = await teacher.client.memberGradeSettlement.queryList({ gradeId }, EDMS);
  const ids = drafts.content.map(({ id }) => id);
  await teacher.client.memberGradeSettlement.update({ ids, comment: '下学期继续', status: 'settled' }, EDMS);
  const { id: memberId, orgId } = await memberOf(await callsOf('xuesheng'));
  const { content } = await teacher.client.memberGradeSettlement.queryList({ gradeId, memberId }, EDMS);
  const number = content[0]?.certificateNo ?? 'no certificate';

  if (orgId === null) throw new Error('the demo has no school');
  await workerOf(stage.product.url, MANAGER, { orgId, role: 'manager' });
  await managerOfNewSchool(stage.product.url, STRANGER);
  const certificate = at(`grade/certificate?gradeId=${gradeId}&memberId=${memberId}`);
  for (const account of ['xuesheng', 'jiazhang', 'laoshi', MANAGER]) {
    const page = await pageOf(account);
    await page.goto(certificate);
    await page.getByText(number).first().waitFor();
  }
  const stranger = await pageOf(STRANGER);
  await stranger.goto(certificate);
  await stranger.getByText('还没有证书').or(stranger.getByText('没有找到')).first().waitFor();
  expect(await stranger.getByText(number).count()).toBe(0);
  await stranger.goto(at(`edms/homework/${first}?tab=roster`));
  await stranger
    .getByText(/没有|不存在/)
    .first()
    .waitFor();
  expect(await stranger.getByText('请病假').count()).toBe(0);

  const manager = await pageOf(MANAGER);
  await manager.goto(at(`edms/homework/${first}`));
  await manager.getByRole('heading', { name: '第一周作业' }).waitFor();
  const page = await pageOf('jiazhang');
  await page.goto(at('user/class'));
  await page.getByRole('link', { name: '周六提高班' }).waitFor();
});
