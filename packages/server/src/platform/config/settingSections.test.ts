import { afterAll, expect, test } from 'vitest';
import { addImage } from '../../testing/addImage.ts';
import { askAs, loggedBy } from '../../testing/askAs.ts';
import { openTestApp } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const operator = await site.signIn('guanli', 'user');
const ask = askAs(site, operator);

type Texts = { key: string; value: string }[];
interface Section {
  section: string;
  version: number;
  values: Texts;
}

const read = async () =>
  (await ask<{ sections: Section[]; services: Record<string, string> }>('GET /common/config/querySections')).data;
const sectionOf = async (name: string): Promise<Section> => {
  const found = (await read()).sections.find(({ section }) => section === name);
  if (!found) throw new Error(name);
  return found;
};
const save = (section: string, version: number, values: Texts) =>
  ask<Section>('PUT /common/config/saveSection', { section, version, values });
const readBy = async (key: string) => {
  const { data, code } = await ask<{ value: string; version: number }>(
    `GET /common/config/queryByKey?key=${key}`,
    undefined,
    null,
  );
  return code ?? data.value;
};

test('a section is saved whole with one log entry, in which private texts are not readable', async () => {
  const { version } = await sectionOf('pay');
  const lines = await loggedBy(site, () =>
    save('pay', version, [
      { key: 'pay.payee', value: '海湾编程，账号 6222' },
      { key: 'invoice.note', value: '只开电子普票' },
      { key: 'order.minorMonthlyFen', value: '50000' },
    ]),
  );
  expect(lines).toMatchObject([{ action: 'common/config:saveSection', target: 'pay' }]);
  expect(JSON.stringify(lines)).toContain('"order.minorMonthlyFen":"50000"');
  expect(JSON.stringify(lines)).not.toContain('6222');
  expect([await readBy('invoice.note'), await readBy('pay.payee')]).toEqual(['只开电子普票', 'NOT_FOUND']);
  expect((await sectionOf('pay')).values).toEqual([
    { key: 'invoice.note', value: '只开电子普票' },
    { key: 'order.minorMonthlyFen', value: '50000' },
    { key: 'pay.payee', value: '海湾编程，账号 6222' },
  ]);
});

test('a payee’s code is a picture uploaded for it, which cannot be deleted while it is shown', async () => {
  const { version } = await sectionOf('pay');
  const wrong = await addImage(site, { purpose: 'logo' });
  const code = await addImage(site, { purpose: 'payee' });
  const pick = (at: number, value: string) => save('pay', at, [{ key: 'pay.picture', value }]);
  for (const name of [wrong, 'https://elsewhere.example/code.png']) {
    const refused = await pick(version, name);
    expect([refused.code, refused.message]).toEqual(['VALIDATION', expect.stringContaining('收款码')]);
  }
  const { data } = await pick(version, code);
  expect(data.values).toContainEqual({ key: 'pay.picture', value: code });
  const remove = async () => (await ask(`DELETE /common/file/${code}`)).code ?? 'ok';
  expect(await remove()).toBe('FILE_IN_USE');
  await pick(data.version, '');
  expect(await remove()).toBe('ok');
});

test('only changed texts become versions, and a save without a change is not logged', async () => {
  const before = await sectionOf('site');
  const texts = [{ key: 'site.contact', value: '0411-8888' }];
  const { data } = await save('site', before.version, [...before.values, ...texts]);
  expect(data.version).toBe(before.version + 1);
  expect(await loggedBy(site, () => save('site', data.version, texts))).toEqual([]);
  const emptied = await save('site', data.version, [{ key: 'site.contact', value: '' }]);
  expect([emptied.code, await readBy('site.contact')]).toEqual([undefined, '']);
});

test('one fault refuses the whole section', async () => {
  const { version } = await sectionOf('quota');
  const refused = await save('quota', version, [
    { key: 'free.codeSubmit', value: '77' },
    { key: 'free.examMock', value: 'many' },
  ]);
  expect([refused.code, refused.message]).toEqual(['VALIDATION', expect.stringContaining('0 到 999999 的整数')]);
  const empty = await save('quota', version, [{ key: 'free.codeSubmit', value: '' }]);
  const foreign = await save('quota', version, [{ key: 'agreement.privacy', value: '没有隐私' }]);
  const unknown = await save('site', (await sectionOf('site')).version, [{ key: 'contest.rules', value: '1' }]);
  expect([empty.code, foreign.code, unknown.code]).toEqual(['VALIDATION', 'VALIDATION', 'VALIDATION']);
  expect((await sectionOf('quota')).values).toContainEqual({ key: 'free.codeSubmit', value: '30' });
});

test('of two people who save the same section, the second is told that it has changed', async () => {
  const { version } = await sectionOf('quota');
  const saves = await Promise.all([
    save('quota', version, [{ key: 'free.codeSubmit', value: '40' }]),
    save('quota', version, [{ key: 'free.examMock', value: '5' }]),
  ]);
  expect(new Set(saves.map(({ code }) => code ?? 'ok'))).toEqual(new Set(['ok', 'VERSION_CHANGED']));
});

test('services answer whether they are configured, and nothing of their keys', async () => {
  expect((await read()).services).toEqual({
    mail: expect.stringMatching(/^(builtIn|off|on)$/),
    sms: expect.stringMatching(/^(builtIn|off|on)$/),
    wechat: expect.stringMatching(/^(off|on)$/),
    wechatPay: 'off',
    ocr: 'off',
  });
  const { code } = await ask('GET /common/config/querySections', undefined, await site.signIn('xuesheng'));
  expect(code).toBe('FORBIDDEN');
});
