import { and, asc, eq, sql } from 'drizzle-orm';
import { perDatabase } from '../../db/perDatabase.ts';
import { exam, examEvent } from '../../db/schema/exam.ts';
import { LRUCache } from 'lru-cache';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { Notice } from '@aosai/api/exams/attempt.contract';

/** A notice to a room; `to` names its readers, null is everybody, those who start later included. */
interface Said extends Notice {
  to: ReadonlySet<string> | null;
}

const MAX_ROOMS = 500;
/** Cache of rooms; an entry is valid while the exam's notice counter has not changed. */
const known = perDatabase(() => new LRUCache<string, { seq: number; said: Said[] }>({ max: MAX_ROOMS }));

/** A room's notices are events whose attempt id is the id of the exam. */
const inRoom = (appId: string, examId: string) =>
  and(eq(examEvent.appId, appId), eq(examEvent.attemptId, examId), eq(examEvent.type, 'notice'));

async function read({ db, appId }: Pick<EngineCall, 'db' | 'appId'>, examId: string): Promise<Said[]> {
  const rows = await db
    .select({ id: examEvent.id, at: examEvent.at, meta: examEvent.meta })
    .from(examEvent)
    .where(inRoom(appId, examId))
    .orderBy(asc(examEvent.at), asc(examEvent.id));
  return rows.map(({ id, at, meta }) => ({
    id,
    at: at.toISOString(),
    kind: 'announcement',
    text: String(meta?.['text'] ?? ''),
    ...(meta?.['withdrawn'] === 1 && { withdrawn: true as const }),
    to: typeof meta?.['to'] === 'string' ? new Set(meta['to'].split(' ')) : null,
  }));
}

interface Room {
  examId: string;
  noticeSeq: number;
}

async function saidInRoom(call: Pick<EngineCall, 'db' | 'appId'>, { examId, noticeSeq }: Room): Promise<Said[]> {
  const rooms = known(call.db);
  const key = `${call.appId}/${examId}`;
  const kept = rooms.get(key);
  const said = kept?.seq === noticeSeq ? kept.said : await read(call, examId);
  if (kept?.seq !== noticeSeq) rooms.set(key, { seq: noticeSeq, said });
  return said;
}

/** The notices in a room for this member, oldest first. */
export async function roomNotices(
  call: Pick<EngineCall, 'db' | 'appId'>,
  room: Room,
  memberId: string,
): Promise<Notice[]> {
  const said = await saidInRoom(call, room);
  return said.flatMap(({ to, ...notice }) => (to === null || to.has(memberId) ? [notice] : []));
}

/** The notices of a room for its supervisors, newest first, with the number of readers; null is everybody. */
export async function announcements(call: Pick<EngineCall, 'db' | 'appId'>, room: Room, atMost: number) {
  const said = room.noticeSeq === 0 ? [] : await saidInRoom(call, room);
  return said
    .filter(({ withdrawn }) => withdrawn !== true)
    .slice(-atMost)
    .toReversed()
    .map(({ id, at, text, to }) => ({ id, at, text, toCount: to?.size ?? null }));
}

/** Sends a notice to the room of an exam; its readers get it with their next save. */
export async function sayInRoom(
  { db, appId, now }: Pick<EngineCall, 'db' | 'appId' | 'now'>,
  examId: string,
  { id, text, to }: { id: string; text: string; to: readonly string[] | null },
): Promise<void> {
  const meta = { text, ...(to && { to: to.join(' ') }) };
  await db.insert(examEvent).values({ appId, id, attemptId: examId, at: now, type: 'notice', meta });
  await raiseSeq({ db, appId }, examId);
}

/** Makes rooms read their notices again. */
async function raiseSeq({ db, appId }: Pick<EngineCall, 'db' | 'appId'>, examId: string): Promise<void> {
  await db
    .update(exam)
    .set({ noticeSeq: sql`${exam.noticeSeq} + 1` })
    .where(and(eq(exam.appId, appId), eq(exam.id, examId)));
}

/** Corrects a notice in the room of an exam or takes it out; its readers see that with their next save. */
export async function changeInRoom(
  call: Pick<EngineCall, 'db' | 'appId'>,
  examId: string,
  { id, ...change }: { id: string; text: string } | { id: string; withdrawn: 1 },
): Promise<void> {
  const { db, appId } = call;
  const found = await db
    .update(examEvent)
    .set({ meta: sql`${examEvent.meta} || ${JSON.stringify(change)}::jsonb` })
    .where(and(inRoom(appId, examId), eq(examEvent.id, id)))
    .returning({ id: examEvent.id });
  if (found.length > 0) await raiseSeq(call, examId);
}
