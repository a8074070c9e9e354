import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { imageBanner } from '../../db/schema/platform.ts';
import { addImage } from '../../testing/addImage.ts';
import { askAs, loggedBy } from '../../testing/askAs.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const ask = askAs(site, await site.signIn('guanli', 'user'));

const aFile = (changes: Parameters<typeof addImage>[1]) => addImage(site, changes);

const banner = {
  position: 'test.place',
  title: '冬令营报名',
  subtitle: '',
  image: null as string | null,
  link: 'https://camp.example/2026',
  sort: 1,
  isOn: true,
  startAt: null as string | null,
  endAt: null as string | null,
};

test('a banner shows its uploaded image within its time window, and each change is logged', async () => {
  const image = await aFile({});
  const { data } = await ask<{ id: string }>('POST /imageBanner/create', { ...banner, image });
  const shown = async () => {
    const path = 'GET /imageBanner/queryListByPosition?position=test.place';
    return (await ask<{ content: object[] }>(path, undefined, null)).data.content;
  };
  expect(await shown()).toMatchObject([{ image: `/aosai/api/common/file/${image}`, link: banner.link }]);
  const later = new Date(site.now().getTime() + 60_000).toISOString();
  const lines = await loggedBy(site, () =>
    ask('PUT /imageBanner/update', { ...banner, id: data.id, version: 1, image, startAt: later }),
  );
  expect(lines).toEqual([
    { action: 'imageBanner:update', target: data.id, diff: { before: { startAt: null }, after: { startAt: later } } },
  ]);
  expect(await shown()).toEqual([]);
  const { data: list } = await ask<{ content: object[] }>('POST /imageBanner/queryList', { position: 'test.place' });
  expect(list.content).toMatchObject([{ id: data.id, state: 'waiting', image }]);
  const stale = await ask('PUT /imageBanner/update', { ...banner, id: data.id, version: 1 });
  await ask('DELETE /imageBanner/delete', { id: data.id });
  expect([stale.code, (await ask('DELETE /imageBanner/delete', { id: data.id })).code]).toEqual([
    'VERSION_CHANGED',
    'NOT_FOUND',
  ]);
});

test('banners for visitors are shown to people who are not signed in, and to nobody else', async () => {
  const titles = { 'test.door': '所有人', 'test.door.visitor': '访客' };
  for (const [position, title] of Object.entries(titles))
    await ask('POST /imageBanner/create', { ...banner, position, title });
  const seenBy = async (visitor: Visitor | null) => {
    const path = 'GET /imageBanner/queryListByPosition?position=test.door';
    const { data } = await ask<{ content: { title: string }[] }>(path, undefined, visitor);
    return data.content.map(({ title }) => title).toSorted();
  };
  const people = [null, await site.signIn('xuesheng'), await site.signIn('guanli', 'user')];
  expect(await Promise.all(people.map(seenBy))).toEqual([['所有人', '访客'], ['所有人'], ['所有人']]);
});

test('a deleted banner is shown nowhere and keeps its row', async () => {
  const place = { position: 'test.gone' };
  const { data } = await ask<{ id: string }>('POST /imageBanner/create', { ...banner, ...place });
  await ask('DELETE /imageBanner/delete', { id: data.id });
  const listed = await ask<{ content: object[] }>('POST /imageBanner/queryList', place);
  const path = 'GET /imageBanner/queryListByPosition?position=test.gone';
  const shown = await ask<{ content: object[] }>(path, undefined, null);
  expect([listed.data.content, shown.data.content]).toEqual([[], []]);
  const [kept] = await site.db.select().from(imageBanner).where(eq(imageBanner.id, data.id));
  expect(kept?.deletedAt).toEqual(expect.any(Date));
});

test('a banner refuses a foreign image, an unsafe link and an empty time window', async () => {
  const images = [
    await aFile({ isPublic: false }),
    await aFile({ purpose: 'attachment' }),
    await aFile({ appId: 'other' }),
    await aFile({ mime: 'application/pdf' }),
    await aFile({ deletedAt: site.now() }),
    'AAAAAAAAAAAAAAAAAAAAAA.png',
    '../../etc/passwd',
  ];
  const at = site.now().toISOString();
  const hostile = [
    ...images.map((image) => ({ image })),
    { link: 'javascript:alert(1)' },
    { link: '//evil.example' },
    { startAt: at, endAt: at },
    { title: ' ' },
    { sort: 10_000 },
    { isSuper: true },
  ];
  const codes = await Promise.all(
    hostile.map(async (change) => (await ask('POST /imageBanner/create', { ...banner, ...change })).code),
  );
  expect(codes).toEqual(hostile.map(() => 'VALIDATION'));
});

test('a banner that ends before it starts is refused at its end', async () => {
  const reversed = { startAt: '2026-12-19T16:00:00.000Z', endAt: '2026-12-01T15:59:00.000Z' };
  const { code, message } = await ask('POST /imageBanner/create', { ...banner, ...reversed });
  expect({ code, message }).toEqual({
    code: 'VALIDATION',
    message: expect.stringContaining('展示的结束时间要晚于开始时间'),
  });
});

test('the link of a banner is stored and shown in the browser’s normalized form', async () => {
  const link = 'https://CAMP.example/a/../报名';
  await ask('POST /imageBanner/create', { ...banner, position: 'test.link', link });
  const { data } = await ask<{ content: object[] }>(
    'GET /imageBanner/queryListByPosition?position=test.link',
    undefined,
    null,
  );
  expect(data.content).toMatchObject([{ link: 'https://camp.example/%E6%8A%A5%E5%90%8D' }]);
});
