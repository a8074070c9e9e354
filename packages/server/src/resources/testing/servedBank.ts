import { and, asc, eq } from 'drizzle-orm';
import type { questionImports } from '@aosai/api/contract/exam/questionImports';
import type { contract } from '@aosai/api/contract/index';
import { question } from '../../db/schema/bank.ts';
import { aStatement } from '../../engine/testing/aStatement.ts';
import type { Persona, Stage } from './examStage.ts';

/** What comes and goes as files is for the tests of imports and exports. */
type BankCall = Exclude<keyof (typeof contract)['question']['calls'], keyof typeof questionImports>;

const GROUPS = ['', 'oj', 'edms'] as const;
const LIST = { page: 0, size: 200, sort: [] };

/** Everything that a persona gets to read of the bank, under each prefix that its members have: errors with their texts. */
export async function servedBank(stage: Stage, persona: Persona): Promise<string> {
  const { db, appId } = stage.context('office');
  const rows = await db
    .select({ id: question.id, type: question.type })
    .from(question)
    .where(and(eq(question.appId, appId), eq(question.createdBy, question.key)))
    .orderBy(asc(question.id));
  const ids = rows.map(({ id }) => id);
  const { key: _, ...source } = aStatement();
  const inputs: Record<BankCall, object[]> = {
    create: [{ source: { ...source, stem: 'trueFalse 题干' } }, { source: { ...source, stem: '' } }],
    update: ids.map((id) => ({ id, version: 999, status: '1' })),
    delete: ids.map((id) => ({ id })),
    queryById: ids.map((id) => ({ id })),
    queryList: [LIST, { ...LIST, keyword: 'CANARY' }, { ...LIST, keyword: '题干' }, { ...LIST, status: '1' }],
    querySimpleList: [LIST, { ...LIST, keyword: 'CANARY' }],
    queryRandomList: [{ slots: rows.map(({ type }) => ({ type, count: 5 })) }],
    buy: ids.map((id) => ({ id })),
    // A trial that began would stand in the judge's queue: that it shows nothing is the test of its own.
    debug: [{ id: '0'.repeat(26) }],
  };
  const parts: string[] = [];
  for (const group of GROUPS) {
    for (const [action, each] of Object.entries(inputs)) {
      for (const input of each) {
        const ask = stage.ask as (p: Persona, r: 'question', a: string, i: object, g: string) => Promise<unknown>;
        const reply = await ask(persona, 'question', action, input, group).catch((error: unknown) =>
          error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : error,
        );
        parts.push(`${group}/question.${action} ${JSON.stringify(reply)}`);
      }
    }
  }
  return parts.join('\n');
}
