import type { Db } from '../../db/open.ts';
import { browsersOf } from '../sessions/knownBrowsers.ts';
import { forgetTriesOf } from './loginLimits.ts';
import type { Realm } from '../../kit/realm.ts';

/** Subject of the count of tries of a password from unknown browsers. */
export const personTries = (realm: Realm, id: string): string => `${realm}:${id}`;
/** Subject of the count of tries from a browser that has signed this account in before. */
export const browserTries = (knownBrowserId: string): string => `browser:${knownBrowserId}`;
/** Subject of the count of tries of a member's own password within a session. */
export const ownerTries = (memberId: string): string => `owner:${memberId}`;
/** The same for a back-office user. */
export const userOwnerTries = (userId: string): string => `updatePwd:${userId}`;
/** Subject of the count of tries of a second factor from unknown browsers. */
export const secondTries = (realm: Realm, id: string): string => `second:${realm}:${id}`;
/** The same from a browser that has signed this account in before. */
export const browserSecondTries = (knownBrowserId: string): string => `second:browser:${knownBrowserId}`;

/** Clears the counted wrong passwords and second factors of these people, so that none of them stays locked. */
export async function forgetPersonTries(
  tx: Db,
  { appId, realm, personIds }: { appId: string; realm: Realm; personIds: readonly string[] },
): Promise<void> {
  const browsers = await browsersOf(tx, { appId, realm, personIds });
  await forgetTriesOf(tx, {
    appId,
    accounts: personIds.map((id) => personTries(realm, id)),
    known: [
      ...browsers.flatMap((id) => [browserTries(id), browserSecondTries(id)]),
      ...personIds.flatMap((id) => [ownerTries(id), userOwnerTries(id), secondTries(realm, id)]),
    ],
  });
}
