import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { defaultPoints } from '@aosai/api/papers/paperShape';
import type { PaperTemplate } from '@aosai/api/questions/paperTemplates';
import { isFitCheck, QUESTION } from '@aosai/api/questions/bank';
import { QUESTION_KINDS, type QuestionType } from '@aosai/api/questions/kinds';
import type { Db } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { type PaperSection, questionVersion } from '../db/schema/exam.ts';

/** A section as its author sends it. */
export interface WantedSection {
  name: string;
  /** null accepts questions of any type. */
  type: QuestionType | null;
  items: readonly { questionId: string; versionId?: string | undefined; points?: number | undefined }[];
}

export interface WantedPaper {
  appId: string;
  /** Selects questions that the author may use. */
  from: SQL | undefined;
  /** The current sections: a question that stays keeps its version. */
  before: readonly PaperSection[];
  template: PaperTemplate | null;
}

type HeadRow = Pick<typeof question.$inferSelect, 'id' | 'type' | 'status' | 'checkState' | 'currentVersionId'>;

const versionIdsIn = (sections: readonly PaperSection[]): string[] =>
  sections.flatMap(({ items }) => items.map(({ questionVersionId }) => questionVersionId));

/** Maps the versions in these sections to their questions. */
async function questionsIn(tx: Db, appId: string, sections: readonly PaperSection[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: questionVersion.id, questionId: questionVersion.questionId })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), inArray(questionVersion.id, versionIdsIn(sections))));
  return new Map(rows.map(({ id, questionId }) => [id, questionId]));
}

/** The questions of these sections. */
export const questionIdsOf = async (tx: Db, appId: string, sections: readonly PaperSection[]): Promise<string[]> => [
  ...new Set((await questionsIn(tx, appId, sections)).values()),
];

/** Locks questions until the transaction ends, in the order of their ids, to avoid deadlocks. */
export async function lockQuestions(tx: Db, appId: string, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: question.id })
    .from(question)
    .where(and(eq(question.appId, appId), inArray(question.id, [...ids])))
    .orderBy(question.id)
    .for('no key update');
}

/** Throws PAPER_DUPLICATE with the numbers of the first two equal questions. */
function refuseTwice(ids: readonly string[]): void {
  const first = new Map<string, number>();
  for (const [place, id] of ids.entries()) {
    const known = first.get(id);
    if (known !== undefined) throw new AppError('PAPER_DUPLICATE', { a: known, b: place + 1 });
    first.set(id, place + 1);
  }
}

/**
 * Converts sections to their stored form; the caller has locked their questions.
 *
 * @throws PAPER_DUPLICATE, PAPER_QUESTION, VALIDATION
 */
export async function sectionsFrom(
  tx: Db,
  { appId, from, before, template }: WantedPaper,
  wanted: readonly WantedSection[],
): Promise<PaperSection[]> {
  const ids = wanted.flatMap(({ items }) => items.map(({ questionId }) => questionId));
  refuseTwice(ids);
  const rows: HeadRow[] = await tx
    .select({
      id: question.id,
      type: question.type,
      status: question.status,
      checkState: question.checkState,
      currentVersionId: question.currentVersionId,
    })
    .from(question)
    .where(and(from, eq(question.appId, appId), inArray(question.id, ids)));
  const heads = new Map(rows.map((row) => [row.id, row]));
  const held = new Map([...(await questionsIn(tx, appId, before))].map(([version, id]) => [id, version]));

  let no = 0;
  const chosen = wanted.map((section) => ({
    ...section,
    items: section.items.map(({ questionId, versionId, points }) => {
      no += 1;
      const head = heads.get(questionId);
      if (head?.status !== QUESTION.ready) throw new AppError('PAPER_QUESTION', { no });
      if (section.type !== null && head.type !== section.type) {
        const [is, into] = [QUESTION_KINDS[head.type].label, QUESTION_KINDS[section.type].label];
        throw new AppError('VALIDATION', { path: 'sections', detail: `第 ${no} 题是${is}题，不能放进${into}题` });
      }
      const version = versionId ?? held.get(questionId) ?? head.currentVersionId;
      if (version !== head.currentVersionId && version !== held.get(questionId))
        throw new AppError('PAPER_QUESTION', { no });
      if (version === head.currentVersionId && !isFitCheck(head.checkState))
        throw new AppError('PAPER_QUESTION', { no });
      return { version, points, type: head.type };
    }),
  }));

  const weights = await weightsOf(
    tx,
    appId,
    chosen.flatMap(({ items }) => items.map(({ version }) => version)),
  );
  return chosen.map(({ name, type, items }) => {
    const unscored = items.map((item) => ({ type: item.type, own: weights.get(item.version) ?? null }));
    const usual = defaultPoints(template, type, unscored);
    return {
      name,
      type,
      items: items.map(({ version, points }, place) => ({
        questionVersionId: version,
        points: points ?? usual[place] ?? 0,
      })),
    };
  });
}

/** The sum of the points of the parts of groups, by version. */
async function weightsOf(tx: Db, appId: string, versionIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: questionVersion.id, answerKey: questionVersion.answerKey })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), inArray(questionVersion.id, [...versionIds])));
  return new Map(
    rows.flatMap(({ id, answerKey }) =>
      answerKey?.kind === 'parts' ? [[id, answerKey.parts.reduce((sum, { weight }) => sum + weight, 0)] as const] : [],
    ),
  );
}

export const paperTotal = (sections: readonly PaperSection[]): number =>
  sections.flatMap(({ items }) => items).reduce((sum, { points }) => sum + points, 0);
