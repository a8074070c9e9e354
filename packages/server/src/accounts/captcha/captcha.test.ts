import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { AppError } from '@aosai/api/kit/errors';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { CODE_PURPOSE } from '@aosai/api/accounts/verifyCodes';
import { workBitsOf } from '@aosai/api/accounts/proofOfWork';
import { member } from '../../db/schema/people.ts';
import { drawCaptcha, solveCaptcha } from './captchas.ts';
import { checkCode, sendCode } from '../signIn/verifyCodes.ts';
import { sendWithWork, workFor } from '../../testing/sendWithWork.ts';
import { openTestApp } from '../../testing/testApp.ts';

const start = new Date('2026-11-21T08:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS);

const site = await openTestApp();
afterAll(() => site.close());
const context = { db: site.db, appId: 'aosai', services: site.services, ip: '10.0.0.1' };

async function solved() {
  const { id, text } = await drawCaptcha(context);
  await solveCaptcha(context, id, text.toUpperCase());
  return id;
}
const ask = async (mobile: string, captcha: string, ip?: string) => {
  const body = { mobile, purpose: 'register', captcha };
  const reply = await sendWithWork(site, 'POST', '/getSmsCode', { body, ...(ip && { ip }) });
  return reply.body;
};
const newest = () => site.services.inbox?.list()[0];

test('a solved captcha allows exactly one code', async () => {
  const drawn = await site.send('POST', '/getImageCaptcha', { body: {} });
  const picture = drawn.body.data as { captcha: string; image: string };
  expect(picture).toEqual({
    captcha: expect.stringMatching(/^[0-9A-Z]{26}$/),
    image: expect.stringMatching(/^data:image\/jpeg;base64,/),
    expiresAt: after(10).toISOString(),
  });
  expect(await ask('13900000001', picture.captcha)).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  const check = (text: string) =>
    site.send('POST', '/checkImageCaptcha', { body: { captcha: picture.captcha, text } }).then(({ body }) => body.code);
  expect(await check('????')).toBe('CAPTCHA_WRONG');

  const captcha = await solved();
  expect(await ask('13900000001', captcha)).toEqual({
    success: true,
    data: { expiresAt: after(10).toISOString(), resendAfterSeconds: 60 },
  });
  expect(await ask('13900000002', captcha)).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  expect(newest()).toMatchObject({ channel: 'sms', to: '13900000001', code: expect.stringMatching(/^\d{6}$/) });
});

test('S24: even with every captcha solved, each code costs work for its target and purpose', async () => {
  const send = async (body: Record<string, string>) => (await site.send('POST', '/getSmsCode', { body })).body;
  const mobile = '13900000011';
  const first = await send({ mobile, purpose: 'signIn', captcha: await solved() });
  expect(first).toMatchObject({ success: false, code: 'WORK_REQUIRED', challenge: expect.any(String) });
  const proof = workFor(first.challenge ?? '');
  const lies = [
    { mobile: '13900000012', purpose: 'signIn', proof },
    { mobile, purpose: 'resetPwd', proof },
  ];
  for (const lie of lies)
    expect(await send({ ...lie, captcha: await solved() })).toMatchObject({ code: 'WORK_REQUIRED' });
  expect(await send({ mobile, purpose: 'signIn', proof, captcha: await solved() })).toMatchObject({ success: true });
  // The wait is checked before any work; after it, the old work no longer counts.
  expect(await send({ mobile, purpose: 'signIn' })).toMatchObject({ code: 'RATE_LIMITED' });
  site.at(new Date(site.now().getTime() + 61_000));
  expect(await send({ mobile, purpose: 'signIn', proof, captcha: await solved() })).toMatchObject({
    code: 'WORK_REQUIRED',
  });
});

test('without a captcha a code costs four times the work', async () => {
  const bitsOf = async (captcha?: string) => {
    const body = { mobile: '13900000021', purpose: 'signIn', captcha };
    return workBitsOf((await site.send('POST', '/getSmsCode', { body })).body.challenge ?? '');
  };
  expect((await bitsOf()) - (await bitsOf(await solved()))).toBe(2);
  const reply = await sendWithWork(site, 'POST', '/getSmsCode', { body: { mobile: '13900000021', purpose: 'signIn' } });
  expect(reply.body.success).toBe(true);
});

test('a captcha refuses even the right answer after three wrong tries', async () => {
  const { id, text } = await drawCaptcha(context);
  for (let i = 0; i < 3; i += 1) await expect(solveCaptcha(context, id, 'nope')).rejects.toThrow('图形验证码');
  await expect(solveCaptcha(context, id, text)).rejects.toThrow('图形验证码');
});

/** The replies to a call and its immediate repetition, and who got messages meanwhile. */
async function askedTwice(path: string, body: Record<string, string>) {
  const before = site.services.inbox?.list() ?? [];
  const once = async () => (await sendWithWork(site, 'POST', path, { body })).body;
  const replies = [await once(), await once()];
  const sentTo = (site.services.inbox?.list() ?? []).filter((one) => !before.includes(one)).map(({ to }) => to);
  return { replies, sentTo };
}

test('S24: only owners of an account get a code that opens it, with equal answers and waits for all', async () => {
  await site.db.update(member).set({ email: 'lin@example.com' }).where(eq(member.id, site.people.studentId));
  let minute = 3 * 24 * 60;
  for (const purpose of CODE_PURPOSE.values) {
    site.at(after((minute += 24 * 60)));
    const opens = ['signIn', 'resetPwd', 'confirm'].includes(purpose);
    const known = await askedTwice('/getSmsCode', { mobile: '13800000001', purpose });
    const unknown = await askedTwice('/getSmsCode', { mobile: '13999999999', purpose });
    const mail = await askedTwice('/getEmailCode', { email: 'lin@example.com', purpose });
    const unknownMail = await askedTwice('/getEmailCode', { email: 'nobody@example.com', purpose });
    expect(known.replies).toMatchObject([{ success: true }, { code: 'RATE_LIMITED' }]);
    for (const { replies } of [unknown, mail, unknownMail]) expect(replies).toEqual(known.replies);
    expect({ purpose, to: [known, unknown, mail, unknownMail].map(({ sentTo }) => sentTo) }).toEqual({
      purpose,
      to: [['13800000001'], opens ? [] : ['13999999999'], ['lin@example.com'], opens ? [] : ['nobody@example.com']],
    });
  }
  site.at(start);
});

test('a provider that hangs or refuses does not delay the reply to a sign-in code or shorten the wait', async () => {
  const request = { channel: 'sms', target: '13800000010', purpose: 'signIn' } as const;
  for (const [sendCodeOf, minute] of [
    [() => new Promise<never>(() => undefined), 10_000],
    [() => Promise.reject(new Error('down')), 20_000],
  ] as const) {
    site.at(after(minute));
    const ill = { ...context, services: { ...site.services, sms: { sendCode: sendCodeOf } } };
    expect(await sendCode(ill, request)).toMatchObject({ resendAfterSeconds: 60 });
    await expect(sendCode(context, request)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  }
  site.at(start);
});

test('where nothing can be sent the reply says so for known and unknown numbers', async () => {
  const refuse = () => Promise.reject(new AppError('NOT_CONFIGURED', { name: '短信' }));
  const off = { ...context, services: { ...site.services, sms: { isOff: true, sendCode: refuse } as const } };
  for (const target of ['13800000011', '13999999998']) {
    const asked = sendCode(off, { channel: 'sms', target, purpose: 'resetPwd' });
    await expect(asked).rejects.toMatchObject({ code: 'NOT_CONFIGURED' });
  }
});

test('S24: codes to one target need growing waits and end at ten a day', async () => {
  const target = { channel: 'email', target: 'pump@example.com', purpose: 'register' } as const;
  const waits: number[] = [];
  let minute = 1_000;
  for (let i = 0; i < 10; i += 1) {
    site.at(after(minute));
    const { resendAfterSeconds } = await sendCode(context, target);
    waits.push(resendAfterSeconds);
    await expect(sendCode(context, target)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    minute += resendAfterSeconds / 60;
  }
  expect(waits).toEqual([60, 60, 120, 240, 480, 960, 1920, 3840, 7680, 71_040]);
  expect(minute).toBe(1_000 + 24 * 60);
  site.at(after(minute));
  await sendCode(context, target);
  site.at(start);
});

test('S24: one address sends a hundred codes in ten minutes, whatever the numbers, also at once', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 130 }, (_, i) =>
      // All of them belong to one IPv6 subscriber.
      sendCode(
        { ...context, ip: `2001:db8::${i}` },
        { channel: 'sms', target: String(13_700_000_000 + i), purpose: 'signIn' },
      ),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(100);
});

test('S24: a code works once, for its purpose, within ten minutes and five tries', async () => {
  const request = { channel: 'sms', target: '13611112222', purpose: 'bindMobile' } as const;
  const send = async (minute: number) => {
    site.at(after(minute));
    await sendCode(context, request);
    return newest()?.code ?? '';
  };
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const refused = { code: 'CODE_WRONG' };

  const first = await send(0);
  await expect(checkCode(context, { ...request, purpose: 'signIn' }, first)).rejects.toMatchObject(refused);
  const [one, two] = [await checkCode(context, request, first), await checkCode(context, request, first)];
  await one.use(site.db);
  await expect(two.use(site.db)).rejects.toMatchObject(refused);
  await expect(checkCode(context, request, first)).rejects.toMatchObject(refused);

  const second = await send(2);
  for (let i = 0; i < 5; i += 1)
    await expect(checkCode(context, request, wrong(second))).rejects.toMatchObject(refused);
  await expect(checkCode(context, request, second)).rejects.toMatchObject(refused);

  const third = await send(10);
  site.at(after(20));
  await expect(checkCode(context, request, third)).rejects.toMatchObject(refused);
  site.at(start);
});

test('a code that could not be sent is not valid, and the next may follow at once', async () => {
  const down = {
    ...context,
    services: { ...site.services, sms: { sendCode: () => Promise.reject(new Error('down')) } },
  };
  const request = { channel: 'sms', target: '13511112222', purpose: 'register' } as const;
  await expect(sendCode(down, request)).rejects.toMatchObject({ code: 'CODE_NOT_SENT' });
  await sendCode(context, request);
});

test('S26: the inbox is served only to this machine, and nowhere if there is none', async () => {
  const ask = async (url: string, ip?: string) => {
    const response = await site.fetch(new Request(url), ip);
    return response.status;
  };
  expect(await ask('http://127.0.0.1:3000/aosai/api/dev/queryInbox')).toBe(200);
  expect(await ask('http://localhost:3000/aosai/api/dev/queryInbox')).toBe(200);
  expect(await ask('http://school.example/aosai/api/dev/queryInbox')).toBe(404);
  expect(await ask('http://127.0.0.1:3000/aosai/api/dev/queryInbox', '10.0.0.1')).toBe(404);
  const bare = await openTestApp({ inbox: null });
  expect((await bare.send('GET', '/dev/queryInbox')).body.code).toBe('CALL_NOT_FOUND');
  await bare.close();
});
