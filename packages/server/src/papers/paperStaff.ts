import { dateText } from '@aosai/api/kit/beijing';
import { templateOn } from '@aosai/api/questions/paperTemplates';
import type { PaperRow } from './paperCard.ts';
import { paperHeads } from './paperHeads.ts';
import { paperNotes } from './paperNotes.ts';
import type { CallContext } from '../kit/context.ts';
import { bankOf, handOn, ownerNames } from '../questions/question/bankReader.ts';
import { examCounts } from './paperList.ts';
import type { PaperDetail } from '@aosai/api/papers/paper.contract';

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
