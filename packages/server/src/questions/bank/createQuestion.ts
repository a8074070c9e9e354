import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { DEFAULT_STANDARD, type CppStandard } from '@aosai/api/judging/languages';
import { BANK_LIMITS, type CheckState, QUESTION } from '@aosai/api/questions/bank';
import { faultsOf } from '@aosai/api/questions/faultsOf';
import type { DrawnFrom, KeptSource } from '@aosai/api/questions/source';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { recordInsert } from '../../db/recordInsert.ts';
import { question, questionSearch } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import type { StoredSolution } from '../../db/schema/storedQuestion.ts';
import { type QuestionContent, questionContent } from './questionContent.ts';
import { calledBy, type Likeness, likenessOf, type SearchText, searchOf, type TextIndex } from './questionText.ts';

export type QuestionRow = typeof question.$inferSelect;

/** Rows per statement: each has some forty parameters. */
const AT_ONCE = 32;

/** The author, the time and the app of a change. */
export interface Author {
  appId: string;
  now: Date;
  /** Null for content without an author, such as the demo. */
  actorId: string | null;
}

/** The bank of a question: the platform's has neither id, a school's has no owner. */
export interface Place {
  orgId: string | null;
  ownerId: string | null;
}

/** Fields that the keepers of a question set in addition to its content. */
export type HeadChanges = Partial<
  Pick<QuestionRow, 'points' | 'stage' | 'isShared' | 'isOpen' | 'pricePoints' | 'casePolicy'>
> & {
  /** Replaces the first words of the stem as the title. */
  title?: string | undefined;
};

export type NewQuestion = Place &
  HeadChanges & {
    status?: QuestionRow['status'];
    importId?: string | null;
    solutions?: StoredSolution[];
    /** Something in its file was missing or guessed; unusable in papers until somebody has checked and saved it. */
    isIncomplete?: boolean;
    /** Stable key of a question that comes from the files of a paper. */
    key?: string | null;
    /** Set only for a question that a template wrote. */
    drawnFrom?: DrawnFrom | null;
    /** Computed here if omitted; an import computes it on the thread that reads the file. */
    textIndex?: TextIndex | undefined;
    /** For tasks that name no standard. */
    standard?: CppStandard;
    /** How many papers have it: one that is stored in the same transaction, or none. */
    usedCount?: 0 | 1;
    /** Computed here from `title`, `textIndex` and `standard` if omitted. */
    prepared?: PreparedQuestion;
  };

/** @throws VALIDATION with what is wrong with a question, in sentences for its author. */
export function refuseFaults(source: KeptSource, isDraft: boolean): void {
  const faults = faultsOf(source, { isDraft });
  if (faults.length > 0) throw new AppError('VALIDATION', { path: 'source', detail: faults.join('；') });
}

/** The columns of the head that are derived from the content. */
export function headOf(source: KeptSource, title: string | undefined, likeness: Likeness = likenessOf(source)) {
  const { difficulty, tags } = source;
  return {
    title: calledBy(source, title),
    difficulty,
    tags: tags.slice(0, BANK_LIMITS.tagsMax),
    ...likeness,
  };
}

/** What the rows of a question take from its content alone. */
export interface PreparedQuestion {
  head: ReturnType<typeof headOf>;
  content: QuestionContent;
  search: SearchText;
}

/** Renders and indexes a question: most of the work of storing it, and possible without a database. */
export function prepareQuestion(
  source: KeptSource,
  { title, textIndex, standard = DEFAULT_STANDARD }: Pick<NewQuestion, 'title' | 'textIndex' | 'standard'>,
): PreparedQuestion {
  const head = headOf(source, title, textIndex?.likeness);
  return {
    head,
    content: questionContent(source, standard),
    search: textIndex?.search ?? searchOf(source, head.title),
  };
}

/** A new question, and the fields that its keepers set. */
interface Created {
  source: KeptSource;
  given: NewQuestion;
}

/** The ids of a created question. */
interface CreatedIds {
  id: string;
  versionId: string;
  version: 1;
  versionNo: 1;
  title: string;
}

function firstCheck(isIncomplete: boolean, solutions: readonly StoredSolution[]): CheckState {
  if (isIncomplete) return 'doubtful';
  return solutions.length > 0 ? 'unchecked' : 'none';
}

function rowsOf({ appId, now, actorId }: Author, { source, given }: Created) {
  const { orgId, ownerId, title, solutions = [], isIncomplete = false, drawnFrom = null, ...rest } = given;
  const { standard, textIndex, prepared = prepareQuestion(source, { title, textIndex, standard }), ...head } = rest;
  const status = head.status ?? QUESTION.draft;
  refuseFaults(source, status === QUESTION.draft);
  const base = { appId, orgId, createdBy: actorId, createdAt: now, updatedAt: now };
  const [id, versionId] = [newId(), newId()];
  return {
    version: { ...base, id: versionId, questionId: id, versionNo: 1, ...prepared.content, solutions, drawnFrom },
    search: { appId, questionId: id, ...prepared.search },
    question: {
      ...base,
      ...prepared.head,
      points: [...(source.knowledge ?? [])],
      ...head,
      id,
      ownerId,
      status,
      type: source.type,
      currentVersionId: versionId,
      checkState: firstCheck(isIncomplete, solutions),
    },
    ids: { id, versionId, version: 1, versionNo: 1, title: prepared.head.title } satisfies CreatedIds,
  };
}

type Rows = ReturnType<typeof rowsOf>;

/** The rows, made only after other work that waits for this thread. */
async function rowsSoon(author: Author, some: readonly Created[]): Promise<Rows[]> {
  await setImmediate();
  return some.map((one) => rowsOf(author, one));
}

/** Inserts rows with one statement, since an import has hundreds of questions. */
async function insertRows(tx: Db, rows: readonly Rows[]): Promise<void> {
  const versions = recordInsert(
    questionVersion,
    rows.map((one) => one.version),
  );
  const searches = recordInsert(
    questionSearch,
    rows.map((one) => one.search),
  );
  const questions = recordInsert(
    question,
    rows.map((one) => one.question),
  );
  await tx.execute(sql`with version as (${versions}), search as (${searches}) ${questions}`);
}

/**
 * Creates questions with their first versions, as drafts unless told otherwise, and returns their ids in the same
 * order. Call `keepTestData` first. The caller checks permissions and duplicates (`sameAs`).
 *
 * @throws VALIDATION with what is wrong with the first faulty one
 */
export async function createQuestions(tx: Db, author: Author, all: readonly Created[]): Promise<CreatedIds[]> {
  const ids: CreatedIds[] = [];
  let before = Promise.resolve();
  let storing = before;
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    // One statement waits while the database runs another, since writing one takes about the same time.
    const [rows] = await Promise.all([rowsSoon(author, some), before]);
    ids.push(...rows.map((one) => one.ids));
    before = storing;
    storing = insertRows(tx, rows);
    // A failure is for the await below, which comes later.
    void Promise.allSettled([storing]);
  }
  await Promise.all([before, storing]);
  return ids;
}

/** Creates one question; used by the bank and by imports. */
export async function createQuestion(
  tx: Db,
  author: Author,
  source: KeptSource,
  given: NewQuestion,
): Promise<CreatedIds> {
  const [made] = await createQuestions(tx, author, [{ source, given }]);
  if (!made) throw new Error('the question was not stored');
  return made;
}
