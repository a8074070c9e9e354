import type { TargetKind } from '@aosai/api/enrolment/enrolments';
import type { AfterBatch } from './batch.ts';
import { sendMessage } from '../platform/message/sendMessage.ts';

const WORDS = {
  exam: { title: '老师给你报了名', page: 'exam/detail' },
  homework: { title: '有新作业', page: 'homework/room' },
  grade: { title: '老师把你加进了班级', page: 'grade/detail' },
} as const satisfies Record<TargetKind, { title: string; page: string }>;

/** Notifies students who were added to a published exam or class. */
export const notifyAdded: AfterBatch = async (call, target, taken) => {
  if (!target.published) return;
  const memberIds = [...taken].flatMap(([memberId, { outcome }]) => (outcome === 'seated' ? [memberId] : []));
  const { title, page } = WORDS[target.kind];
  await sendMessage(call.db, {
    appId: call.appId,
    memberIds,
    type: target.kind,
    title: `${title}：${target.title}`,
    body: '点开看时间和要求。',
    link: `${page}?${new URLSearchParams({ id: target.id }).toString()}`,
    createdBy: null,
    now: call.now,
  });
};
