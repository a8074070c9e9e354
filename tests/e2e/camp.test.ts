import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Answer } from '@aosai/api/questions/answers';
import { FALSE_OPTION, hasBody, PROGRAMMING, TRUE_OPTION } from '@aosai/api/questions/kinds';
import { questionsToDo } from '@aosai/api/courses/learningPath';
import { campCourses } from '../../packages/server/src/demo/campCourses.ts';
import { type Person, signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();
const LEVEL = 'gesp-py-1';
/** Units without programming tasks, which other tests cover. */
const units = (campCourses().find(({ slug }) => slug === LEVEL)?.lessons ?? []).filter(({ questions }) =>
  questions.every(({ type }) => type !== PROGRAMMING),
);

/** The right answers to a unit's questions, in order. */
const answersOf = (title: string): Answer[] =>
  (units.find((unit) => unit.title === title)?.questions ?? []).flatMap((one): Answer[] => {
    if (hasBody(one, 'options')) return [{ kind: 'choice', optionIds: [...one.answer] }];
    if (hasBody(one, 'judgement')) return [{ kind: 'choice', optionIds: [one.answer ? TRUE_OPTION : FALSE_OPTION] }];
    return hasBody(one, 'blanks') ? [{ kind: 'text', texts: one.answer.map(([text = '']) => text) }] : [];
  });

/** Answers the first `most` questions of a unit correctly. */
async function solve({ client }: Person, chapterId: string, title: string, most: number) {
  const { questions } = await client.chapter.queryQuestionList({ chapterId });
  const answers = answersOf(title);
  for (const [place, { questionId }] of questions.slice(0, most).entries()) {
    const answer = answers[place];
    if (!answer) throw new Error(`${title} has no question ${place + 1}`);
    await client.memberQuestion.submitAnswer({ questionId, chapterId, answer, requestId: `camp-${questionId}` });
  }
}

const light = (page: Page, title: string) =>
  page.getByRole('list', { name: '考点的灯' }).getByRole('link', { name: new RegExp(title) });

test('camp: lights up a point at six right answers of eight, and the level with its last point', async () => {
  const { url } = stage.product;
  const person = await signInByApi(url, 'xuesheng', student.PASSWORD);
  const { content } = await person.client.course.queryList({ kind: 'camp', size: 50 });
  const courseId = content.find(({ slug }) => slug === LEVEL)?.id ?? '';
  const { content: chapters } = await person.client.course.queryChapterList({ courseId });
  const [last, ...others] = chapters.filter(({ title }) => units.some((unit) => unit.title === title)).toReversed();
  if (!last) throw new Error('the level has no units');
  const need = questionsToDo(last.questionCount);
  for (const { id, title } of others) await solve(person, id, title, need);
  await solve(person, last.id, last.title, need - 1);

  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await student.signIn(page, url, 'xuesheng');
  await page.goto(`${url}/web/camp?language=py&level=1`);
  await page.getByText(`点亮 ${others.length} / ${chapters.length}`).waitFor();
  expect(await light(page, last.title).textContent()).toContain('再做对 1 题点亮');

  // The last answer is given on the page that the ladder links to.
  await light(page, last.title).click();
  await page.getByRole('heading', { level: 1, name: last.title }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^.*第 ${need} 题`) }).click();
  const answer = answersOf(last.title)[need - 1];
  if (answer?.kind !== 'choice') throw new Error('the last question must have options');
  await page.getByRole('radio', { name: new RegExp(`^${answer.optionIds[0] ?? ''}`) }).check({ force: true });
  await page.getByRole('button', { name: '提交答案' }).click();
  await page.getByText('回答正确').waitFor();

  await page.goto(`${url}/web/camp?language=py&level=1`);
  await page.getByText(`点亮 ${others.length + 1} / ${chapters.length}`).waitFor();
  expect(await light(page, last.title).textContent()).toContain('已点亮');
  if (chapters.length === units.length)
    await page
      .getByRole('navigation', { name: '级别' })
      .getByRole('link', { name: /1 级.*已点亮/ })
      .waitFor();
  await context.close();
});
