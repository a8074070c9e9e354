import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { AppError } from '@aosai/api/kit/errors';
import { session } from '../../db/schema/people.ts';
import type { RealmPerson } from '../../kit/realm.ts';
import type { CallContext } from '../../kit/context.ts';
import { browserName } from './browserName.ts';

const sessionsOf = (appId: string, { realm, personId }: RealmPerson) =>
  and(eq(session.appId, appId), eq(session.realm, realm), eq(session.personId, personId));

/** The browsers in which a person is signed in, the last used one first. */
export async function devicesOf({ db, appId, services }: CallContext, of: RealmPerson & { sessionId: string }) {
  const rows = await db
    .select()
    .from(session)
    .where(and(sessionsOf(appId, of), gt(session.expiresAt, services.now())))
    .orderBy(desc(session.seenAt), desc(session.id));
  return rows.map(({ id, userAgent, ip, createdAt, seenAt }) => ({
    id,
    browser: browserName(userAgent),
    ip,
    isCurrent: id === of.sessionId,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
}

/** Ends one session of a person. Throws NOT_FOUND for one that has ended or is somebody else's. */
export async function endDevice(tx: Db, appId: string, of: RealmPerson, id: string): Promise<void> {
  const ended = await tx
    .delete(session)
    .where(and(sessionsOf(appId, of), eq(session.id, id)))
    .returning({ id: session.id });
  if (ended.length === 0) throw new AppError('NOT_FOUND');
}
