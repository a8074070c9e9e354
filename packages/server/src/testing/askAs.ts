import { asc, gt } from 'drizzle-orm';
import { sysLog } from '../db/schema/platform.ts';
import type { TestApp, Visitor } from './testApp.ts';

/** Returns a function that sends calls given as `POST /dict/create`, by `usual` unless another visitor is given. */
export function askAs(site: TestApp, usual: Visitor | null) {
  return async function ask<T = Record<string, unknown>>(
    line: string,
    body?: unknown,
    visitor: Visitor | null = usual,
  ): Promise<{ data: T; code: string | undefined; message: string | undefined }> {
    const [method = '', path = ''] = line.split(' ');
    const reply = await site.send(method, path, { visitor, ...(body !== undefined && { body }) });
    return { data: reply.body.data as T, code: reply.body.code, message: reply.body.message };
  };
}

/** The log entries that some calls write: action, target and difference. */
export async function loggedBy({ db }: TestApp, calls: () => Promise<unknown>) {
  const before = await db.select({ seq: sysLog.seq }).from(sysLog).orderBy(asc(sysLog.seq));
  await calls();
  return db
    .select({ action: sysLog.action, target: sysLog.target, diff: sysLog.diff })
    .from(sysLog)
    .where(gt(sysLog.seq, before.at(-1)?.seq ?? 0))
    .orderBy(asc(sysLog.seq));
}
