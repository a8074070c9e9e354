import { afterAll, expect, test } from 'vitest';
import { openTestApp } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

test('only the office reads feedback, and only its sender reads the answer', async () => {
  const student = await site.signIn('xuesheng4');
  const other = await site.signIn('xuesheng5');
  const operator = await site.signIn('guanli', 'user');
  const content = '第 3 题的样例输出多了一个空格';
  const sent = await site.send('POST', '/feedback/submit', {
    visitor: student,
    body: { category: 'content', content },
  });
  const { id } = sent.body.data as { id: string };
  expect((await site.send('GET', `/feedback/queryById?id=${id}`, { visitor: other })).status).toBe(404);
  const foreignFile = { category: 'content', content, files: ['AAAAAAAAAAAAAAAAAAAAAA.png'] };
  expect((await site.send('POST', '/feedback/submit', { visitor: student, body: foreignFile })).status).toBe(404);
  const list = await site.send('POST', '/feedback/queryList', { visitor: operator, body: { keyword: '样例输出' } });
  expect(list.body.data).toMatchObject({ total: 1, content: [{ id, sender: { name: '赵*' }, version: 1 }] });
  const move = (version: number, status: string, reply?: string) =>
    site.send('PUT', '/feedback/updateStatus', { visitor: operator, body: { id, version, status, reply } });
  expect((await move(1, '2', '已更正，谢谢')).body.success).toBe(true);
  expect((await move(1, '3')).body.code).toBe('VERSION_CHANGED');
  expect((await move(2, '3')).body.success).toBe(true);
  expect((await move(3, '1')).body.code).toBe('FEEDBACK_STATE');
  const mine = await site.send('GET', `/feedback/queryById?id=${id}`, { visitor: student });
  expect(mine.body.data).toMatchObject({ status: '3', reply: '已更正，谢谢' });
  const inbox = await site.send('POST', '/message/queryList', { visitor: student, body: {} });
  expect(inbox.body.data).toMatchObject({ unreadCount: 2 });
  const plain = await site.send('GET', '/message/read', { visitor: student });
  expect(plain.body.success).toBe(false);
  const read = await site.send('GET', '/message/read', { visitor: student, headerForm: true });
  expect(read.body.data).toEqual({ unreadCount: 0 });
});
