import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import { maskName } from '@aosai/api/kit/masking';
import { FEEDBACK_STATUS, type FeedbackStatus } from '@aosai/api/platform/feedbackRules';
import { ERROR_ANSWER, ERROR_PART, type ErrorReportState } from '@aosai/api/questions/errorReports';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import { feedback } from '../../db/schema/platform.ts';
import { isUniqueViolation } from '../../db/uniqueViolation.ts';
import { memberActor } from '../../kit/actor.ts';
import { actorId } from '../../kit/actorId.ts';
import { sha256Of } from '../../kit/audit/sysLogChain.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { audited } from '../../kit/rows/audited.ts';
import { requireVersion } from '../../kit/rows/version.ts';
import { takeFromAllowance } from '../../platform/allowance.ts';
import { notifyOffice } from '../../platform/message/notifyOffice.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { tellOrganization } from '../../schools/roster/linkMessages.ts';
import type { QuestionRow } from '../bank/createQuestion.ts';
import { handOn, hasLeft } from './bankReader.ts';
import { questions } from './questionWrites.ts';

type ReportRow = typeof feedback.$inferSelect;

/** More than a careful reader finds in a day, and too few to fill a school's list. */
const PER_DAY = 100;
const MOST_READ = 100;

/** Stored as feedback, whose states these are. */
const STATUS = { open: '0', fixed: '2', right: '3' } as const satisfies Record<ErrorReportState, FeedbackStatus>;

/** A report that its owner closed without an answer counts as answered. */
const stateOf = (status: FeedbackStatus): ErrorReportState =>
  status === STATUS.open ? 'open' : status === STATUS.fixed ? 'fixed' : 'right';

const ofQuestion = (appId: string, questionId: string): SQL | undefined =>
  and(eq(feedback.appId, appId), eq(feedback.questionId, questionId), isNull(feedback.deletedAt));

/** The question, also by the id of one of its versions, which exams and homework name. Throws NOT_FOUND. */
export async function questionOrVersion(context: CallContext, id: string): Promise<QuestionRow> {
  const [version] = await context.db
    .select({ questionId: questionVersion.questionId })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, context.appId), eq(questionVersion.id, id)));
  return questions.found(context, version?.questionId ?? id);
}

/** Tells the owner of the question; the managers answer for a teacher who has left. */
async function tellOwner(tx: Db, context: CallContext, row: QuestionRow, part: NonNullable<ReportRow['part']>) {
  const { appId, services, actor } = context;
  const telling = { appId, now: services.now(), createdBy: actorId(actor) };
  const { id, orgId, ownerId, title } = row;
  if (orgId === null && ownerId === null)
    return notifyOffice(tx, telling, { kind: 'errorReport', questionId: id, part });
  const words = {
    title: `老师报告了一道题目的错误：${ERROR_PART.label(part)}`,
    body: `「${title}」：请核对题目，改正后答复；报告的老师会收到您的答复。`,
    link: `edms/question/${id}/review`,
  };
  const isSchools = orgId !== null && (ownerId === null || (await hasLeft({ db: tx, appId }, orgId, ownerId)));
  if (isSchools) return tellOrganization(tx, telling, { orgId, ...words });
  return sendMessage(tx, { ...telling, memberIds: ownerId === null ? [] : [ownerId], type: 'feedback', ...words });
}

/** Reports of errors in questions. */
export const errorReports = {
  async reportError(context, { id, part, content }) {
    const { db, appId, services } = context;
    const { memberId } = memberActor(context);
    const row = await questionOrVersion(context, id);
    const now = services.now();
    const subject = `errorReport:${memberId}`;
    await takeFromAllowance(db, { appId, subject, most: PER_DAY, windowMs: DAY_MS, now });
    const reportId = newId();
    try {
      return await audited(context, 'question:reportError', async (tx, inside) => {
        await tx.insert(feedback).values({
          appId,
          id: reportId,
          memberId,
          category: 'content',
          content,
          questionId: row.id,
          questionTitle: row.title,
          part,
          createdBy: memberId,
          createdAt: now,
          updatedAt: now,
        });
        await tellOwner(tx, inside, row, part);
        return { answer: { id: reportId }, told: { target: row.id, diff: { after: { reportId, part } } } };
      });
    } catch (error) {
      throw isUniqueViolation(error, 'feedback_open_report') ? new AppError('QUESTION_REPORTED') : error;
    }
  },
  async queryErrorReports(context, { id }) {
    const { db, appId, actor } = context;
    const row = await questions.found(context, id);
    const mayAnswer = (await handOn(context, row)) === 'keeper';
    const ownId = actor.kind === 'member' ? actor.memberId : '';
    const rows = await db
      .select({ report: feedback, name: member.name })
      .from(feedback)
      .innerJoin(member, and(eq(member.appId, feedback.appId), eq(member.id, feedback.memberId)))
      .where(and(ofQuestion(appId, row.id), mayAnswer ? undefined : eq(feedback.memberId, ownId)))
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(MOST_READ);
    return {
      mayAnswer,
      content: rows.map(({ report, name }) => ({
        id: report.id,
        version: report.version,
        part: report.part ?? 'stem',
        content: report.content,
        state: stateOf(report.status),
        reply: report.reply,
        createdAt: report.createdAt.toISOString(),
        handledAt: report.handledAt?.toISOString() ?? null,
        reporterName: actor.kind === 'user' ? maskName(name) : name,
        isMine: report.memberId === ownId,
      })),
    };
  },
  async answerErrorReport(context, { id, reportId, version, answer, reply }) {
    const row = await questions.found(context, id);
    if ((await handOn(context, row)) !== 'keeper') throw new AppError('CONTENT_FOREIGN');
    const { appId, actor, services } = context;
    const now = services.now();
    return audited(context, 'question:answerErrorReport', async (tx) => {
      const [found] = await tx
        .select()
        .from(feedback)
        .where(and(ofQuestion(appId, row.id), eq(feedback.id, reportId)))
        .for('update');
      // Not NOT_FOUND, which says that the question does not exist.
      if (found?.status !== STATUS.open) {
        const status = found ? FEEDBACK_STATUS.label(found.status) : '不在这道题里';
        throw new AppError('FEEDBACK_STATE', { status });
      }
      const report = requireVersion(found, version);
      await tx
        .update(feedback)
        .set({ status: STATUS[answer], reply, handledAt: now, updatedAt: now, version: version + 1 })
        .where(and(eq(feedback.appId, appId), eq(feedback.id, reportId)));
      await sendMessage(tx, {
        appId,
        memberIds: [report.memberId],
        type: 'feedback',
        title: `您报告的题目${ERROR_ANSWER.label(answer)}：${row.title}`,
        body: reply,
        link: 'user/feedback',
        createdBy: actorId(actor),
        now,
      });
      const after = { reportId, answer, sha256: sha256Of(reply) };
      return { answer: { id: reportId }, told: { target: row.id, diff: { after } } };
    });
  },
} satisfies Partial<ResourceHandlers<'question'>>;
