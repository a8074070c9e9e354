import { Readable } from 'node:stream';
import { AppError } from '@aosai/api/kit/errors';
import type { PaperFile } from '@aosai/api/papers/paperRules';
import { splitPoints } from '@aosai/api/kit/points';
import { hasBody } from '@aosai/api/questions/kinds';
import { XLSX_MIME } from '../excel/writeSheet.ts';
import { draftOfVersion } from '../questions/imports/draftOfVersion.ts';
import { paperContent } from './paperContent.ts';
import { paperHeads } from './paperHeads.ts';
import type { QuestionDraft } from '../importers/draft.ts';
import { packageStream } from '../importers/exports/packageStream.ts';
import { paperDocx } from '../importers/exports/paperDocx.ts';
import { sheetExport } from '../importers/exports/sheetExport.ts';
import { type CallContext, type FileReply, madeFile } from '../kit/context.ts';
import { writeSysLog } from '../kit/audit/sysLog.ts';
import { withheldIn } from './paperWithQuestions.ts';
import { keptPaper } from './paperWrites.ts';

const DOCX_MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A question with its points in the paper, split among the parts of a group. */
function counted(draft: QuestionDraft, points: number): QuestionDraft {
  if (!hasBody(draft, 'parts')) return { ...draft, points };
  const shares = splitPoints(
    points,
    draft.parts.map((part) => part.points ?? 1),
  );
  return { ...draft, parts: draft.parts.map((part, at) => ({ ...part, points: shares[at] ?? 0 })) };
}

/**
 * The paper's versions of its questions, with keys. Throws QUESTION_IN_EXAM while another exam asks one that is not the
 * caller's.
 */
async function draftsOf(context: CallContext, paperId: string): Promise<QuestionDraft[]> {
  const { db, appId, services } = context;
  const { paper, byVersion } = await paperContent(db, appId, paperId);
  const heads = await paperHeads(db, appId, paper.sections);
  if ((await withheldIn(context, heads)).size > 0) throw new AppError('QUESTION_IN_EXAM');
  const drafts: QuestionDraft[] = [];
  for (const { head, versionId } of heads) {
    const item = byVersion.get(versionId);
    if (item) drafts.push(counted(await draftOfVersion(services, head, item.version), item.points));
  }
  return drafts;
}

/**
 * A paper of the caller's banks with its keys, as a file that an import can read. Hidden test data is left out, and
 * pictures too in a sheet.
 *
 * @throws NOT_FOUND, QUESTION_IN_EXAM
 */
export async function exportedPaper(context: CallContext, id: string, as: PaperFile): Promise<FileReply> {
  const row = await keptPaper(context, id);
  if (!row) throw new AppError('NOT_FOUND');
  const questions = await draftsOf(context, id);
  const diff = { after: { as, exported: questions.length } };
  await writeSysLog(context.db, context, { action: 'examPaper:exportPaper', target: id, diff });
  const title = `${row.title}.${as}`;
  switch (as) {
    case 'docx': {
      const open = () =>
        Readable.from(packageStream(paperDocx({ title: row.title, questions })), { objectMode: false });
      return { title, mime: DOCX_MIME, sizeBytes: null, open };
    }
    case 'xlsx':
      return madeFile(title, XLSX_MIME, await sheetExport('试卷', questions));
    default:
      return as satisfies never;
  }
}
