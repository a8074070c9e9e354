import { AppError } from '@aosai/api/contract/errors';
import { DEFAULT_STANDARD, type CppStandard } from '@aosai/api/domain/languages';
import { BANK_LIMITS, headline, QUESTION, titleOf } from '@aosai/api/domain/questions/bank';
import { faultsOf } from '@aosai/api/domain/questions/faultsOf';
import type { KeptSource } from '@aosai/api/domain/questions/source';
import { newId } from '../../db/newId.ts';
import type { Db } from '../../db/open.ts';
import { question, questionSearch } from '../../db/schema/bank.ts';
import { questionVersion, type StoredSolution } from '../../db/schema/exam.ts';
import { questionContent } from '../paper/questionContent.ts';
import { likenessOf, searchOf } from './questionText.ts';

export type QuestionRow = typeof question.$inferSelect;

/** Who writes, when, and in which app. */
export interface Author {
  appId: string;
  now: Date;
  /** Null for what nobody made, such as the demo. */
  actorId: string | null;
}

/** Where a question belongs: the platform's has neither, a school's no owner. */
export interface Place {
  orgId: string | null;
  ownerId: string | null;
}

/** What its keepers say of a question besides what it asks. */
export type HeadChanges = Partial<
  Pick<QuestionRow, 'points' | 'stage' | 'isShared' | 'isOpen' | 'pricePoints' | 'casePolicy'>
> & {
  /** In place of the first words of the stem. */
  title?: string | undefined;
};

export type NewQuestion = Place &
  HeadChanges & {
    status?: QuestionRow['status'];
    importId?: string | null;
    solutions?: StoredSolution[];
    /** Of a paper in files: the same once for ever. */
    key?: string | null;
    /** For tasks that ask for no standard of their own. */
    standard?: CppStandard;
  };

/** @throws VALIDATION with what is wrong with a question, in sentences for its author. */
export function refuseFaults(source: KeptSource, isDraft: boolean): void {
  const faults = faultsOf(source, { isDraft });
  if (faults.length > 0) throw new AppError('VALIDATION', { detail: faults.join('；') });
}

/** The columns of the head that follow from what is asked. */
export function headOf(source: KeptSource, title: string | undefined) {
  const { difficulty, tags } = source;
  const given = title?.trim() ? titleOf(title) : '';
  return {
    title: given || headline(source),
    difficulty,
    tags: tags.slice(0, BANK_LIMITS.tagsMax),
    ...likenessOf(source),
  };
}

/**
 * Puts a question with its first version into a bank, as a draft unless told otherwise: the one way in for the bank,
 * for imports and for papers. `keepTestData` comes first; whether the caller may, and whether it is there already
 * (`sameAs`), is the caller's.
 *
 * @throws VALIDATION with what is wrong with it
 */
export async function createQuestion(
  tx: Db,
  { appId, now, actorId }: Author,
  source: KeptSource,
  { orgId, ownerId, title, solutions = [], standard = DEFAULT_STANDARD, ...head }: NewQuestion,
) {
  const status = head.status ?? QUESTION.draft;
  refuseFaults(source, status === QUESTION.draft);
  const base = { appId, orgId, createdBy: actorId, createdAt: now, updatedAt: now };
  const [id, versionId] = [newId(), newId()];
  const derived = headOf(source, title);
  await tx.insert(questionVersion).values({
    ...base,
    id: versionId,
    questionId: id,
    versionNo: 1,
    ...questionContent(source, standard),
    solutions,
  });
  await tx.insert(question).values({
    ...base,
    ...derived,
    points: [...(source.knowledge ?? [])],
    ...head,
    id,
    ownerId,
    status,
    type: source.type,
    currentVersionId: versionId,
    checkState: solutions.length > 0 ? 'unchecked' : 'none',
  });
  await tx.insert(questionSearch).values({ appId, questionId: id, ...searchOf(source, derived.title) });
  return { id, versionId, version: 1, versionNo: 1, title: derived.title };
}
