import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import { questionVersion } from '../db/schema/exam.ts';
import { createQuestion } from '../questions/bank/createQuestion.ts';
import { drawnHints, drawnVersion, instanceOf } from '../questions/parametric/drawn.ts';
import { templateNamed } from '../questions/parametric/templates.ts';
import { renderMarkdown } from '../kit/markdown/markdown.ts';
import { memberQuestionTry as tries } from '../db/schema/practice.ts';
import { openPracticeSite } from '../testing/practice/practiceSite.ts';

const site = await openPracticeSite();
const { app, appId, told, refused } = site;
afterAll(() => app.close());

const SEED = 3;

/** An open question made by a template. */
async function aDrawn(name = 'for-sum') {
  const template = templateNamed(name);
  if (!template) throw new Error(`${name} is no template`);
  const by = { appId, now: app.now(), actorId: null };
  const drawnFrom = { template: name, version: template.version, seed: SEED };
  const place = { orgId: null, ownerId: null, status: '1' as const, isOpen: true, drawnFrom };
  const { id } = await createQuestion(app.db, by, instanceOf(template, SEED), place);
  return id;
}

async function versionOf(questionId: string) {
  const [version] = await app.db
    .select()
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.questionId, questionId)));
  if (!version) throw new Error('no version');
  return version;
}

/** The right option of a draw, or a wrong one. */
async function letter(questionId: string, draw: number, isRight: boolean): Promise<string> {
  const { answerKey } = drawnVersion(await versionOf(questionId), draw);
  const [right = ''] = answerKey?.kind === 'choice' ? answerKey.optionIds : [];
  return isRight ? right : right === 'A' ? 'B' : 'A';
}

const chosen = async (questionId: string, draw: number, isRight: boolean) => ({
  questionId,
  draw,
  requestId: newId(),
  answer: { kind: 'choice' as const, optionIds: [await letter(questionId, draw, isRight)] },
});

const page = (questionId: string) => told('queryDraft', { questionId });
const LOCK_MS = 10_000;

/** A question answered wrongly the day before. */
async function aReturned(name?: string) {
  const id = await aDrawn(name);
  await told('submitAnswer', await chosen(id, 0, false));
  await site.passDays(1);
  return id;
}

test('a question that returns has new numbers, and its key matches them', async () => {
  const id = await aDrawn();
  expect(await page(id)).toMatchObject({ draw: 0, shown: null });
  await told('submitAnswer', await chosen(id, 0, false));
  expect(await page(id)).toMatchObject({ draw: 0, shown: null });
  await site.passDays(1);
  const returned = await page(id);
  const version = await versionOf(id);
  expect(returned).toMatchObject({ draw: 1, solution: null, draft: null });
  expect(returned.shown?.stemHtml).toBe(drawnVersion(version, 1).stemHtml);
  expect(returned.shown?.stemHtml).not.toBe(version.stemHtml);
  // Reading the page again draws no new numbers.
  expect((await page(id)).draw).toBe(1);
  const wrong = await told('submitAnswer', await chosen(id, 1, false));
  expect(wrong).toMatchObject({ percent: 0, solution: null });
  site.pass(LOCK_MS);
  expect(await page(id)).toMatchObject({ draw: 1 });
  const right = await told('submitAnswer', await chosen(id, 1, true));
  expect(right).toMatchObject({ percent: 100 });
  const key = drawnVersion(version, 1);
  expect(right.solution?.analysisHtml).toBe(key.analysisHtml);
  expect(right.solution?.rightAnswer).toEqual(key.answerKey);
});

test('refuses an answer to old numbers without losing anything', async () => {
  const id = await aReturned();
  for (const draw of [0, 2, 7])
    expect(await refused('submitAnswer', await chosen(id, draw, true))).toBe('QUESTION_REDRAWN');
  const { requestId: _, ...draft } = await chosen(id, 0, true);
  expect(await told('saveAsDraft', { ...draft, baseRevision: 0 })).toMatchObject({ saved: false });
  expect(await page(id)).toMatchObject({ draw: 1, tries: [{ no: 1 }], draft: null });
});

