import { dateText } from '@aosai/api/kit/beijing';
import { templateOn, PAPER_TEMPLATE, type PaperTemplate } from '@aosai/api/questions/paperTemplates';
import type { PaperRow } from './paperCard.ts';
import { paperHeads, isUsable, type PaperHead } from './paperHeads.ts';
import type { CallContext } from '../kit/context.ts';
import { bankOf, handOn, ownerNames } from '../questions/question/bankReader.ts';
import { examCounts } from './paperList.ts';
import type { PaperDetail } from '@aosai/api/papers/paper.contract';
import { knowledgePoint, pointsAbove } from '@aosai/api/questions/knowledgePoints';
import type { PaperNoteKind } from '@aosai/api/papers/paperRules';
import { shapeFaults } from '@aosai/api/papers/paperShape';
import { CHECK_STATE, QUESTION } from '@aosai/api/questions/bank';

interface PaperNote {
  kind: PaperNoteKind;
  no: number | null;
  text: string;
}

/** Why a question cannot be used, in a word. */
function stateOf({ deletedAt, status, checkState }: PaperHead['head']): string {
  if (deletedAt !== null) return '已删除';
  return status === QUESTION.ready ? CHECK_STATE.label(checkState) : QUESTION.label(status);
}

function notesOf({ no, versionId, head }: PaperHead, { template, frozenAt }: PaperRow): PaperNote[] {
  const above = pointsAbove(template, head.points).map((id) => knowledgePoint(id)?.name ?? id);
  const level = PAPER_TEMPLATE.has(template) ? PAPER_TEMPLATE.label(template) : template;
  const isOver = frozenAt !== null;
  const state = stateOf(head);
  return [
    above.length > 0 && {
      kind: 'level' as const,
      text: `第 ${no} 题考查「${above.join('」「')}」，超出 ${level}`,
    },
    head.isOpen && { kind: 'open' as const, text: `第 ${no} 题是公开的题，学生可能见过` },
    !isOver &&
      !isUsable({ versionId, head }) && { kind: 'unusable' as const, text: `第 ${no} 题不可用（${state}），请换一题` },
    !isOver &&
      head.currentVersionId !== versionId && { kind: 'newer' as const, text: `第 ${no} 题有新版本，试卷里还是旧的` },
  ].flatMap((note) => (note ? [{ ...note, no }] : []));
}

/** Notes for the authors of a paper: on questions first, then on differences from the blueprint. */
function paperNotes(paper: PaperRow, template: PaperTemplate | null, heads: readonly PaperHead[]): PaperNote[] {
  const missing = shapeFaults(template, paper.sections).map(({ section, detail }) => ({
    kind: 'missing' as const,
    no: null,
    text: `${section}：${detail}`,
  }));
  return [...heads.flatMap((head) => notesOf(head, paper)), ...missing];
}

/** The current blueprint of a template. */
export const blueprintOf = (context: CallContext, template: string) =>
  templateOn(template, dateText(context.services.now().toISOString()));

/** Fields of a paper for its authors, in addition to the structure. */
export async function staffOf(context: CallContext, row: PaperRow): Promise<NonNullable<PaperDetail['staff']>> {
  const nameOf = await ownerNames(context, [row]);
  const uses = await examCounts(context, [row.id]);
  const heads = await paperHeads(context.db, context.appId, row.sections);
  const { version, status, ownerId, note, isShared, frozenAt, passPoints, shuffle, createdAt, updatedAt } = row;
  return {
    version,
    status,
    bank: bankOf(row),
    ownerId,
    ownerName: nameOf(row),
    note,
    isShared,
    isFrozen: frozenAt !== null,
    usedCount: uses.get(row.id) ?? 0,
    passPoints,
    shuffle,
    mayWrite: (await handOn(context, row)) === 'keeper',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    notes: paperNotes(row, blueprintOf(context, row.template), heads),
  };
}
