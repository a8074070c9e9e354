import { and, eq, max } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@aosai/api/kit/errors';
import { type CheckState, QUESTION } from '@aosai/api/questions/bank';
import type { KeptSource } from '@aosai/api/questions/source';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { questionSearch } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import type { StoredSolution } from '../../db/schema/storedQuestion.ts';
import { questionContent } from './questionContent.ts';
import { type Author, headOf, type QuestionRow, refuseFaults } from './createQuestion.ts';
import { correctKey } from './correctKey.ts';
import { searchOf, type TextIndex } from './questionText.ts';
import { isVersionUsed } from './questionUsage.ts';

export interface ContentChange {
  /** Computed here if omitted; an import computes it on the thread that reads the file. */
  textIndex?: TextIndex | undefined;
  /** Changes only the key, in place, of a version in use. */
  isKeyFix?: boolean | undefined;
  source?: KeptSource | undefined;
  solutions?: StoredSolution[] | undefined;
  title?: string | undefined;
}

type VersionRow = typeof questionVersion.$inferSelect;

/** As the database returns it: without `undefined`, keys in any order. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(stored(one), stored(other));

const contentIn = (row: VersionRow, like: object): Partial<VersionRow> =>
  Object.fromEntries(Object.keys(like).map((name) => [name, row[name as keyof VersionRow]]));

/** The template that wrote a question, until somebody changes what it wrote; a video does not count. */
function drawnFromOf(
  before: VersionRow,
  { videoFile: _video, ...asked }: Partial<VersionRow>,
): VersionRow['drawnFrom'] {
  return isSame(contentIn(before, asked), asked) ? before.drawnFrom : null;
}

/**
 * Whether the programs have to be checked again: a new text alone does not need it. Saving a question that an import
 * was unsure about confirms it.
 */
function checkAfter(
  row: QuestionRow,
  before: VersionRow,
  after: Pick<VersionRow, 'programming' | 'solutions'>,
): CheckState {
  if (after.solutions.length === 0) return 'none';
  if (row.checkState === 'doubtful') return 'unchecked';
  const isKept = isSame(before.programming, after.programming) && isSame(before.solutions, after.solutions);
  return isKept ? row.checkState : 'unchecked';
}

async function currentVersion(tx: Db, { appId, currentVersionId, id }: QuestionRow): Promise<VersionRow> {
  const [version] = await tx
    .select()
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, currentVersionId)));
  if (!version) throw new Error(`question ${id} has lost its version`);
  return version;
}

/** Updates a version that nobody has worked on; any other never changes, and a new version follows it. */
async function writeVersion(
  tx: Db,
  { appId, now, actorId }: Author,
  before: VersionRow,
  content: Partial<VersionRow>,
  isKeyFix: boolean,
): Promise<string> {
  const written = { ...content, drawnFrom: drawnFromOf(before, content) };
  if (!(await isVersionUsed(tx, appId, before.id))) {
    await tx
      .update(questionVersion)
      .set({ ...written, updatedAt: now, version: before.version + 1 })
      .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, before.id)));
    return before.id;
  }
  if (isKeyFix) {
    await correctKey(tx, { appId, now }, before, written);
    return before.id;
  }
  const [last] = await tx
    .select({ no: max(questionVersion.versionNo) })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.questionId, before.questionId)));
  const versionNo = (last?.no ?? before.versionNo) + 1;
  const id = newId();
  const base = { createdBy: actorId, createdAt: now, updatedAt: now, version: 1 };
  await tx.insert(questionVersion).values({ ...before, ...written, ...base, id, versionNo });
  return id;
}

/**
 * Stores new content of a question whose papers and row the caller has locked, and returns the changes of its head for
 * the caller to write. Unchanged content makes no new version.
 *
 * @throws VALIDATION with what is wrong with it
 */
export async function changeContent(tx: Db, by: Author, row: QuestionRow, change: ContentChange) {
  const before = await currentVersion(tx, row);
  const { source } = change;
  if (source && source.type !== row.type)
    throw new AppError('VALIDATION', { path: 'type', detail: '题型不能改，请新建一道题' });
  if (source) refuseFaults(source, row.status === QUESTION.draft);
  const written = source ? questionContent(source, before.programming?.standard) : null;
  const solutions = change.solutions ?? before.solutions;
  const isKept = (!written || isSame(contentIn(before, written), written)) && isSame(before.solutions, solutions);
  const { textIndex } = change;
  const changes = source
    ? headOf(source, change.title, textIndex?.likeness)
    : change.title
      ? { title: change.title }
      : {};
  if (source) {
    const search = textIndex?.search ?? searchOf(source, changes.title ?? row.title);
    const key = { appId: by.appId, questionId: row.id };
    const target = [questionSearch.appId, questionSearch.questionId];
    await tx
      .insert(questionSearch)
      .values({ ...key, ...search })
      .onConflictDoUpdate({ target, set: search });
  }
  if (isKept)
    return source && row.checkState === 'doubtful'
      ? { ...changes, checkState: checkAfter(row, before, before) }
      : changes;
  const after = { programming: before.programming, ...written, solutions };
  const currentVersionId = await writeVersion(tx, by, before, after as Partial<VersionRow>, change.isKeyFix ?? false);
  const isRead = source !== undefined || row.checkState !== 'doubtful';
  const checkState = isRead
    ? checkAfter(row, before, { programming: after.programming ?? null, solutions })
    : row.checkState;
  return { ...changes, checkState, currentVersionId };
}
