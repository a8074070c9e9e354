import { asc, eq, lt } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { errorChain } from '../../base/errorChain.ts';
import { newId } from '../../base/newId.ts';
import { repeat } from '../../base/repeat.ts';
import type { Db } from '../../db/open.ts';
import { serverProcess } from '../../db/schema/platform.ts';

const ANNOUNCE_EVERY_MS = 30_000;
/** Three announcements are missing. */
const SILENT_AFTER_MS = 3 * ANNOUNCE_EVERY_MS;

type ServerRow = typeof serverProcess.$inferSelect;

interface AnnouncedServer extends Pick<ServerRow, 'name' | 'role' | 'version'> {
  now: () => Date;
  clockAheadMs: () => number;
  log: { error(details: object, message: string): void };
}

/** Keeps this server in the list until it stops. A failed announcement is made up for by the next. */
export async function announceServer(db: Db, { name, role, version, now, clockAheadMs, log }: AnnouncedServer) {
  const id = newId();
  const startedAt = now();
  const announce = async () => {
    const fresh = { clockAheadMs: Math.round(clockAheadMs()), lastSeenAt: now() };
    await db
      .insert(serverProcess)
      .values({ id, name, role, version, startedAt, ...fresh })
      .onConflictDoUpdate({ target: serverProcess.id, set: fresh });
    await db.delete(serverProcess).where(lt(serverProcess.lastSeenAt, new Date(now().getTime() - DAY_MS)));
  };
  await announce();
  const announcements = repeat(announce, {
    everyMs: ANNOUNCE_EVERY_MS,
    log,
    failed: 'this server could not announce itself to the others',
  });
  return {
    stop: async () => {
      await announcements.stop();
      await db
        .delete(serverProcess)
        .where(eq(serverProcess.id, id))
        .catch((error: unknown) => log.error({ reason: errorChain(error).at(-1)?.message }, 'it stays in the list'));
    },
  };
}

/** The servers of this database, the oldest first. */
export async function listServers(db: Db, now: Date) {
  const rows = await db.select().from(serverProcess).orderBy(asc(serverProcess.startedAt), asc(serverProcess.id));
  return rows.map(({ name, role, version, clockAheadMs, startedAt, lastSeenAt }) => ({
    name,
    role,
    version,
    clockAheadMs,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isSilent: now.getTime() - lastSeenAt.getTime() > SILENT_AFTER_MS,
  }));
}
