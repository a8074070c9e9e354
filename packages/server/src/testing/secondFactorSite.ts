import { expect } from 'vitest';
import { codeAt, stepAt } from '../accounts/secondFactor/totp.ts';
import { openTestApp, type Reply, type Visitor } from './testApp.ts';
import { visitorOf } from './visitorOf.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Reads a secret as an authenticator app does. */
function secretOf(text: string): Buffer {
  const bits = text
    .split('')
    .map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A browser: the cookies that replies have set. */
export interface Browser {
  cookies: Map<string, string>;
}

/** A site with people who sign in with two steps, each from a browser that keeps its cookies. */
export async function openSecondFactorSite() {
  const site = await openTestApp();

  const newBrowser = (): Browser => ({ cookies: new Map() });
  async function from(browser: Browser, method: string, path: string, body: unknown, ip?: string): Promise<Reply> {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await site.send(method, path, { body, headers: cookie ? { Cookie: cookie } : {}, ...(ip && { ip }) });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      browser.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return reply;
  }
  const ask = async <T>(visitor: Visitor, method: string, path: string, body?: object): Promise<T> => {
    const reply = await site.send(method, path, { visitor, ...(body && { body }) });
    if (!reply.body.success) throw new Error(reply.body.code);
    return reply.body.data as T;
  };
  const codeOf = async (visitor: Visitor | null, method: string, path: string, body?: object) =>
    (await site.send(method, path, { visitor, ...(body && { body }) })).body.code ?? 'ok';

  /** The password step, which succeeds only for somebody without a second factor. */
  const passwordStep = (browser: Browser, account: string, realm: 'member' | 'user' = 'member', ip?: string) =>
    from(browser, 'POST', '/auth/loginByPwd', { account, password: 'aosai2026', realm }, ip);
  /** The first step of somebody with a second factor: returns its challenge. */
  async function firstStep(browser: Browser, account: string, realm: 'member' | 'user' = 'member', ip?: string) {
    const { body } = await passwordStep(browser, account, realm, ip);
    expect(body).toMatchObject({ success: false, code: 'SECOND_FACTOR_REQUIRED' });
    return body.challenge ?? '';
  }
  const secondStep = (browser: Browser, given: object, ip?: string) =>
    from(browser, 'POST', '/secondFactor/signIn', given, ip);

  /** Turns the second factor of a person on: their authenticator app, recovery codes and session. */
  async function turnOn(account: string, realm: 'member' | 'user' = 'member') {
    const visitor = visitorOf(await passwordStep(newBrowser(), account, realm));
    const { secret } = await ask<{ secret: string }>(visitor, 'POST', '/secondFactor/beginTotp', {});
    const codeNow = (steps = 0) => codeAt(secretOf(secret), stepAt(site.now().getTime()) + steps);
    const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>(visitor, 'POST', '/secondFactor/confirmTotp', {
      code: codeNow(),
    });
    return { visitor, codeNow, recoveryCodes };
  }
  return { site, newBrowser, from, ask, codeOf, passwordStep, firstStep, secondStep, turnOn };
}
