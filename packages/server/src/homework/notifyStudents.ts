import { minuteText } from '@aosai/api/kit/beijing';
import type { EngineCall } from '../kit/engineCall.ts';
import { sendMessage } from '../platform/message/sendMessage.ts';
import type { HomeworkTableRow } from '../exams/exam/homeworkRow.ts';
import { targetLink } from '../enrolment/targetLink.ts';
import type { ChangedDates } from './places/placeDates.ts';

const linkOf = (id: string): string => targetLink({ kind: 'homework', id });

/** Tells students about a new homework. */
export async function tellAssigned(
  call: EngineCall,
  { id, title, dueAt, endAt }: HomeworkTableRow,
  memberIds: readonly string[],
): Promise<void> {
  await sendMessage(call.db, {
    appId: call.appId,
    memberIds,
    type: 'homework',
    title: `新作业「${title}」`,
    body: `作业的截止时间是 ${minuteText((dueAt ?? endAt).toISOString())}，你自己的时间以作业页为准。`,
    link: linkOf(id),
    createdBy: null,
    dedupe: `homework/assigned/${id}`,
    now: call.now,
  });
}

/** Tells students that their due date has changed. */
export async function tellNewDates(
  call: EngineCall,
  { id, title }: HomeworkTableRow,
  changed: readonly ChangedDates[],
): Promise<void> {
  const byDue = Map.groupBy(changed, ({ dueAt }) => dueAt.toISOString());
  for (const [dueAt, students] of byDue) {
    await sendMessage(call.db, {
      appId: call.appId,
      memberIds: students.map(({ memberId }) => memberId),
      type: 'homework',
      title: `「${title}」的截止时间改了`,
      body: `你的截止时间现在是 ${minuteText(dueAt)}。`,
      link: linkOf(id),
      createdBy: null,
      now: call.now,
    });
  }
}

/** Tells students that a result is available. No points: the homework may still hide them. */
export async function tellSettled(
  call: EngineCall,
  { title }: HomeworkTableRow,
  places: readonly { enrollId: string; memberId: string }[],
): Promise<void> {
  for (const { enrollId, memberId } of places)
    await sendMessage(call.db, {
      appId: call.appId,
      memberIds: [memberId],
      type: 'homework',
      title: `作业「${title}」已出分`,
      body: '得分、评语和迟交的计算都在作业报告里。',
      link: `homework/report/enroll?${new URLSearchParams({ enrollId }).toString()}`,
      createdBy: null,
      dedupe: `homework/settled/${enrollId}`,
      now: call.now,
    });
}

interface Returned {
  until: Date;
  reason: string;
  questionIds?: readonly string[] | undefined;
}

/** Tells a student why a homework was returned, how much of it, and until when. */
export async function tellReturned(
  call: EngineCall,
  { title, enrollId, memberId }: { title: string; enrollId: string; memberId: string },
  { until, reason, questionIds }: Returned,
): Promise<void> {
  const what = questionIds ? `其中 ${questionIds.length} 道题` : '全部题目';
  await sendMessage(call.db, {
    appId: call.appId,
    memberIds: [memberId],
    type: 'homework',
    title: `老师退回了作业「${title}」`,
    body: `${what}可以改到 ${minuteText(until.toISOString())}，改好再交。原因：${reason}`,
    link: `homework/room?${new URLSearchParams({ id: enrollId }).toString()}`,
    createdBy: null,
    now: call.now,
  });
}
