import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { course as courseCalls } from '@aosai/api/courses/course.contract';
import { AppError } from '@aosai/api/kit/errors';
import { CONTENT_CATEGORY } from '@aosai/api/courses/courseRules';
import { QUESTION } from '@aosai/api/questions/bank';
import { renderArticle } from '../../kit/markdown/markdown.ts';
import type { Db } from '../../db/open.ts';
import { chapter, course as courseTable } from '../../db/schema/content.ts';
import { isUniqueViolation } from '../../db/uniqueViolation.ts';
import { refusedState } from '../../questions/bank/bankTransitions.ts';
import { classCounts } from '../chapterUsage.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { bankReader, handOn, placeFor } from '../../questions/question/bankReader.ts';
import { standingChanges } from '../../questions/question/bankStanding.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { defined } from '../../kit/rows/defined.ts';
import { crud } from '../../kit/rows/crud.ts';
import type { ChangesOf, RowWork } from '../../kit/rows/crudTable.ts';
import { checkAttached } from '../../platform/file/attachedFile.ts';
import { usableChapterScope } from '../chapter/chapterScope.ts';
import { courseScope } from './courseScope.ts';

type Calls = (typeof courseCalls)['calls'];
type CreateInput = ParsedInputOf<Calls['create']>;
type UpdateInput = ParsedInputOf<Calls['update']>;
type ChaptersInput = ParsedInputOf<Calls['updateChapters']>;
type Table = typeof courseTable;
type CourseRow = Table['$inferSelect'];

const LOGGED = [
  'title',
  'kind',
  'slug',
  'category',
  'orgId',
  'ownerId',
  'status',
  'isShared',
  'chapterIds',
  'file',
  'sort',
] as const;

const slugTaken = ({ slug }: { slug?: string | null | undefined }) => new AppError('CODE_TAKEN', { code: slug ?? '' });

/** The rows of courses, with the kit's lock, version and log. */
export const courses = crud(courseTable, {
  log: 'course',
  logged: LOGGED,
  visible: courseScope,
  taken: slugTaken,
  view: (row) => datesAsText(row),
});

type Settings = Omit<CreateInput, 'bank'>;

/** Drops undefined fields and renders the notes. */
const columnsOf = ({ notes, ...rest }: Partial<Settings>) => ({
  ...defined(rest),
  ...(notes !== undefined && { notes, notesHtml: renderArticle(notes) }),
});

/** Slugs are unique on the whole site, so only the platform's office sets them. Throws FORBIDDEN. */
function refuseAddress(context: CallContext, { slug }: Partial<Settings>): void {
  if (slug && bankReader(context).as !== 'office') throw new AppError('FORBIDDEN');
}

type Pieces = Pick<RowWork<Table, unknown>, 'tx' | 'context'>;

async function checkFiles(
  { tx, context }: Pieces,
  input: Partial<Settings>,
  before: Pick<CourseRow, 'cover' | 'file'>,
) {
  await checkAttached(tx, context, { before: before.cover, wanted: input.cover, purposes: ['cover'], path: 'cover' });
  await checkAttached(tx, context, {
    before: before.file,
    wanted: input.file,
    purposes: ['video', 'attachment'],
    path: 'file',
  });
}

const missing = (path: string, detail: string) => new AppError('VALIDATION', { path, detail });

/** Throws VALIDATION if the course lacks something that students need. */
async function refuseUnready(
  tx: Db,
  appId: string,
  row: Pick<CourseRow, 'kind' | 'category' | 'file' | 'notes' | 'chapterIds'>,
): Promise<void> {
  if (row.kind === 'content') {
    if (row.category === null) throw missing('category', '请选择内容的分类');
    if (row.category === 'article' && row.notes.trim() === '') throw missing('notes', '请先写正文');
    if (row.category !== 'article' && row.file === null)
      throw missing('file', `请先上传${CONTENT_CATEGORY.label(row.category)}`);
    return;
  }
  const ready = await tx.$count(
    chapter,
    and(
      eq(chapter.appId, appId),
      inArray(chapter.id, row.chapterIds),
      eq(chapter.status, QUESTION.ready),
      isNull(chapter.deletedAt),
    ),
  );
  if (ready === 0) throw missing('chapterIds', '请先加入至少一个可用的单元');
}

