import { closedQuestions } from '../questions/bank/heldQuestions.ts';
import type { PaperRow } from './paperCard.ts';
import { orderPaper } from './orderPaper.ts';
import { paperContent, type PaperContent } from './paperContent.ts';
import { checkOf, type PaperHead, paperHeads } from './paperHeads.ts';
import { roomSections } from './roomSections.ts';
import { shownKey } from './shownKey.ts';
import type { CallContext } from '../kit/context.ts';
import { authorOf, engineOf } from '../kit/engineOf.ts';
import type { PaperQuestion, PaperSections } from '@aosai/api/papers/paper.contract';

const IN_ORDER = { section: false, question: false, option: false };

/** Questions of others that a published exam asks now: only the platform reads their keys. */
export async function withheldIn(context: CallContext, heads: readonly PaperHead[]): Promise<ReadonlySet<string>> {
  const ids = heads.map(({ head }) => head.id);
  return closedQuestions(engineOf(context), authorOf(context), ids);
}

function questionView(content: PaperContent, { versionId, head }: PaperHead, isWithheld: boolean): PaperQuestion {
  const version = content.byVersion.get(versionId)?.version;
  const isOutdated = content.paper.frozenAt === null && head.currentVersionId !== versionId;
  return {
    questionVersionId: versionId,
    questionId: head.id,
    title: head.title,
    difficulty: head.difficulty,
    knowledge: head.points,
    tags: head.tags,
    status: head.status,
    check: content.paper.frozenAt === null ? checkOf({ versionId, head }) : 'none',
    isOpen: head.isOpen,
    newVersionId: isOutdated ? head.currentVersionId : null,
    isWithheld,
    ...shownKey(isWithheld ? null : (version?.answerKey ?? null)),
    analysisHtml: isWithheld ? null : (version?.analysisHtml ?? null),
  };
}

/** A paper for its authors: in its original order, with keys. */
export async function paperWithQuestions(context: CallContext, row: PaperRow): Promise<PaperSections> {
  const { db, appId } = context;
  const content = await paperContent(db, appId, row.id);
  const { paper } = content;
  const heads = await paperHeads(db, appId, paper.sections);
  const withheld = await withheldIn(context, heads);
  const inOrder = { ...content, paper: { ...paper, shuffle: IN_ORDER } };
  return {
    examPaperId: row.id,
    title: row.title,
    sections: roomSections(orderPaper(inOrder, 0)),
    staff: {
      version: row.version,
      isFrozen: row.frozenAt !== null,
      questions: heads.map((head) => questionView(content, head, withheld.has(head.head.id))),
    },
  };
}
