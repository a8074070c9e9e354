import { at, idOf } from '../kit/ids.fixtures.ts';
import type { OutputOf } from '../kit/contract/call.ts';
import type { secondFactor } from './secondFactor.contract.ts';

type Calls = (typeof secondFactor)['calls'];

/** Returns the second factors of somebody who has an authenticator app. */
export function someFactors(changes: Partial<OutputOf<Calls['queryMine']>> = {}): OutputOf<Calls['queryMine']> {
  return {
    totp: { since: at(-40 * 1440) },
    recoveryCodesLeft: 9,
    passkeys: [],
    canAddPasskey: true,
    hasPassword: true,
    isDemo: false,
    isRequired: false,
    provedUntil: at(8),
    ...changes,
  };
}

/** Returns two passkeys, one of which was never used. */
export function somePasskeys(): OutputOf<Calls['queryMine']>['passkeys'] {
  return [
    {
      id: idOf('passkey', 1),
      name: '办公室电脑',
      createdAt: at(-20 * 1440),
      lastUsedAt: at(-60),
      isForOtherSite: false,
    },
    { id: idOf('passkey', 2), name: '蓝色钥匙', createdAt: at(-2 * 1440), lastUsedAt: null, isForOtherSite: false },
  ];
}

/** Returns two browsers, the first of which is this one. */
export function someDevices(): OutputOf<Calls['queryDevices']>['devices'] {
  return [
    {
      id: idOf('session', 1),
      browser: 'Windows 上的 Edge',
      ip: '10.20.3.14',
      isCurrent: true,
      createdAt: at(-30),
      seenAt: at(-1),
    },
    {
      id: idOf('session', 2),
      browser: 'iOS 上的 微信',
      ip: '2408:8207:18a0::5e1',
      isCurrent: false,
      createdAt: at(-3 * 1440),
      seenAt: at(-190),
    },
  ];
}