async function changesOf(work: RowWork<Table, UpdateInput>): Promise<ChangesOf<Table>> {
  const { tx, context, input, row } = work;
  const { id, version: _seen, bank, status, note, isShared, ...rest } = input;
  const { appId } = context;
  const settings = columnsOf(rest);
  const after = { ...row, ...settings };
  const moves = { bank, status, note, isShared };
  const standing = await standingChanges(context, row, moves, {
    isSetting: Object.keys(settings).length > 0,
    isUsed: async () => (await classCounts(tx, appId, [id]))(id) > 0,
    refuseUnready: () => refuseUnready(tx, appId, after),
  });
  refuseAddress(context, rest);
  await checkFiles(work, rest, row);
  const isMet = (standing.status ?? row.status) === QUESTION.ready;
  if (isMet && row.status === QUESTION.ready) await refuseUnready(tx, appId, after);
  return { ...settings, ...standing };
}

/** Sharing a course with schools shares its chapters too. */
async function lendChapters({
  tx,
  context,
  row,
  changes,
}: RowWork<Table, UpdateInput> & { changes: ChangesOf<Table> }) {
  if (changes.isShared !== true || row.chapterIds.length === 0) return;
  await tx
    .update(chapter)
    .set({ isShared: true })
    .where(
      and(
        eq(chapter.appId, context.appId),
        inArray(chapter.id, row.chapterIds),
        isNull(chapter.orgId),
        isNull(chapter.ownerId),
      ),
    );
}

/** Throws VALIDATION for the first chapter that the caller may not use. Chapters already in the course may stay. */
async function chaptersOf({ tx, context, input, row }: RowWork<Table, ChaptersInput>): Promise<ChangesOf<Table>> {
  if ((await handOn(context, row)) !== 'keeper') throw new AppError('CONTENT_FOREIGN');
  if (row.status === QUESTION.offered) throw refusedState(row);
  const { chapterIds } = input;
  const found = await tx
    .select({ id: chapter.id })
    .from(chapter)
    .where(and(usableChapterScope(context), inArray(chapter.id, chapterIds)))
    .orderBy(chapter.id)
    .for('no key update');
  const usable = new Set([...row.chapterIds, ...found.map(({ id }) => id)]);
  const stray = chapterIds.findIndex((id) => !usable.has(id));
  if (stray >= 0) throw missing('chapterIds', `第 ${stray + 1} 个单元不可用`);
  if (row.status === QUESTION.ready) await refuseUnready(tx, context.appId, { ...row, chapterIds });
  return { chapterIds };
}

const change = courses.change<UpdateInput>({ to: changesOf, after: lendChapters });

/** Calls that create, change, fill and delete courses. */
export const courseWrites = {
  create: courses.create<CreateInput>(async (input, work) => {
    const { bank, title, kind = 'course', difficulty = 'easy', ...rest } = input;
    const { isOffered: _offered, ...place } = placeFor(work.context, bank === 'org' ? undefined : bank);
    refuseAddress(work.context, rest);
    await checkFiles(work, rest, { cover: null, file: null });
    return { title, kind, difficulty, ...columnsOf(rest), ...place, status: QUESTION.draft };
  }),
  async update(context, input) {
    try {
      return await change(context, input);
    } catch (error) {
      throw isUniqueViolation(error, 'course_slug') ? slugTaken(input) : error;
    }
  },
  updateChapters: courses.change<ChaptersInput>({ action: 'updateChapters', to: chaptersOf }),
  delete: courses.remove(async ({ tx, context, row }) => {
    if ((await handOn(context, row)) !== 'keeper') throw new AppError('CONTENT_FOREIGN');
    const count = (await classCounts(tx, context.appId, [row.id]))(row.id);
    if (count > 0) throw new AppError('CONTENT_USED', { count });
  }),
} satisfies Pick<ResourceHandlers<'course'>, 'create' | 'update' | 'updateChapters' | 'delete'>;
