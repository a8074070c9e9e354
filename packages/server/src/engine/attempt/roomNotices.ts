import { and, asc, eq, sql } from 'drizzle-orm';
import type { Notice } from '@aosai/api/contract/types';
import { newId } from '../../db/newId.ts';
import { perDatabase } from '../../db/perDatabase.ts';
import { exam, examEvent } from '../../db/schema/exam.ts';
import { NewestMap } from '../../newestMap.ts';
import type { EngineCall } from '../engineCall.ts';

/** What was said into a room; `to` names those it was for, null is everybody, also who comes later. */
interface Said extends Notice {
  to: ReadonlySet<string> | null;
}

const MAX_ROOMS = 500;
/** Rooms as they were read last: as long as the exam counts as many notices, nobody reads them again. */
const known = perDatabase(() => new NewestMap<{ seq: number; said: Said[] }>(MAX_ROOMS));

/** The list of a room is kept with its exam, as events of nobody's attempt. */
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

/** Notices in a room that are for this member, the oldest first. */
export async function roomNotices(
  call: Pick<EngineCall, 'db' | 'appId'>,
  room: Room,
  memberId: string,
): Promise<Notice[]> {
  const said = await saidInRoom(call, room);
  return said.flatMap(({ to, ...notice }) => (to === null || to.has(memberId) ? [notice] : []));
}

/** What was said into a room, for those who watch it: the newest first, with how many it was for; null is everybody. */
export async function announcements(call: Pick<EngineCall, 'db' | 'appId'>, room: Room, atMost: number) {
  const said = room.noticeSeq === 0 ? [] : await saidInRoom(call, room);
  return said
    .slice(-atMost)
    .toReversed()
    .map(({ id, at, text, to }) => ({ id, at, text, toCount: to?.size ?? null }));
}

/** Says something into the room of an exam: anyone it is for has it with the next save. */
export async function sayInRoom(
  { db, appId, now }: Pick<EngineCall, 'db' | 'appId' | 'now'>,
  examId: string,
  { text, to }: { text: string; to: readonly string[] | null },
): Promise<void> {
  const meta = { text, ...(to && { to: to.join(' ') }) };
  await db.insert(examEvent).values({ appId, id: newId(), attemptId: examId, at: now, type: 'notice', meta });
  await db
    .update(exam)
    .set({ noticeSeq: sql`${exam.noticeSeq} + 1` })
    .where(and(eq(exam.appId, appId), eq(exam.id, examId)));
}
