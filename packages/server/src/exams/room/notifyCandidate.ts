import type { EngineCall } from '../../kit/engineCall.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import type { AttemptOfExam, AttemptRow } from '../attempts/attemptRow.ts';

/** Acts of others on an attempt, for a message to its candidate. No points: an exam may still hide its results. */
export type News =
  | { kind: 'extended'; seconds: number }
  | { kind: 'stopped' }
  | { kind: 'forced' }
  | { kind: 'settledByHand' }
  | { kind: 'lateAccepted'; count: number }
  | { kind: 'rejudged' }
  | { kind: 'reopened'; seconds: number }
  /** Sent once per round (a fixed span of time), however many answers are marked in it. */
  | { kind: 'reviewed'; round: number };

function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && `${minutes} 分钟`, rest > 0 && `${rest} 秒`].filter(Boolean).join(' ');
}

function textOf(news: News, exam: string): { title: string; body: string } {
  switch (news.kind) {
    case 'extended':
      return {
        title: `「${exam}」的作答时间延长了 ${durationText(news.seconds)}`,
        body: '可以继续作答，考场里的倒计时会自动更新。',
      };
    case 'stopped':
      return { title: `「${exam}」已提前结束`, body: '考试由老师结束，已保存的答案都已交卷。' };
    case 'forced':
      return { title: `「${exam}」已由老师收卷`, body: '已保存的答案都已交卷。' };
    case 'settledByHand':
      return {
        title: `「${exam}」的这次作答已由老师结算`,
        body: '还没有评测完的程序按现有结果计分，评测完成后会重新合计。',
      };
    case 'lateAccepted':
      return {
        title: `「${exam}」中 ${news.count} 道题的迟交答案已被采纳`,
        body: '这些题按迟交的答案重新评分，成绩可能有变化。',
      };
    case 'rejudged':
      return { title: `「${exam}」已重新评测`, body: '部分程序的评测结果有变化，成绩已经更新。' };
    case 'reopened':
      return {
        title: `「${exam}」的作答已由老师重新打开`,
        body: `可以再作答 ${durationText(news.seconds)}，到时自动交卷。`,
      };
    case 'reviewed':
      return { title: `老师批阅了「${exam}」`, body: '评语和批注在报告里看。' };
    default:
      return news satisfies never;
  }
}

/** The page for reading it, or for continuing it. */
function linkOf({ kind, id, examId, examPaperId: paperId, examEnrollId }: AttemptRow, news: News): string {
  const goesOn = news.kind === 'extended' || news.kind === 'reopened';
  const page = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`;
  if (kind === 'homework')
    return goesOn
      ? page('homework/room', { id: examEnrollId })
      : page('homework/report/enroll', { enrollId: examEnrollId });
  return goesOn ? page('exam/room', { examId, paperId }) : page('exam/report/paper', { id });
}

/** Sends the candidate a message, in the transaction of the act. */
export function notifyCandidate(call: EngineCall, { attempt, exam }: AttemptOfExam, news: News): Promise<void> {
  const { id, kind, memberId } = attempt;
  return sendMessage(call.db, {
    appId: call.appId,
    memberIds: [memberId],
    type: kind,
    ...textOf(news, exam.title),
    link: linkOf(attempt, news),
    ...(news.kind === 'reviewed' && { dedupe: `review/${id}/${news.round}` }),
    // The log names who did it; to students the platform is the sender.
    createdBy: null,
    now: call.now,
  });
}
