import { sql } from 'drizzle-orm';
import { StartRefused } from '../base/startRefused.ts';
import type { Db } from './open.ts';

/** Settings that, when off, could lose an acknowledged answer in a power cut. */
const MUST_NOT_BE_OFF = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Throws for a PostgreSQL server that acknowledges a commit before it is on disk. */
export async function checkDurability(db: Db): Promise<void> {
  const settings = await db
    .select({ name: sql<string>`name`, setting: sql<string>`setting` })
    .from(sql`pg_settings`)
    .where(sql`name in ${[...MUST_NOT_BE_OFF]}`);
  const off = settings.filter(({ setting }) => setting === 'off').map(({ name }) => name);
  if (off.length === 0) return;
  throw new StartRefused(
    `PostgreSQL 的 ${off.join('、')} 已关闭，断电会丢失已保存的答案，请打开后再启动。`,
    `PostgreSQL runs with ${off.join(', ')} off: a power cut would lose saved answers. Turn it on and start again.`,
  );
}
