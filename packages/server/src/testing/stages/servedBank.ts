import { and, asc, eq } from 'drizzle-orm';
import { contract } from '@aosai/api/contract';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { questionImport } from '../../db/schema/imports.ts';
import { aStatement } from '../engine/aStatement.ts';
import { textOfFile } from '../textOfFile.ts';
import type { FileReply } from '../../kit/context.ts';
import type { Persona, Stage } from './examStage.ts';

/** Uploads are tested with the real call: bankSecrecy.test.ts. */
type BankCall = Exclude<keyof (typeof contract)['question']['calls'], 'unzipAndParse' | 'import'>;

/** A reply as text; for a file, also the text of its content. */
async function textOf(reply: unknown): Promise<string> {
  if (typeof reply !== 'object' || reply === null || !('open' in reply)) return JSON.stringify(reply);
  const { open, ...rest } = reply as FileReply;
  const pieces = (await open(0, Number.MAX_SAFE_INTEGER).toArray()) as Buffer[];
  return JSON.stringify(rest) + (await textOfFile(Buffer.concat(pieces)));
}

const GROUPS = ['', 'oj', 'edms'] as const;
const LIST = { page: 0, size: 200, sort: [] };

/** Every reply and error text that a persona gets from the bank, under each prefix that its members may use. */
export async function servedBank(stage: Stage, persona: Persona): Promise<string> {
  const { db, appId } = stage.context('office');
  const rows = await db
    .select({ id: question.id, type: question.type })
    .from(question)
    .where(and(eq(question.appId, appId), eq(question.createdBy, question.key)))
    .orderBy(asc(question.id));
  const ids = rows.map(({ id }) => id);
  const imports = await db
    .select({ id: questionImport.id })
    .from(questionImport)
    .where(eq(questionImport.appId, appId));
  const importIds = imports.map(({ id }) => id);
  // The platform's office may export its own questions whole, and a trial that it starts would stay in the queue.
  const ofMembers = persona === 'office' ? [] : ids;
  const versions = await db
    .select({ programming: questionVersion.programming })
    .from(questionVersion)
    .where(eq(questionVersion.appId, appId));
  const cases = versions.flatMap(({ programming }) => programming?.cases ?? []);
  const hidden = cases.flatMap(({ sample, inSha, outSha }) => (sample ? [] : [inSha, outSha]));
  const { key: _, ...source } = aStatement();
  const inputs: Record<BankCall, object[]> = {
    create: [{ source: { ...source, stem: 'trueFalse 题干' } }, { source: { ...source, stem: '' } }],
    update: ids.map((id) => ({ id, version: 999, status: '1' })),
    delete: ids.map((id) => ({ id })),
    queryById: ids.map((id) => ({ id })),
    queryList: [LIST, { ...LIST, keyword: 'CANARY' }, { ...LIST, keyword: '题干' }, { ...LIST, status: '1' }],
    querySimpleList: [LIST, { ...LIST, keyword: 'CANARY' }],
    queryRandomList: [{ slots: rows.map(({ type }) => ({ type, count: 5 })) }, { mode: 'weak' }, { mode: 'due' }],
    queryAlike: ids.length > 1 ? [{ ids: ids.slice(0, 200) }] : [],
    buy: ids.map((id) => ({ id })),
    queryVersions: ids.map((id) => ({ id })),
    queryVersion: ids.map((id) => ({ id, versionNo: 1 })),
    exportCaseFile: ofMembers.flatMap((id) => hidden.map((sha) => ({ id, sha, part: 'all' }))),
    debug: ofMembers.flatMap((id) => [{ id }, { id, language: 53, code: 'x', input: '1' }]),
    exportCase: ofMembers.map((id) => ({ ids: [id] })),
    importZip: importIds.map((token) => ({ token, items: [{ no: 1, action: 'create' }] })),
    queryImport: importIds.map((importId) => ({ importId })),
    reportError: ofMembers.map((id) => ({ id, part: 'key', content: '答案不对' })),
    queryEvidence: ids.map((id) => ({ id })),
    queryErrorReports: ids.map((id) => ({ id })),
    answerErrorReport: ids.map((id) => ({
      id,
      reportId: 'Q'.repeat(26),
      version: 1,
      answer: 'right',
      reply: '没有错',
    })),
    exportImport: importIds.map((importId) => ({ importId })),
  };
  const parts: string[] = [];
  for (const group of GROUPS) {
    for (const [action, each] of Object.entries(inputs)) {
      if (!Object.hasOwn(contract.question.calls[action as BankCall].mounts, group)) continue;
      for (const input of each) {
        const ask = stage.ask as (p: Persona, r: 'question', a: string, i: object, g: string) => Promise<unknown>;
        const reply = await ask(persona, 'question', action, input, group).catch((error: unknown) =>
          error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : error,
        );
        parts.push(`${group}/question.${action} ${await textOf(reply)}`);
      }
    }
  }
  return parts.join('\n');
}
