import { TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { placeOf, sit } from '../load/demoExam.ts';
import { type Person, signIn as signInByApi } from '../support/apiClient.ts';
import { printed } from '../support/printed.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();

/** Text with fewer characters per line is squeezed into a column. */
const FEWEST_CHARACTERS = 6;

/** Checks the number of printed pages and the narrowest text of the open page. */
async function expectPages(page: Page, most: number): Promise<void> {
  const { pageCount, narrowest } = await printed(page);
  expect(pageCount).toBeLessThanOrEqual(most);
  expect(narrowest).toSatisfy(({ charactersPerLine }: typeof narrowest) => charactersPerLine >= FEWEST_CHARACTERS);
}

test('a report prints on two pages, and with all questions unfolded on three more for two programs', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng');
  await page.goto(`${stage.product.url}/web/exam/report`);
  await page
    .locator('a[href*="report/paper"]')
    .or(page.getByRole('link', { name: /报告/ }))
    .first()
    .click();
  await page.getByRole('heading', { level: 2, name: '逐题结果' }).waitFor();
  await expectPages(page, 2);
  await page.getByRole('button', { name: '全部展开' }).click();
  await expect.poll(() => page.locator('figure pre').count()).toBe(2);
  // A program's statement with two samples and its code take a page and a half.
  await expectPages(page, 2 + 3);

  // The report of a paper without programs takes two pages with every question unfolded.
  const person = await signInByApi(stage.product.url, 'xuesheng', student.PASSWORD);
  const { room, token } = await sit(person, await placeOf(person, 'CSP-J 第一轮 自主练习'));
  const questions = room.sections.flatMap((section) => section.questions);
  const answers = questions.flatMap(({ id: questionId, options: [option] }) =>
    option
      ? {
          questionId,
          baseRevision: 0,
          answer: { kind: 'choice' as const, optionIds: [option.id] },
          flagged: false,
          spentMs: 0,
        }
      : [],
  );
  const { id } = room.attempt;
  await person.client.examPaperEnroll.complete({ id, token, answers });
  await page.goto(`${stage.product.url}/web/exam/report/paper?id=${id}`);
  await page.getByRole('heading', { level: 2, name: '逐题结果' }).waitFor();
  expect(questions.filter(({ programming }) => programming !== null)).toEqual([]);
  await expectPages(page, 2);
  await page.getByRole('button', { name: '全部展开' }).click();
  await expectPages(page, 2);
  await context.close();
});

const STEMS = ['数组的下标从零开始', '冒泡排序是稳定的', '二分查找要求有序', '指针存放的是地址'];

/** Creates a paper of the teacher with these judgements; returns its id. */
async function writtenPaper({ client }: Person, stems: readonly string[]): Promise<string> {
  const items: { questionId: string; points: number }[] = [];
  for (const stem of stems) {
    const shared = { stem, analysis: '', difficulty: 'easy' as const, tags: [] };
    const source = { ...shared, type: TRUE_FALSE, answer: true };
    const { id } = await client.question.create({ source, status: '1' }, { group: 'edms' });
    items.push({ questionId: id, points: 200 });
  }
  const paper = await client.examPaper.create({ title: '拖动排序的试卷', template: 'free' }, { group: 'edms' });
  const sections = [{ name: '判断题', type: TRUE_FALSE, items }];
  await client.examPaper.updateQuestions({ ...paper, sections }, { group: 'edms' });
  return paper.id;
}

