import { knowledgePoint, pointsAbove } from '@aosai/api/questions/knowledgePoints';
import type { PaperNoteKind } from '@aosai/api/papers/paperRules';
import { shapeFaults } from '@aosai/api/papers/paperShape';
import { PAPER_TEMPLATE, type PaperTemplate } from '@aosai/api/questions/paperTemplates';
import { CHECK_STATE, QUESTION, QUESTION_STATUS } from '@aosai/api/questions/bank';
import type { PaperRow } from './paperCard.ts';
import { isUsable, type PaperHead } from './paperHeads.ts';

export interface PaperNote {
  kind: PaperNoteKind;
  no: number | null;
  text: string;
}

/** Why a question cannot be used, in a word. */
function stateOf({ deletedAt, status, checkState }: PaperHead['head']): string {
  if (deletedAt !== null) return '已删除';
  return status === QUESTION.ready ? CHECK_STATE.label(checkState) : QUESTION_STATUS.label(status);
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
export function paperNotes(paper: PaperRow, template: PaperTemplate | null, heads: readonly PaperHead[]): PaperNote[] {
  const missing = shapeFaults(template, paper.sections).map(({ section, detail }) => ({
    kind: 'missing' as const,
    no: null,
    text: `${section}：${detail}`,
  }));
  return [...heads.flatMap((head) => notesOf(head, paper)), ...missing];
}
