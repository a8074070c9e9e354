import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import { config, imageBanner } from '../db/schema/platform.ts';
import { openTestApp, type Visitor } from '../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const base = () => ({ appId: 'aosai', id: newId(), createdAt: site.now(), updatedAt: site.now() });
const get = async (path: string, visitor: Visitor | null = null) => {
  const reply = await site.send('GET', path, { visitor });
  return reply.body.data ?? reply.body.code;
};

test('a dictionary is the same by GET and by POST, and an unknown one is not found', async () => {
  const difficulty = {
    value: 'difficulty',
    itemList: [
      { value: 'easy', label: '简单', sort: 0 },
      { value: 'medium', label: '中等', sort: 1 },
      { value: 'hard', label: '困难', sort: 2 },
      { value: 'veryHard', label: '极难', sort: 3 },
    ],
  };
  expect(await get('/dict/queryByValue?value=difficulty')).toEqual(difficulty);
  expect((await site.send('POST', '/dict/queryByValue', { body: { value: 'difficulty' } })).body.data).toEqual(
    difficulty,
  );
  expect(await get('/dict/queryByValue?value=none')).toBe('NOT_FOUND');
});

test('banners are listed while they are on and within their time', async () => {
  const banner = { position: 'test', subtitle: '', sort: 0, isOn: true };
  const [before, later] = [new Date('2026-11-21T07:00:00.000Z'), new Date('2026-11-21T09:00:00.000Z')];
  await site.db.insert(imageBanner).values([
    { ...base(), ...banner, title: 'second', sort: 2 },
    { ...base(), ...banner, title: 'first', sort: 1, startAt: before, endAt: later },
    { ...base(), ...banner, title: 'off', isOn: false },
    { ...base(), ...banner, title: 'not yet', startAt: later },
    { ...base(), ...banner, title: 'over', endAt: before },
    { ...base(), ...banner, title: 'elsewhere', position: 'other' },
    { ...base(), ...banner, title: 'other app', appId: 'other' },
  ]);
  const { content } = (await get('/imageBanner/queryListByPosition?position=test')) as { content: { title: string }[] };
  expect(content.map(({ title }) => title)).toEqual(['first', 'second']);
});

test('contact details that nobody has written are empty, not an error', async () => {
  await site.db.update(config).set({ deletedAt: site.now() }).where(eq(config.key, 'site.contact'));
  expect(await get('/common/config/queryByKey?key=site.contact')).toMatchObject({ key: 'site.contact', value: '' });
});

test('a private setting exists only for the back office', async () => {
  await site.db.insert(config).values({ ...base(), key: 'mail.host', value: 'mail.internal', isPublic: false });
  expect(await get('/common/config/queryByKey?key=site.notice')).toMatchObject({ key: 'site.notice' });
  expect(await get('/common/config/queryByKey?key=mail.host')).toBe('NOT_FOUND');
  expect(await get('/common/config/queryByKey?key=mail.host', await site.signIn('laoshi'))).toBe('NOT_FOUND');
  expect(await get('/common/config/queryByKey?key=mail.host', await site.signIn('guanli', 'user'))).toMatchObject({
    value: 'mail.internal',
  });
});
