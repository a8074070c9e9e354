import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { FEEDBACK_CATEGORY, type FeedbackCategory } from '@aosai/api/platform/feedbackRules';
import { ERROR_PART, type ErrorPart } from '@aosai/api/questions/errorReports';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { user } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { role } from '../../db/schema/rights.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

/** Events for the back office. No personal data: the linked row can be erased, a message is kept. */
type OfficeNews =
  | { kind: 'organization'; id: string; name: string }
  | { kind: 'teacher'; id: string; again: boolean }
  | { kind: 'feedback'; id: string; category: FeedbackCategory }
  | { kind: 'work'; id: string }
  | { kind: 'errorReport'; questionId: string; part: ErrorPart }
  | { kind: 'judge'; problem: keyof typeof JUDGE_PROBLEMS }
  | { kind: 'order'; id: string | null; problem: keyof typeof ORDER_PROBLEMS };

/** Problems of judging that somebody has to look at. */
const JUDGE_PROBLEMS = {
  unavailable: ['评测机不可用', '提交在队列里等待，恢复后会自动继续评测。请检查评测机。'],
  systemError: [
    '有提交评测失败（SE）',
    '同一份提交的评测多次出错，已按系统错误结束。请在评测页查看告警，排除原因后发起重测。',
  ],
  workerAside: [
    '一台评测机连续出错，已暂停派发',
    '提交由其他评测机继续评测。请在评测页查看是哪一台，检查它的磁盘、缓存目录和日志；5 分钟后会自动再试一次。',
  ],
  testData: [
    '评测时取不到测试数据',
    '提交在队列里等待，不会判为系统错误。请确认每台服务器的数据目录里的 testdata 是同一个共享目录，文件没有缺失。',
  ],
} as const satisfies Record<string, readonly [title: string, body: string]>;

/** Problems with money that somebody has to look at. */
const ORDER_PROBLEMS = {
  returned: ['一笔付款没有对应的订单', '订单已关闭或已支付，这笔钱正在自动退回。请确认退款完成。'],
  amount: ['支付通知的金额不对', '金额与订单不符，没有入账。请与支付渠道核对。'],
  conflict: ['支付通知与已有记录冲突', '同一笔支付或退款有两种说法，没有改动订单。请与支付渠道核对。'],
  unknown: ['收到一笔没有订单的支付通知', '签名正确，但这里没有这笔支付。通知已保存，请与支付渠道核对。'],
  bill: ['对账发现差异', '渠道账单与此处的收款、退款不一致。请逐条核对并处理。'],
  refundClosed: ['退款没有成功', '支付渠道关闭了这笔退款。退出的订单请再发起一次，其余的会自动重试。'],
  refundOutOfReach: [
    '退款的支付渠道已经停用',
    '请先在这个渠道的商户平台查看这笔退款：已经退的照实登记；没有退的人工转账，再登记退款完成。',
  ],
  refundAbnormal: ['退款异常', '付款人的账号收不到退款，请人工转账，再登记退款完成。'],
} as const satisfies Record<string, readonly [title: string, body: string]>;

interface OfficeText {
  /** Only users who hold all of these permissions get the message. */
  permissions: readonly string[];
  title: string;
  body: string;
  /** Link to a page, below /web/. */
  link: string;
}

function textOf(news: OfficeNews): OfficeText {
  switch (news.kind) {
    case 'organization':
      return {
        permissions: ['organization:queryList', 'organization:pass'],
        title: `「${news.name}」申请入驻`,
        body: '请核对资料，通过或驳回申请；申请人会收到结果。',
        link: `bms/organization?${new URLSearchParams({ keyword: news.name, open: news.id }).toString()}`,
      };
    case 'teacher':
      return {
        permissions: ['member:queryList', 'member:pass'],
        title: news.again ? '一位老师重新申请账号' : '一位老师申请账号',
        body: '请核对身份，通过或驳回申请；申请人登录时看到结果。',
        link: `bms/member?${new URLSearchParams({ status: MEMBER.pending, open: news.id }).toString()}`,
      };
    case 'feedback':
      return {
        permissions: ['feedback:queryList', 'feedback:updateStatus'],
        title: `收到一条意见反馈：${FEEDBACK_CATEGORY.label(news.category)}`,
        body: '请查看并处理；提交人会收到您的回复。',
        link: `bms/feedback?open=${news.id}`,
      };
    case 'errorReport':
      return {
        permissions: ['question:queryList', 'question:answerErrorReport'],
        title: `老师报告了一道平台题目的错误：${ERROR_PART.label(news.part)}`,
        body: '请核对题目，改正后答复；报告的老师会收到您的答复。',
        link: `bms/question/${news.questionId}/review`,
      };
    case 'work':
      return {
        permissions: ['sharedWork:queryList', 'sharedWork:hide'],
        title: '有人举报了一件公开的海龟作品',
        body: '请看一看画和原因：合适的留着，不合适的隐藏。隐藏以后链接马上失效。',
        link: `bms/sharedWork?open=${news.id}`,
      };
    case 'judge': {
      const [title, body] = JUDGE_PROBLEMS[news.problem];
      return {
        permissions: ['judge:queryOverview'],
        title,
        body,
        link: 'bms/judge',
      };
    }
    case 'order': {
      const [title, body] = ORDER_PROBLEMS[news.problem];
      if (news.problem === 'bill') {
        return { permissions: ['member/order:reconcile'], title, body, link: 'bms/reconcile' };
      }
      const link = news.id === null ? 'bms/memberOrder' : `bms/memberOrder?open=${news.id}`;
      return { permissions: ['member/order:queryList'], title, body, link };
    }
    default:
      return news satisfies never;
  }
}

/**
 * Sends a message to the users of the back office concerned, in the transaction of the event. Nobody gets a second
 * alarm about the judge while one is unread.
 */
export async function notifyOffice(
  tx: Db,
  { appId, now, createdBy = null }: { appId: string; now: Date; createdBy?: string | null },
  news: OfficeNews,
): Promise<void> {
  const { permissions, ...text } = textOf(news);
  const holds = (permission: string) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(role)
        .where(
          and(
            eq(role.appId, appId),
            isNull(role.deletedAt),
            sql`${user.roleIds} ? ${role.id}`,
            sql`${role.permissions} ? ${permission}`,
          ),
        ),
    );
  const receivers = await tx
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        eq(user.appId, appId),
        eq(user.status, 'active'),
        isNull(user.deletedAt),
        or(eq(user.isSuper, true), and(...permissions.map(holds))),
      ),
    )
    // In the same order every time, to avoid deadlocks between two alarms.
    .orderBy(asc(user.id));
  if (receivers.length === 0) return;
  await tx
    .insert(message)
    .values(
      receivers.map(({ id }) => ({
        ...text,
        appId,
        id: newId(),
        userId: id,
        type: news.kind,
        createdBy,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing();
}
