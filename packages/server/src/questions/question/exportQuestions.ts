import { Readable } from 'node:stream';
import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { heldQuestions, mayWrite } from '../bank/heldQuestions.ts';
import { draftOfVersion } from '../imports/draftOfVersion.ts';
import type { QuestionDraft } from '../../importers/draft.ts';
import { ownExport } from '../../importers/exports/ownExport.ts';
import { packageStream } from '../../importers/exports/packageStream.ts';
import type { CallContext, FileReply } from '../../kit/context.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import { authorOf } from '../../kit/engineOf.ts';
import { questionScope } from './questionScope.ts';

/**
 * Questions as a package in our own format, streamed. Keys of others' questions are withheld while an exam asks them.
 *
 * @throws NOT_FOUND for a question that does not exist for the caller, QUESTION_IN_EXAM
 */
export async function exportedQuestions(context: CallContext, ids: readonly string[]): Promise<FileReply> {
  const { db, appId, services } = context;
  const wanted = [...new Set(ids)];
  const rows = await db
    .select({ head: question, version: questionVersion })
    .from(question)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, question.appId), eq(questionVersion.id, question.currentVersionId)),
    )
    .where(and(questionScope(context), inArray(question.id, wanted)));
  if (rows.length < wanted.length) throw new AppError('NOT_FOUND');
  const held = await heldQuestions(db, { appId, now: services.now() }, wanted);
  const author = authorOf(context);
  if (rows.some(({ head }) => held.has(head.id) && !mayWrite(author, head))) throw new AppError('QUESTION_IN_EXAM');
  const byId = new Map(rows.map((row) => [row.head.id, row]));
  const drafts: QuestionDraft[] = [];
  for (const id of wanted) {
    const row = byId.get(id);
    if (row) drafts.push(await draftOfVersion(services, row.head, row.version));
  }
  const target = wanted.length === 1 ? (wanted[0] ?? null) : null;
  await writeSysLog(db, context, {
    action: 'question:exportCase',
    target,
    diff: { after: { exported: wanted.length } },
  });
  return {
    title: '题目.zip',
    mime: 'application/zip',
    sizeBytes: null,
    open: () => Readable.from(packageStream(ownExport(drafts)), { objectMode: false }),
  };
}
