import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { hasBody } from '@aosai/api/questions/kinds';
import type { FileStorage } from '../../adapters/storage/port.ts';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { questionImport, questionImportItem } from '../../db/schema/imports.ts';
import { file } from '../../db/schema/platform.ts';
import { type ThreadQuestion, stagedAt } from '../../importers/thread/threadItems.ts';
import { changeContent, type ContentChange } from '../bank/changeQuestion.ts';
import { type Author, createQuestion } from '../bank/createQuestion.ts';
import { refuseFullBank } from '../bank/bankLimit.ts';
import type { TextIndex } from '../bank/questionText.ts';
import { lockPapersWith } from '../bank/questionUsage.ts';
import { storeTestData } from '../testData/storeCases.ts';
import { TestDataFault, type TestDataStore } from '../../adapters/testData/testDataStore.ts';
import type { PreparedItem } from './preparedItem.ts';
import { dataFilesOf, solutionsOf, draftToSource, type PictureAddresses } from './draftToSource.ts';
import { createHash, randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileAddress } from '@aosai/api/kit/fileAddress';
import { newId } from '../../base/newId.ts';
import type { ImageDraft } from '../../importers/draft.ts';
import { reencodeImage } from './reencodeImage.ts';

const NAME_BYTES = 16;
const SHOWN_CHARS = 40;

type FileRow = typeof file.$inferInsert;

interface StoredPictures {
  addresses: PictureAddresses;
  /** To insert with the question: without them nothing is served, and a sweep deletes the bytes. */
  rows: FileRow[];
}

/** Re-encodes the images of a question and stores their bytes under random names. */
async function storePictures(
  { storage, folder }: { storage: FileStorage; folder: string },
  base: Pick<FileRow, 'appId' | 'orgId' | 'createdBy' | 'createdAt' | 'updatedAt' | 'ownerKind' | 'ownerId'>,
  images: readonly ImageDraft[],
): Promise<StoredPictures> {
  const addresses = new Map<string, string | null>();
  const rows: FileRow[] = [];
  for (const image of images) {
    const drawn = await reencodeImage(image);
    if (!drawn) {
      addresses.set(image.name, null);
      continue;
    }
    const fileName = `${randomBytes(NAME_BYTES).toString('base64url')}.${drawn.extension}`;
    const path = join(folder, fileName);
    await writeFile(path, drawn.bytes, { mode: 0o600 });
    await storage.put(fileName, path);
    await rm(path, { force: true });
    addresses.set(image.name, fileAddress(fileName));
    rows.push({
      ...base,
      id: newId(),
      fileName,
      title: image.name.slice(0, SHOWN_CHARS),
      mime: drawn.mime,
      // Readers of the question see its images, also without a session on this site.
      isPublic: true,
      sha256: createHash('sha256').update(drawn.bytes).digest('hex'),
      sizeBytes: drawn.bytes.byteLength,
      purpose: 'attachment',
      widthPx: drawn.widthPx,
      heightPx: drawn.heightPx,
    });
  }
  return { addresses, rows };
}

export type ImportRow = typeof questionImport.$inferSelect;
export type Chosen = NonNullable<ImportRow['chosen']>[number];
type ItemResult = Pick<typeof questionImportItem.$inferInsert, 'outcome' | 'questionId' | 'notes'>;

export interface ImportTools {
  db: Db;
  testData: TestDataStore;
  storage: FileStorage;
  /** The folder of this import, for data that waits to be stored. */
  folder: string;
  now: Date;
  /** For tests only: leaves a control out, to show what it protects from. */
  weakness?: { without: 'together' } | undefined;
}

const NOT_TEXT = '测试数据不是 UTF-8 文本，或超过 64 MB';
const PICTURE_REFUSED = '有的图片没有导入：已损坏、过大或格式不支持';

async function recorded(tx: Db, row: ImportRow, { no, action }: Chosen, result: ItemResult): Promise<boolean> {
  const [mine] = await tx
    .insert(questionImportItem)
    .values({ appId: row.appId, importId: row.id, no, action, ...result })
    .onConflictDoNothing()
    .returning({ no: questionImportItem.no });
  return mine !== undefined;
}

