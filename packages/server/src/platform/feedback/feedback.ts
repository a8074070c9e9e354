import { and, eq, inArray, isNull } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import type { Contract } from '@aosai/api/contract';
import { FEEDBACK_MOVES, FEEDBACK_STATUS, type FeedbackStatus } from '@aosai/api/platform/feedbackRules';
import { ERROR_PART } from '@aosai/api/questions/errorReports';
import { maskName } from '@aosai/api/kit/masking';
import { newId } from '../../base/newId.ts';
import { member } from '../../db/schema/people.ts';
import { feedback as feedbackTable } from '../../db/schema/platform.ts';
import { sendMessage } from '../message/sendMessage.ts';
import { notifyOffice } from '../message/notifyOffice.ts';
import type { CallContext, Handler, ResourceHandlers } from '../../kit/context.ts';
import { ownFile } from '../file/ownFile.ts';
import { takeFromAllowance } from '../allowance.ts';
import { actorId } from '../../kit/actorId.ts';
import { lookupById } from '../../kit/rows/lookup.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import { sha256Of } from '../../kit/audit/sysLogChain.ts';
import { memberActor } from '../../kit/actor.ts';
import { memberRowScope } from '../../kit/scope.ts';

/** More than anybody needs, and too few to fill the table. */
const PER_DAY = 30;

/** The senders of these rows, by id. */
async function sendersOf(rows: readonly { memberId: string }[], { db, appId }: CallContext) {
  const ids = rows.map(({ memberId }) => memberId);
  const senders = await db
    .select({ id: member.id, name: member.name, type: member.type })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, ids)));
  return lookupById(senders.map(({ name, ...rest }) => ({ ...rest, name: maskName(name) })));
}

/** What a report of an error is about: 「两数之和」的答案. */
const aboutOf = ({ questionTitle, part }: typeof feedbackTable.$inferSelect): string | null =>
  questionTitle === null || part === null ? null : `「${questionTitle}」的${ERROR_PART.label(part)}`;

const feedbacks = crud(feedbackTable, {
  log: 'feedback',
  // Replies are logged by their hash, because a text to a member stays out of the log.
  logged: ({ status, reply }) => ({ status, sha256: reply === null ? null : sha256Of(reply) }),
  // The owner of a question answers its reports in the bank, so the office does not get them here too.
  visible: (context) =>
    and(
      memberRowScope(context, { appId: feedbackTable.appId, memberId: feedbackTable.memberId }, ['own', 'office']),
      context.actor.kind === 'user' ? isNull(feedbackTable.questionId) : undefined,
    ),
  more: sendersOf,
  view: (row, _, senderOf) => ({ ...datesAsText(row), about: aboutOf(row), sender: senderOf(row.memberId) }),
});

type Filter = Parameters<Handler<Contract['feedback']['calls']['queryList']>>[1];

const list = feedbacks.list<Filter>({
  search: ['content', 'reply'],
  equal: ['category'],
  where: ({ statusList }) => (statusList?.length ? inArray(feedbackTable.status, statusList) : undefined),
  sort: ['createdAt', 'handledAt', 'status'],
  order: ['id,desc'],
});

/** Keeping the state is allowed: that corrects a reply. Throws FEEDBACK_STATE. */
function checkMove(from: FeedbackStatus, to: FeedbackStatus): void {
  const moves: readonly FeedbackStatus[] = FEEDBACK_MOVES[from];
  if (to !== from && !moves.includes(to)) {
    throw new AppError('FEEDBACK_STATE', { status: FEEDBACK_STATUS.label(from) });
  }
}

export const feedback = {
  async submit(context, { category, content, files, contact }) {
    const { db, appId, services } = context;
    const { memberId } = memberActor(context);
    const now = services.now();
    await takeFromAllowance(db, { appId, subject: `feedback:${memberId}`, most: PER_DAY, windowMs: DAY_MS, now });
    const id = newId();
    await db.transaction(async (tx) => {
      for (const fileName of files) await ownFile(tx, context, fileName, ['feedback']);
      await tx.insert(feedbackTable).values({
        appId,
        id,
        memberId,
        category,
        content,
        files,
        contact: contact || null,
        createdBy: memberId,
        createdAt: now,
        updatedAt: now,
      });
      await notifyOffice(tx, { appId, now, createdBy: memberId }, { kind: 'feedback', id, category });
    });
    return { id };
  },

  queryById: feedbacks.one(),
  async queryList(context, filter) {
    const { content, ...page } = await list(context, filter);
    const isOffice = context.actor.kind === 'user';
    return { content: content.map((row) => ({ ...row, ...(isOffice && { contact: null }) })), ...page };
  },
  updateStatus: feedbacks.change({
    action: 'updateStatus',
    to: ({ context: { services }, input: { status, reply }, row }) => {
      checkMove(row.status, status);
      return { status, reply: reply === undefined ? row.reply : reply || null, handledAt: services.now() };
    },
    after: ({ tx, context: { appId, actor, services }, input: { status }, row, changes: { reply } }) =>
      sendMessage(tx, {
        appId,
        memberIds: [row.memberId],
        type: 'feedback',
        title: `您的反馈${FEEDBACK_STATUS.label(status)}`,
        body: reply ?? '处理进度有更新，可在「意见反馈」里查看。',
        link: 'user/feedback',
        createdBy: actorId(actor),
        now: services.now(),
      }),
  }),
} satisfies ResourceHandlers<'feedback'>;
