import { afterAll, expect, test } from 'vitest';
import { WORKS_AT_ONCE, WORKS_MAX } from '@aosai/api/practice/python/pictureRules';
import type { TurtleWorkView } from '@aosai/api/practice/turtleWork.contract';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==';

interface Gallery {
  works: TurtleWorkView[];
  count: number;
  hasMore: boolean;
}

async function ask(visitor: Visitor, action: string, body: object): Promise<unknown> {
  const reply = await site.send('POST', `/turtleWork/${action}`, { visitor, body });
  return reply.body.code ?? reply.body.data;
}
const save = (visitor: Visitor, more: object = {}) =>
  ask(visitor, 'create', { name: '雪花', code: 'import turtle', picture: PIXEL, ...more });
async function read<Reply = Gallery>(visitor: Visitor, path = 'queryList'): Promise<Reply> {
  const reply = await site.send('GET', `/turtleWork/${path}`, { visitor, headerForm: true });
  return (reply.body.code ?? reply.body.data) as Reply;
}

test('turtleWork: saves, opens, renames and deletes a work', async () => {
  const student = await site.signIn('xuesheng');
  const { id } = (await save(student)) as { id: string };
  expect((await read(student)).works).toMatchObject([{ id, name: '雪花', picture: PIXEL }]);
  expect(await read(student, `queryById?id=${id}`)).toEqual({ id, name: '雪花', code: 'import turtle' });
  expect(await ask(student, 'rename', { id, name: '  六角\n雪花 ' })).toEqual({ id });
  expect((await read(student)).works).toMatchObject([{ name: '六角 雪花' }]);
  expect(await ask(student, 'delete', { id })).toEqual({ id });
  expect(await read(student)).toEqual({ works: [], count: 0, hasMore: false });
  expect(await ask(student, 'delete', { id })).toBe('NOT_FOUND');
});

test("turtleWork: another child's work does not exist", async () => {
  const student = await site.signIn('xuesheng2');
  const other = await site.signIn('xuesheng3');
  const { id } = (await save(student)) as { id: string };
  expect(await read(other, `queryById?id=${id}`)).toBe('NOT_FOUND');
  expect(await ask(other, 'rename', { id, name: '我的' })).toBe('NOT_FOUND');
  expect(await ask(other, 'delete', { id })).toBe('NOT_FOUND');
  expect((await read(other)).works).toEqual([]);
});

test('turtleWork.create: refuses pictures that are too large or no PNG, empty names, and parents', async () => {
  const student = await site.signIn('xuesheng4');
  const large = Buffer.alloc(300 * 1024, 1).toString('base64');
  const html = Buffer.from('<script>alert(1)</script>').toString('base64');
  expect(await save(student, { picture: large })).toBe('VALIDATION');
  expect(await save(student, { picture: html })).toBe('VALIDATION');
  expect(await save(student, { picture: 'data:image/png;base64,' })).toBe('VALIDATION');
  expect(await save(student, { picture: '' })).toBe('VALIDATION');
  expect(await save(student, { name: '  ' })).toBe('VALIDATION');
  expect(await save(student, { name: '长'.repeat(31) })).toBe('VALIDATION');
  expect(await save(await site.signIn('jiazhang'))).toBe('FORBIDDEN');
  const tooLong = await site.send('POST', '/turtleWork/create', {
    visitor: student,
    body: { name: '大', code: '', picture: Buffer.alloc(5 * 1024 * 1024, 1).toString('base64') },
  });
  expect(tooLong.body.code).toBe('ENV_TOO_LARGE');
  expect((await read(student)).count).toBe(0);
});

test('turtleWork.create: keeps a script in a name as text', async () => {
  const student = await site.signIn('xuesheng4');
  const name = '<img src=x onerror=alert()>';
  await save(student, { name });
  expect((await read(student)).works[0]?.name).toBe(name);
});

test('turtleWork: pages through a full gallery and says what to do when there is no room', async () => {
  const student = await site.signIn('xuesheng5');
  for (let no = 0; no < WORKS_MAX; no++) await save(student, { name: `第 ${no} 幅` });
  const reply = await site.send('POST', '/turtleWork/create', {
    visitor: student,
    body: { name: '多出来的', code: '', picture: PIXEL },
  });
  expect(reply.body.code).toBe('VALIDATION');
  expect(JSON.stringify(reply.body)).toContain('先删掉一件');
  const first = await read(student);
  expect([first.works.length, first.count, first.hasMore]).toEqual([WORKS_AT_ONCE, WORKS_MAX, true]);
  const next = await read(student, `queryList?before=${first.works.at(-1)?.id}`);
  expect(next.works[0]?.name).toBe(`第 ${WORKS_MAX - WORKS_AT_ONCE - 1} 幅`);
});
