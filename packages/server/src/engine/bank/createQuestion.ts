import { AppError } from '@aosai/api/contract/errors';
import { DEFAULT_STANDARD, type CppStandard } from '@aosai/api/domain/languages';
import { BANK_LIMITS, headline, QUESTION, titleOf } from '@aosai/api/domain/questions/bank';
import { faultsOf } from '@aosai/api/domain/questions/faultsOf';
import type { GivenSource, KeptSource } from '@aosai/api/domain/questions/source';
import { newId } from '../../db/newId.ts';
import type { Db } from '../../db/open.ts';
import { question, questionSearch } from '../../db/schema/bank.ts';
import { type DrawnFrom, questionVersion, type StoredSolution } from '../../db/schema/exam.ts';
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
    /** Its file lacked something that judging needs: not for papers before its author has changed or checked it. */
    isIncomplete?: boolean;
    /** Of a paper in files: the same once for ever. */
    key?: string | null;
    /** Of a question that a template has written. */
    drawnFrom?: DrawnFrom | null;
    /** For tasks that ask for no standard of their own. */
    standard?: CppStandard;
  };

/** @throws VALIDATION with what is wrong with a question, in sentences for its author. */
export function refuseFaults(source: KeptSource, isDraft: boolean): void {
  const faults = faultsOf(source, { isDraft });
  if (faults.length > 0) throw new AppError('VALIDATION', { detail: faults.join('；') });
}

/** The title that a question goes by: its own, or the first words of what it asks. */
export const calledBy = (source: GivenSource, title: string | undefined): string =>
  (title?.trim() ? titleOf(title) : '') || headline(source);

/** The columns of the head that follow from what is asked. */
export function headOf(source: KeptSource, title: string | undefined) {
  const { difficulty, tags } = source;
  return {
    title: calledBy(source, title),
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
export async function createQuestion(tx: Db, { appId, now, actorId }: Author, source: KeptSource, given: NewQuestion) {
  const { orgId, ownerId, title, solutions = [], isIncomplete = false, drawnFrom = null, ...rest } = given;
  const { standard = DEFAULT_STANDARD, ...head } = rest;
  const status = head.status ?? QUESTION.draft;
  refuseFaults(source, status === QUESTION.draft);
  const base = { appId, orgId, createdBy: actorId, createdAt: now, updatedAt: now };
  const [id, versionId] = [newId(), newId()];
  const derived = headOf(source, title);
  const version = tx.$with('version').as(
    tx
      .insert(questionVersion)
      .values({
        ...base,
        id: versionId,
        questionId: id,
        versionNo: 1,
        ...questionContent(source, standard),
        solutions,
        drawnFrom,
      })
      .returning({ id: questionVersion.id }),
  );
  const search = tx.$with('search').as(
    tx
      .insert(questionSearch)
      .values({ appId, questionId: id, ...searchOf(source, derived.title) })
      .returning({ id: questionSearch.questionId }),
  );
  // One statement: an import of hundreds waits for the database once for each.
  await tx
    .with(version, search)
    .insert(question)
    .values({
      ...base,
      ...derived,
      points: [...(source.knowledge ?? [])],
      ...head,
      id,
      ownerId,
      status,
      type: source.type,
      currentVersionId: versionId,
      checkState: solutions.length > 0 || isIncomplete ? 'unchecked' : 'none',
    });
  return { id, versionId, version: 1, versionNo: 1, title: derived.title };
}
