import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { MAX_EVENTS_PER_ATTEMPT } from '@aosai/api/kit/constants';
import { type ClientEvent, EVENT_LABELS, type ServerEvent } from '@aosai/api/exams/examEvents';
import { insertChunks } from '../../db/chunks.ts';
import { newId } from '../../base/newId.ts';
import { examEvent, examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import type { EngineCall, UnsignedCall } from '../../kit/engineCall.ts';
import type { Notice, RecordedEvent } from '@aosai/api/exams/attempt.contract';

export interface NewEvent {
  type: ClientEvent | ServerEvent;
  questionVersionId?: string | undefined;
  ms?: number | undefined;
  meta?: Record<string, string | number>;
}

/** An event with its attempt and instant, so that many saves can write theirs in one statement. */
export type EventRow = NewEvent & { attemptId: string; at: Date };

export async function insertEventRows(
  { db, appId }: Pick<EngineCall, 'db' | 'appId'>,
  events: readonly EventRow[],
): Promise<void> {
  const rows = events.map((event) => ({ appId, id: newId(), ...event }));
  for (const part of insertChunks(rows)) await db.insert(examEvent).values(part);
}

export function insertEvents(call: UnsignedCall, attemptId: string, events: readonly NewEvent[]): Promise<void> {
  return insertEventRows(
    call,
    events.map((event) => ({ ...event, attemptId, at: call.now })),
  );
}

/** Records an event of the server, while there is room in the list. The caller holds the attempt's lock. */
export async function recordEvent(call: EngineCall, attemptId: string, event: NewEvent): Promise<void> {
  const { db, appId } = call;
  const counted = await db
    .update(examPaperEnroll)
    .set({ eventsCount: sql`${examPaperEnroll.eventsCount} + 1` })
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.id, attemptId),
        lt(examPaperEnroll.eventsCount, MAX_EVENTS_PER_ATTEMPT),
      ),
    )
    .returning({ id: examPaperEnroll.id });
  if (counted.length > 0) await insertEvents(call, attemptId, [event]);
}

const CLOCK = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', timeStyle: 'short', hourCycle: 'h23' });

/** Events of earlier versions have no `deadlineAt`. */
function extensionText(meta: typeof examEvent.$inferSelect.meta): string {
  const seconds = Number(meta?.['seconds'] ?? 0);
  const until = meta?.['deadlineAt'];
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const length = [minutes > 0 ? `${minutes} 分钟` : '', rest > 0 ? `${rest} 秒` : ''].filter(Boolean).join(' ');
  const end = until === undefined ? '以倒计时为准' : `是 ${CLOCK.format(new Date(until))}`;
  return `考试时间延长 ${length}，新的结束时间${end}`;
}

/** Messages to the student during the attempt, oldest first. */
export async function noticesOf({ db, appId }: EngineCall, attemptId: string): Promise<Notice[]> {
  const events = await db
    .select({ id: examEvent.id, at: examEvent.at, meta: examEvent.meta })
    .from(examEvent)
    .where(and(eq(examEvent.appId, appId), eq(examEvent.attemptId, attemptId), eq(examEvent.type, 'extended')))
    .orderBy(asc(examEvent.at), asc(examEvent.id));
  return events.map(({ id, at, meta }) => ({
    id,
    at: at.toISOString(),
    kind: 'extended',
    text: extensionText(meta),
  }));
}

const lateMsOf = (meta: typeof examEvent.$inferSelect.meta): number | null =>
  typeof meta?.['lateMs'] === 'number' ? meta['lateMs'] : null;

function isKnown(type: string): type is RecordedEvent['type'] {
  return type in EVENT_LABELS;
}

/** All events of an attempt, oldest first, with the question numbers of its paper. */
export async function recordedEvents({ db, appId }: EngineCall, attemptId: string): Promise<RecordedEvent[]> {
  const rows = await db
    .select({
      id: examEvent.id,
      at: examEvent.at,
      type: examEvent.type,
      ms: examEvent.ms,
      meta: examEvent.meta,
      questionNo: examMemberQuestion.no,
    })
    .from(examEvent)
    .leftJoin(
      examMemberQuestion,
      and(
        eq(examMemberQuestion.appId, examEvent.appId),
        eq(examMemberQuestion.attemptId, examEvent.attemptId),
        eq(examMemberQuestion.questionVersionId, examEvent.questionVersionId),
      ),
    )
    .where(and(eq(examEvent.appId, appId), eq(examEvent.attemptId, attemptId)))
    .orderBy(asc(examEvent.at), asc(examEvent.id));
  return rows.flatMap(({ type, at, meta, ...row }) =>
    isKnown(type) ? [{ ...row, type, at: at.toISOString(), lateMs: lateMsOf(meta) }] : [],
  );
}
