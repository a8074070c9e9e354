import type { Db } from '../db/open.ts';
import { allApps } from '../platform/app/allApps.ts';
import { StartRefused } from '../base/startRefused.ts';

/** Throws StartRefused for unknown apps: with a mistyped app id that app would have no way to pay. */
export async function refuseUnknownApps(db: Db, named: Iterable<string>): Promise<void> {
  const known = new Set(await allApps(db));
  const wrong = [...named].filter((appId) => !known.has(appId)).join('、');
  if (wrong !== '')
    throw new StartRefused(`WX_PAY_MERCHANTS_FILE：没有应用 ${wrong}。`, `WX_PAY_MERCHANTS_FILE: no app ${wrong}.`);
}
