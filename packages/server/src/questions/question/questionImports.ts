import { and, asc, eq } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { question as questionCalls } from '@aosai/api/questions/question.contract';
import { AppError } from '@aosai/api/kit/errors';
import { HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import type { Bank } from '@aosai/api/questions/bank';
import { BANK_IMPORT, type ImportFormat } from '@aosai/api/questions/imports';
import type { Column } from '@aosai/api/kit/column';
import { importColumns } from '@aosai/api/questions/importColumns';
import { newId } from '../../base/newId.ts';
import { question as questionTable } from '../../db/schema/bank.ts';
import { questionImport, questionImportItem } from '../../db/schema/imports.ts';
import type { Chosen, ImportRow } from '../imports/importItem.ts';
import { checkFile, firstTask } from '../imports/checkFile.ts';
import { importFolder, takeFile, type ImportFolder } from '../imports/importFolder.ts';
import { columnSheet } from '../../excel/columnSheet.ts';
import { sheetStream, XLSX_MIME } from '../../excel/sheetStream.ts';
import { takeFromAllowance } from '../../platform/allowance.ts';
import type { CallContext, ReceivedFile, ResourceHandlers } from '../../kit/context.ts';
import { audited } from '../../kit/rows/audited.ts';
import { exportedQuestions } from './exportQuestions.ts';
import { ownImport, personOf } from './ownImport.ts';
import { handOn, placeFor } from './bankReader.ts';
import { questionScope } from './questionScope.ts';
import { isNamedCase, type NamedCase } from '@aosai/api/judging/testData';
import { hasBody } from '@aosai/api/questions/kinds';
import type { TestDataStore } from '../../adapters/testData/testDataStore.ts';
import { dataFilesOf, draftToSource } from '../imports/draftToSource.ts';

/** Stores the test data of an upload; data that no question uses within a day is deleted. */
async function uploadedCases(
  testData: TestDataStore,
  folder: ImportFolder,
  lane: string,
): Promise<(NamedCase & { name: string })[]> {
  const found = await firstTask(folder, lane);
  if (!found) return [];
  const { task, at, isText } = found;
  if (!isText) throw new AppError('VALIDATION', { path: 'file', detail: '测试数据不是 UTF-8 文本' });
  await testData.adopt(dataFilesOf(task, at));
  const source = draftToSource(task);
  if (!hasBody(source, 'task')) return [];
  return source.cases.flatMap((one) => (isNamedCase(one) ? [{ ...one, name: one.name ?? one.id }] : []));
}

type Calls = (typeof questionCalls)['calls'];
type Ticked = ParsedInputOf<Calls['importZip']>['items'];

/** Checks of files per person and hour. */
const MAX_CHECKS = 60;

/** Whether the caller may change a question of the bank, so that an import may replace it. */
async function mayReplace(context: CallContext, questionId: string): Promise<boolean> {
  const [row] = await context.db
    .select()
    .from(questionTable)
    .where(and(questionScope(context), eq(questionTable.id, questionId)));
  return row !== undefined && (await handOn(context, row)) === 'keeper';
}

/** Reads an uploaded file without writing to the bank; the result is stored for half an hour under a token. */
async function checked(
  context: CallContext,
  action: string,
  { purpose, format }: { purpose: ImportRow['purpose']; format: ImportFormat | undefined },
  given: ReceivedFile,
) {
  const { db, appId, services } = context;
  const now = services.now();
  const person = personOf(context);
  const subject = `questionCheck:${person.actorId}`;
  await takeFromAllowance(db, { appId, subject, most: MAX_CHECKS, windowMs: HOUR_MS, now });
  const id = newId();
  const folder = importFolder(services.platform.dataFolder, id);
  try {
    await takeFile(folder, given.path);
    const among = { appId, scope: questionScope(context) };
    const lane = `${appId}:${context.actor.kind === 'member' ? (context.actor.orgId ?? person.actorId) : person.actorId}`;
    const checkFor = { lane, among, mayReplace: (questionId: string) => mayReplace(context, questionId) };
    const found = await checkFile(db, folder, checkFor, format);
    const cases = purpose === 'cases' ? await uploadedCases(services.testData, folder, lane) : [];
    const readAt = services.now();
    const expiresAt = new Date(readAt.getTime() + BANK_IMPORT.tokenMinutes * MINUTE_MS);
    const { sha256, sizeBytes, name: fileName } = given;
    return audited(context, `question:${action}`, async (tx) => {
      await tx.insert(questionImport).values({
        appId,
        id,
        ...person,
        createdBy: person.actorId,
        createdAt: now,
        updatedAt: readAt,
        purpose,
        fileName,
        sha256,
        sizeBytes,
        format: format ?? null,
        items: found.items,
        dataHashes: [...new Set(cases.flatMap(({ inSha, outSha }) => [inSha, outSha]))],
        expiresAt,
        state: 'checked',
      });
      const faults = found.items.filter(({ outcome }) => outcome === 'fault').length;
      const after = { sha256, sizeBytes, items: found.items.length, faults };
      return {
        answer: { token: id, expiresAt: expiresAt.toISOString(), ...found, cases },
        told: { target: id, diff: { after } },
      };
    });
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

/** Throws VALIDATION for an item that the file lacks, and for replacing a question that the caller may not change. */
function chosenOf({ items }: ImportRow, ticked: Ticked): Chosen[] {
  const byNo = new Map(items.map((item) => [item.no, item]));
  return ticked.map(({ no, action }) => {
    const item = byNo.get(no);
    if (!item) throw new AppError('VALIDATION', { path: 'items', detail: `文件里没有第 ${no} 题` });
    const questionId = action === 'replace' && item.match?.mayReplace === true ? item.match.id : null;
    if (action === 'replace' && questionId === null)
      throw new AppError('VALIDATION', { path: 'items', detail: `第 ${no} 题没有可以更新的原题` });
    return { no, action, questionId };
  });
}

interface Order {
  token: string;
  /** Items to import. Default: all new ones. */
  items: Ticked | undefined;
  bank?: Bank | undefined;
  addTags?: string[] | undefined;
  /** Hash of the file sent again: it has to be the one that was checked. */
  sha256?: string;
}

const newItems = ({ items }: ImportRow): Ticked =>
  items.filter(({ outcome }) => outcome === 'new' || outcome === 'doubt').map(({ no }) => ({ no, action: 'create' }));

/** Begins the import of a token, once: sending it again returns the same reply. */
async function begun(context: CallContext, action: string, { token, items, bank, addTags = [], sha256 }: Order) {
  const { orgId, ownerId } = placeFor(context, bank);
  const reply = await audited(context, `question:${action}`, async (tx, inside) => {
    const row = await ownImport(inside, token);
    if (row && row.state !== 'checked')
      return { answer: { importId: row.id, total: row.chosen?.length ?? 0 }, told: [] };
    const now = context.services.now();
    if (!row || row.expiresAt <= now || (sha256 !== undefined && row.sha256 !== sha256))
      throw new AppError('IMPORT_EXPIRED');
    const chosen = chosenOf(row, items ?? newItems(row));
    await tx
      .update(questionImport)
      .set({ state: 'running', chosen, orgId, ownerId, addTags, updatedAt: now })
      .where(and(eq(questionImport.appId, row.appId), eq(questionImport.id, row.id)));
    const count = (wanted: Chosen['action']) => chosen.filter((one) => one.action === wanted).length;
    const counts = { create: count('create'), replace: count('replace'), skip: count('skip') };
    const after = { sha256: row.sha256, orgId, ownerId, counts };
    return { answer: { importId: row.id, total: chosen.length }, told: { target: row.id, diff: { after } } };
  });
  context.services.wakeImports();
  return reply;
}

/** The caller's import with its items. Throws NOT_FOUND. */
async function reportOf(context: CallContext, importId: string) {
  const row = await ownImport(context, importId);
  if (!row?.chosen) throw new AppError('NOT_FOUND');
  const results = await context.db
    .select()
    .from(questionImportItem)
    .where(and(eq(questionImportItem.appId, context.appId), eq(questionImportItem.importId, importId)))
    .orderBy(asc(questionImportItem.no));
  const resultByNo = new Map(results.map((result) => [result.no, result]));
  const itemByNo = new Map(row.items.map((item) => [item.no, item]));
  const content = row.chosen.map(({ no, action }) => {
    const [item, result] = [itemByNo.get(no), resultByNo.get(no)];
    return {
      no,
      key: item?.key ?? '',
      title: item?.title ?? '',
      type: item?.type ?? null,
      action,
      outcome: result?.outcome ?? ('waiting' as const),
      questionId: result?.questionId ?? null,
      // For a skipped item, the check's faults say why.
      notes: result?.outcome === 'skipped' ? [...(item?.faults ?? []), ...(item?.notes ?? [])] : (result?.notes ?? []),
    };
  });
  const { state, fileName, createdAt } = row;
  return { content, state, fileName, done: results.length, total: content.length, createdAt: createdAt.toISOString() };
}

/** Imports and exports of files of questions. */
export const questionImports = {
  unzipAndParse(context, { purpose, format }, [given]) {
    if (!given) throw new TypeError('http/ hands on at least one file');
    return checked(context, 'unzipAndParse', { purpose, format }, given);
  },
  importZip: (context, input) => begun(context, 'importZip', input),
  async import(context, { mode, token, format, items, bank, addTags }, [given]) {
    if (!given) throw new TypeError('http/ hands on at least one file');
    if (mode === 'check')
      return { check: await checked(context, 'import', { purpose: 'bank', format }, given), started: null };
    if (token === undefined) throw new AppError('VALIDATION', { path: 'token', detail: '请先检查文件' });
    const order = { token, items, bank, addTags, sha256: given.sha256 };
    return { check: null, started: await begun(context, 'import', order) };
  },
  queryImport: (context, { importId }) => reportOf(context, importId),
  async exportImport(context, { importId }) {
    const { content, fileName } = await reportOf(context, importId);
    const columns = importColumns as readonly Column<(typeof content)[number]>[];
    const sheet = columnSheet(columns, content);
    const title = `${fileName.replace(/\.\w{1,5}$/, '')} 导入结果.xlsx`;
    return {
      title,
      mime: XLSX_MIME,
      sizeBytes: null,
      open: () => sheetStream({ name: '导入结果', ...sheet }),
    };
  },
  exportCase: (context, { ids }) => exportedQuestions(context, ids),
} satisfies Partial<ResourceHandlers<'question'>>;