test('a teacher drags a question with the mouse, saves, and prints versions A and B', async () => {
  const { url } = stage.product;
  const id = await writtenPaper(await signInByApi(url, 'laoshi', student.PASSWORD), STEMS);
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, url, 'laoshi');
  await page.goto(`${url}/web/edms/examPaper/${id}`);
  const rows = page.locator('section[aria-label="判断题"] li');
  const titles = () => rows.locator('[data-part=title] > span:first-child').allTextContents();
  const handle = page.getByRole('button', { name: '移动第 1 题' });
  await handle.hover();
  await page.mouse.down();
  const target = await rows.nth(2).boundingBox();
  if (!target) throw new Error('the third question is on the page');
  // Drags to the lower half of the third row, in small steps like a hand.
  await page.mouse.move(target.x + 80, target.y + target.height * 0.8, { steps: 12 });
  await page.mouse.up();
  const dragged = [STEMS[1], STEMS[2], STEMS[0], STEMS[3]];
  await expect.poll(titles).toEqual(dragged);
  await page.getByRole('button', { name: '保存试卷' }).click();
  await page.getByText('已保存试卷').waitFor();
  await page.reload();
  await expect.poll(titles).toEqual(dragged);

  const printedStems = async (version: 'A' | 'B') => {
    await page.goto(`${url}/web/edms/examPaper/${id}/print?as=paper&v=${version}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { pageCount } = await printed(page);
    const text = await page.locator('article').innerText();
    return { pageCount, stems: STEMS.toSorted((a, b) => text.indexOf(a) - text.indexOf(b)) };
  };
  expect(await printedStems('A')).toEqual({ pageCount: 1, stems: dragged });
  expect(await printedStems('B')).toEqual({ pageCount: 1, stems: dragged.toReversed() });
  await context.close();
});

test('the report and the score table of a homework each print on one page', async () => {
  const { url } = stage.product;
  const teacher = await signInByApi(url, 'laoshi', student.PASSWORD);
  const { client } = teacher;
  const asStudent = await signInByApi(url, 'xuesheng', student.PASSWORD);
  const own = await asStudent.client.member.queryCurrent({});
  // Other stems, since the bank refuses duplicates.
  const stems = STEMS.map((stem) => `作业：${stem}`);
  const paperId = await writtenPaper(teacher, stems);
  const { staff } = await client.examPaper.queryQuestionList({ examPaperId: paperId }, { group: 'edms' });
  const questions = (staff?.questions ?? []).map(({ questionId }) => ({ questionId, points: 200 }));
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const { id: homeworkId } = await client.homework.create(
    { title: '打印的作业', openAt: day(-1), dueAt: day(3), questions },
    { group: 'edms' },
  );
  await client.homework.publish({ id: homeworkId }, { group: 'edms' });
  const memberIds = [own.id];
  await client.homeworkEnroll.batchEnroll({ homeworkId, mode: 'apply', memberIds }, { group: 'edms' });
  const { place } = await asStudent.client.homeworkEnroll.queryMineLatestEnroll({ homeworkId });
  const homeworkEnrollId = place?.id ?? '';
  await asStudent.client.homeworkMemberQuestion.save({ homeworkEnrollId, answers: [], complete: true });

  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, url, 'laoshi');
  await page.goto(`${url}/web/homework/report/enroll?enrollId=${homeworkEnrollId}`);
  await page.getByRole('heading', { level: 2, name: '逐题结果' }).waitFor();
  await expectPages(page, 1);
  await page.goto(`${url}/web/edms/homework/${homeworkId}`);
  await page.getByRole('link', { name: '打印成绩表' }).click();
  await page.getByRole('heading', { level: 1, name: '打印的作业 成绩表' }).waitFor();
  await expectPages(page, 1);
  expect(await page.getByRole('row').count()).toBe(2);
  await context.close();
});

test('the score table of a class prints on at most two pages', async () => {
  const { url } = stage.product;
  const { client } = await signInByApi(url, 'laoshi', student.PASSWORD);
  const options = { group: 'edms' } as const;
  const { id: gradeId } = await client.grade.create({ title: '打印的班级' }, options);
  await client.grade.publish({ id: gradeId }, options);
  const found = await client.organizationMember.queryList({ role: 'student', status: 'active', size: 30 });
  const memberIds = found.content.flatMap(({ memberId }) => memberId ?? []);
  await client.gradeEnroll.batchEnroll({ gradeId, mode: 'apply', memberIds }, options);
  const { count } = await client.memberGradeSettlement.create({ gradeId }, options);
  expect(count).toBe(memberIds.length);

  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, url, 'laoshi');
  await page.goto(`${url}/web/edms/grade/${gradeId}/print`);
  await page.getByRole('heading', { level: 1, name: /打印的班级/ }).waitFor();
  await page.getByRole('row').nth(count).waitFor();
  await expectPages(page, 2);
  await context.close();
});
