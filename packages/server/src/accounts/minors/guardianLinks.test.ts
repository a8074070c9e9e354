import { afterAll, expect, test } from 'vitest';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

test('one side requests a guardian link and the other confirms it', async () => {
  const student = await site.signIn('xuesheng2');
  const parent = await site.signIn('jiazhang');
  const link = (visitor: Visitor, body: Record<string, unknown>) =>
    site.send('POST', '/member/linkGuardian', { visitor, body });
  const invited = (await link(student, { step: 'invite' })).body.data as { joinCode: string };
  expect((await link(parent, { step: 'request', joinCode: 'NOSUCHCODE', relation: '母亲' })).body.code).toBe(
    'JOIN_CODE_UNKNOWN',
  );
  const asked = await link(parent, { step: 'request', joinCode: invited.joinCode.toLowerCase(), relation: '母亲' });
  const pending = (asked.body.data as { content: { id: string; status: string; other: { name: string } }[] }).content;
  const mine = pending.find(({ status }) => status === 'pending');
  expect(mine?.other.name).toBe('陈*');
  const id = mine?.id;
  expect((await link(parent, { step: 'confirm', id })).status).toBe(404);
  expect((await link(await site.signIn('xuesheng3'), { step: 'confirm', id })).status).toBe(404);
  expect((await link(student, { step: 'confirm', id })).body.data).toMatchObject({
    content: [{ id, status: 'active', other: { name: '林建国' } }],
  });
  const inbox = await site.send('POST', '/message/queryList', { visitor: student, body: {} });
  expect(inbox.body.data).toMatchObject({ total: 1, unreadCount: 1, content: [{ title: '有家长请您确认监护人关联' }] });
  expect(await link(student, { step: 'end', id })).toMatchObject({ body: { data: { content: [] } } });
});