async function replaced(
  tx: Db,
  by: Author,
  row: ImportRow,
  questionId: string,
  change: ContentChange,
  lacks: boolean,
): Promise<string> {
  const key = and(eq(question.appId, row.appId), eq(question.id, questionId));
  await lockPapersWith(tx, row.appId, questionId);
  const [found] = await tx
    .select()
    .from(question)
    .where(and(key, isNull(question.deletedAt)))
    .for('update');
  // The question may have changed its owner since the import began.
  if (!found || found.orgId !== row.orgId || found.ownerId !== row.ownerId) throw new AppError('NOT_FOUND');
  const changes = await changeContent(tx, by, found, change);
  const points = change.source?.knowledge ?? [];
  await tx
    .update(question)
    .set({
      ...changes,
      ...(points.length > 0 && { points: [...points] }),
      ...(lacks && { checkState: 'doubtful' as const }),
      importId: row.id,
      updatedAt: by.now,
      version: sql`${question.version} + 1`,
    })
    .where(key);
  return questionId;
}

/** An item whose data and images are in the store. */
interface Ready {
  asked: ThreadQuestion;
  textIndex: TextIndex;
  /** Something in its file was missing or guessed. */
  lacks: boolean;
  notes: string[];
  pictures: StoredPictures;
}

/** Stores an item and its result in one transaction. */
async function stored(
  tools: ImportTools,
  row: ImportRow,
  chosen: Chosen,
  { asked, textIndex, lacks, notes, pictures }: Ready,
): Promise<void> {
  const source = await storeTestData(tools.testData, draftToSource(asked, pictures.addresses, row.addTags));
  const solutions = solutionsOf(asked);
  const title = hasBody(asked, 'task') ? undefined : asked.title;
  const { orgId, ownerId, id: importId } = row;
  const by = { appId: row.appId, now: tools.now, actorId: row.actorId };
  const created = async (tx: Db) => {
    await refuseFullBank(tx, by, { orgId, ownerId });
    const stage = asked.stage ? { stage: asked.stage } : {};
    const { id } = await createQuestion(tx, by, source, {
      orgId,
      ownerId,
      importId,
      solutions,
      title,
      isIncomplete: lacks,
      textIndex,
      ...stage,
    });
    return id;
  };
  const write = async (tx: Db) => {
    const { questionId } = chosen;
    const id =
      questionId === null
        ? await created(tx)
        : await replaced(tx, by, row, questionId, { source, solutions, title, textIndex }, lacks);
    if (pictures.rows.length > 0) await tx.insert(file).values(pictures.rows);
    return id;
  };
  const record = (tx: Db, questionId: string) => {
    const outcome = chosen.action === 'replace' ? ('replaced' as const) : ('created' as const);
    return recorded(tx, row, chosen, { outcome, questionId, notes });
  };
  if (tools.weakness?.without === 'together') {
    const questionId = await tools.db.transaction(write);
    await record(tools.db, questionId);
    return;
  }
  await tools.db.transaction(async (tx) => {
    // Two servers may have read the same item: the second finds it recorded and rolls its question back.
    if (!(await record(tx, await write(tx)))) tx.rollback();
  });
}

/** The message of an AppError; null for an internal error. */
function reasonOf(error: unknown): string | null {
  if (error instanceof TestDataFault) return NOT_TEXT;
  return error instanceof AppError && error.status < 500 ? error.message : null;
}

/** Imports one item, or records why it cannot be; an item never stops the others. */
export async function importItem(
  tools: ImportTools,
  row: ImportRow,
  chosen: Chosen,
  item: PreparedItem,
): Promise<void> {
  const { no, notes, faults } = item.item;
  const failed = (reasons: string[]) =>
    recorded(tools.db, row, chosen, { outcome: 'failed', questionId: null, notes: reasons });
  const { asks, question: asked } = item;
  if (!asked || !asks || faults.length > 0) {
    await failed(faults);
    return;
  }
  try {
    await tools.testData.adopt(dataFilesOf(asked, stagedAt(tools.folder, no)));
    const base = {
      appId: row.appId,
      orgId: row.orgId,
      createdBy: row.actorId,
      createdAt: tools.now,
      updatedAt: tools.now,
      ownerKind: row.actorKind,
      ownerId: row.actorId,
    };
    const pictures = await storePictures(tools, base, asked.images);
    const isLess = [...pictures.addresses.values()].includes(null);
    const said = isLess ? [...notes, PICTURE_REFUSED] : notes;
    await stored(tools, row, chosen, { asked, textIndex: asks.index, lacks: item.lacks, notes: said, pictures });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    await failed([reason]);
  }
}

/** Records an item that is skipped, or that a second reading did not find. */
export const recordSkipped = (
  db: Db,
  row: ImportRow,
  chosen: Chosen,
  result: Omit<ItemResult, 'questionId'>,
): Promise<boolean> => recorded(db, row, chosen, { ...result, questionId: null });
