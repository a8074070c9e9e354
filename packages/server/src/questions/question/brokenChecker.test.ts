import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openJudge } from '@aosai/judge/judge';
import { tryChecker } from '../../judging/tryChecker.ts';
import { question } from '../../db/schema/bank.ts';
import { openAccessSite } from '../../testing/everyCall/accessSite.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { aTask } from '../../testing/writtenQuestions.ts';
import { TEST_CACHE } from '@aosai/judge/testing/testJudge';

const judge = await openJudge({ cacheDir: TEST_CACHE, slots: 1 });
let isHere = true;
const app = await openTestApp({
  compileChecker: (checker) => tryChecker(isHere ? judge : undefined, checker),
});
afterAll(async () => {
  await app.close();
  await judge.close();
});
const site = await openAccessSite(app);

const program = (kind: 'checker' | 'interactor', source: string) => ({
  kind,
  protocol: 'testlib',
  language: 53,
  source,
});
const STANDARD = program(
  'checker',
  `#include "testlib.h"
int main(int argc, char** argv) {
  registerTestlibCmd(argc, argv);
  if (ouf.readInt() != ans.readInt()) quitf(_wa, "other");
  quitf(_ok, "same");
}`,
);
const BROKEN = program('checker', '#include "nowhere.h"\nint main() {}');
const reference = { id: 'ref', name: 'ref.cpp', language: 53, code: 'int main() {}', expect: ['AC'] };

async function send(method: string, action: string, body: object) {
  const reply = await app.send(method, `/edms/question/${action}`, { visitor: site.visitors.teacher, body });
  return reply.body.code ? { code: reply.body.code, message: reply.body.message } : (reply.body.data as { id: string });
}
const create = (compare: object, more: object = {}) =>
  send('POST', 'create', { source: aTask({ compare }), status: '1', ...more });
const REFUSED = {
  code: 'CHECKER_BROKEN',
  message: expect.stringMatching(/^比较程序编译不通过，请改好再发布：.*nowhere\.h/su),
};

test('question/create: publishes a task whose checker includes testlib.h and nothing else', async () => {
  expect(await create(STANDARD)).toEqual({ id: expect.any(String), version: 1, checkerFault: null });
});

test('question/create: refuses to publish a checker or an interactor that does not compile', async () => {
  const interactor = program('interactor', 'int main( {}');
  expect([await create(BROKEN), await create(interactor)]).toEqual([
    REFUSED,
    { code: 'CHECKER_BROKEN', message: expect.stringMatching(/^交互程序编译不通过，请改好再发布：main\.cpp/u) },
  ]);
});

test('question/update: stores a draft with a broken checker and its fault, and never publishes it', async () => {
  const made = await create(BROKEN, { status: '0' });
  expect(made).toEqual({
    id: expect.any(String),
    version: 1,
    checkerFault: expect.stringMatching(/^比较程序编译不通过：.*nowhere\.h/su),
  });
  const { id } = made as { id: string };
  const update = (version: number, more: object) => send('PUT', 'update', { id, version, ...more });
  expect([
    await update(1, { status: '1' }),
    await update(1, { status: '3' }),
    await send('POST', 'debug', { id }),
    await update(1, { source: aTask({ compare: STANDARD }), status: '1' }),
    await update(2, { source: aTask({ compare: BROKEN }) }),
  ]).toEqual([REFUSED, REFUSED, REFUSED, { id, version: 2, checkerFault: null }, REFUSED]);
  const [row] = await app.db.select({ status: question.status }).from(question).where(eq(question.id, id));
  expect(row).toEqual({ status: '1' });
});

test('question/create: without a judge, publishes a checker only after reference solutions have run', async () => {
  isHere = false;
  const untried = { code: 'CHECKER_UNTRIED', message: expect.stringContaining('评测机现在不能编译比较程序') };
  const unchecked = { code: 'QUESTION_UNCHECKED', message: expect.any(String) };
  expect([
    await create(STANDARD),
    await create(STANDARD, { solutions: [reference] }),
    await create({ kind: 'token' }),
  ]).toEqual([untried, unchecked, { id: expect.any(String), version: 1, checkerFault: null }]);
});