test('mark: shows the hints of a drawn question, and those of its new numbers are unread', async () => {
  const id = await aDrawn('from-radix');
  expect((await page(id)).hints).toEqual({ shown: [], total: 2 });
  await told('mark', { questionId: id, hint: true });
  const version = await versionOf(id);
  const shown = (draw: number) => drawnHints(version, draw).map(renderMarkdown);
  expect((await page(id)).hints).toEqual({ shown: shown(0).slice(0, 1), total: 2 });
  await told('submitAnswer', await chosen(id, 0, false));
  await site.passDays(1);
  expect((await page(id)).hints).toEqual({ shown: [], total: 2 });
  const { hints } = await told('mark', { questionId: id, hint: true });
  expect([hints, (await page(id)).hints, (await page(id)).draw]).toEqual([
    { shown: shown(1).slice(0, 1), total: 2 },
    { shown: shown(1).slice(0, 1), total: 2 },
    1,
  ]);
  await told('submitAnswer', await chosen(id, 1, true));
  const made = await app.db
    .select({ draw: tries.draw, isHinted: tries.isHinted })
    .from(tries)
    .where(and(eq(tries.appId, appId), eq(tries.questionId, id)))
    .orderBy(tries.no);
  expect(made).toEqual([
    { draw: 0, isHinted: true },
    { draw: 1, isHinted: true },
  ]);
});

test('a draft belongs to the numbers it was written for', async () => {
  const id = await aDrawn();
  const { requestId: _, ...first } = await chosen(id, 0, false);
  await told('saveAsDraft', { ...first, baseRevision: 0 });
  await told('submitAnswer', await chosen(id, 0, false));
  await site.passDays(1);
  expect((await page(id)).draft).toMatchObject({ answer: null, revision: 1 });
  const { requestId: _again, ...second } = await chosen(id, 1, true);
  expect(await told('saveAsDraft', { ...second, baseRevision: 1 })).toMatchObject({ saved: true });
  expect(await page(id)).toMatchObject({ draw: 1, draft: { answer: second.answer, revision: 2 } });
});

test('solving, revealing or trying old numbers shows no key of new ones', async () => {
  const id = await aDrawn();
  await told('submitAnswer', await chosen(id, 0, false));
  site.pass(LOCK_MS);
  await told('submitAnswer', await chosen(id, 0, false));
  site.pass(LOCK_MS);
  await told('mark', { questionId: id, reveal: true });
  expect((await told('submitAnswer', await chosen(id, 0, true))).solution).not.toBeNull();
  await site.passDays(1);
  expect(await page(id)).toMatchObject({ draw: 1, solution: null, state: { revealedAt: null } });
  const shown = await told('mark', { questionId: id, reveal: true });
  expect(shown.solution?.analysisHtml).toBe(drawnVersion(await versionOf(id), 1).analysisHtml);
  expect(await page(id)).toMatchObject({ draw: 1, solution: shown.solution, state: { isWrong: true } });
});

test('each return draws new numbers, and history shows those that were asked', async () => {
  const id = await aReturned('divide-remainder');
  await told('submitAnswer', await chosen(id, 1, false));
  await site.passDays(1);
  expect((await page(id)).draw).toBe(2);
  const { tryId } = await told('submitAnswer', await chosen(id, 2, true));
  const version = await versionOf(id);
  const { tries } = await page(id);
  const texts = await Promise.all(tries.map(async (one) => (await told('queryById', { id: one.id })).shown?.stemHtml));
  expect(tries[0]?.id).toBe(tryId);
  expect(texts).toEqual([drawnVersion(version, 2).stemHtml, drawnVersion(version, 1).stemHtml, undefined]);
});

test('a question edited by a person is asked as written', async () => {
  const id = await aReturned();
  await app.db
    .update(questionVersion)
    .set({ drawnFrom: null })
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.questionId, id)));
  expect(await page(id)).toMatchObject({ draw: 0, shown: null });
  expect(await told('submitAnswer', await chosen(id, 0, true))).toMatchObject({ percent: 100 });
});
