import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Kinds of actors in the system log. */
export const LOG_ACTOR = labelled({ user: '管理账号', member: '学习账号', system: '系统', anonymous: '未登录' });

/** Who caused an entry of the system log; `anonymous` is a request without a session. */
export type LogActor = ValueIn<typeof LOG_ACTOR>;

/**
 * Faults in the chain of the log: an entry was changed, is missing, was inserted or swapped with another; or the head
 * of the chain does not match the last entry.
 */
export const LOG_FAULT = labelled({
  changed: '内容被改动',
  missing: '被删除',
  inserted: '是后来插入的',
  swapped: '与别的记录调换了位置',
  head: '末尾与链的记录不符',
});

/** Kind of the first fault found by verifying the log; later entries are not verified. */
export type LogFault = ValueIn<typeof LOG_FAULT>;
