import { afterAll, expect, test } from 'vitest';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const save = (visitor: Visitor, code: string, baseRevision: number) =>
  site.send('POST', '/memberPlayground/saveAsDraft', {
    visitor,
    body: { language: 71, code, input: '', baseRevision },
  });
const read = (visitor: Visitor) => site.send('GET', '/memberPlayground/queryLatest?language=71', { visitor });

test('saves a draft only over the revision seen and returns the current draft to a stale window', async () => {
  const student = await site.signIn('xuesheng');
  expect((await read(student)).body.data).toEqual({ draft: null, latest: null });
  expect((await save(student, 'print(1)', 0)).body.data).toMatchObject({ saved: true, draft: { revision: 1 } });
  expect((await save(student, 'print(2)', 1)).body.data).toMatchObject({ saved: true, draft: { revision: 2 } });
  expect((await save(student, 'print(3)', 1)).body.data).toMatchObject({
    saved: false,
    draft: { revision: 2, code: 'print(2)' },
  });
  expect((await save(student, 'print(2)', 1)).body.data).toMatchObject({ saved: true, draft: { revision: 2 } });
  expect((await read(student)).body.data).toMatchObject({ draft: { code: 'print(2)', revision: 2 }, latest: null });
});

test('of ten concurrent saves one is stored', async () => {
  const student = await site.signIn('xuesheng2');
  const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => save(student, `print(${at})`, 0)));
  const saved = replies.map(({ body }) => body.data as { saved: boolean; draft: { code: string; revision: number } });
  expect(saved.filter((reply) => reply.saved)).toHaveLength(1);
  expect(new Set(saved.map(({ draft }) => draft.code)).size).toBe(1);
});

test('the last run is returned with the draft, separately for each person and language', async () => {
  const student = await site.signIn('xuesheng3');
  const other = await site.signIn('xuesheng4');
  const submit = (body: object) => site.send('POST', '/memberPlayground/submitAnswer', { visitor: student, body });
  for (const output of ['1\n', '2\n'])
    expect((await submit({ language: 71, code: 'print(x)', input: '2', output })).body.success).toBe(true);
  await submit({ language: 53, code: 'int main(){}', input: '', output: '' });
  expect((await read(student)).body.data).toMatchObject({
    draft: null,
    latest: { code: 'print(x)', input: '2', output: '2\n' },
  });
  expect((await read(other)).body.data).toEqual({ draft: null, latest: null });
});

test('code, input and output are limited to 64 KB each, counted in bytes', async () => {
  const student = await site.signIn('xuesheng5');
  const submit = (body: object) =>
    site.send('POST', '/memberPlayground/submitAnswer', {
      visitor: student,
      body: { language: 71, code: '', input: '', output: '', ...body },
    });
  expect((await submit({ output: '字'.repeat(21_845) })).body.success).toBe(true);
  for (const field of ['code', 'input', 'output'])
    expect((await submit({ [field]: '字'.repeat(21_846) })).body.code).toBe('VALIDATION');
  expect((await save(student, '字'.repeat(21_846), 0)).body.code).toBe('VALIDATION');
  expect((await save(student, '', -1)).body.code).toBe('VALIDATION');
});
