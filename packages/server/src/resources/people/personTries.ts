import type { Db } from '../../db/open.ts';
import { browsersOf } from '../../sessions/knownBrowsers.ts';
import { forgetTriesOf } from '../../sessions/loginLimits.ts';
import type { Realm } from '../../sessions/realm.ts';

/** What strangers' tries of someone's password are counted under. */
export const personTries = (realm: Realm, id: string): string => `${realm}:${id}`;
/** What tries from a browser that has signed this account in before are counted under. */
export const browserTries = (knownBrowserId: string): string => `browser:${knownBrowserId}`;
/** What tries of their own password within a session are counted under. */
export const ownerTries = (memberId: string): string => `owner:${memberId}`;

/** Anyone who tried these people's passwords, wherever: it no longer counts, and nothing is locked by it. */
export async function forgetPersonTries(
  tx: Db,
  { appId, realm, personIds }: { appId: string; realm: Realm; personIds: readonly string[] },
): Promise<void> {
  const browsers = await browsersOf(tx, { appId, realm, personIds });
  await forgetTriesOf(tx, {
    appId,
    accounts: personIds.map((id) => personTries(realm, id)),
    known: [...browsers.map(browserTries), ...personIds.map(ownerTries)],
  });
}
