import { and, eq } from 'drizzle-orm';
import { DEMO } from './demoAccounts.ts';
import type { Db } from '../../db/open.ts';
import { member, user } from '../../db/schema/people.ts';
import type { Realm } from '../../kit/realm.ts';
import type { CallContext } from '../../kit/context.ts';

type Caller = Pick<CallContext, 'services' | 'cameFrom'>;

/** Whether the accounts with published passwords may be used by this request. */
export function sharesDemo({ services, cameFrom }: Caller): boolean {
  switch (services.platform.demo) {
    case 'off':
      return false;
    case 'here':
      return cameFrom?.() === 'here';
    case 'network':
      return cameFrom !== undefined && cameFrom() !== 'proxy';
    default:
      return services.platform.demo satisfies never;
  }
}

/**
 * Whether this is a demo account that the request may not use. A process without the demo refuses all of them, because
 * their rows may come from another process on the same database.
 */
export async function isDemoElsewhere(
  db: Db,
  caller: Caller,
  { appId, realm, personId }: { appId: string; realm: Realm; personId: string },
): Promise<boolean> {
  if (sharesDemo(caller)) return false;
  const table = realm === 'member' ? member : user;
  const [person] = await db
    .select({ createdBy: table.createdBy })
    .from(table)
    .where(and(eq(table.appId, appId), eq(table.id, personId)));
  return person?.createdBy === DEMO;
}
