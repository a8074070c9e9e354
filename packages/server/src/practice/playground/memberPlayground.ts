import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import { memberPlayground as playgroundTable } from '../../db/schema/memberRecords.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { memberActor } from '../../kit/actor.ts';
import { memberRowScope } from '../../kit/scope.ts';
import { programRun, runProgram } from './runProgram.ts';
import { programTrace, traceProgram } from './traceProgram.ts';

type Row = typeof playgroundTable.$inferSelect;

const ONE = [playgroundTable.appId, playgroundTable.memberId, playgroundTable.language, playgroundTable.state];

const own = (context: CallContext, language: Row['language']) =>
  and(
    memberRowScope(context, { appId: playgroundTable.appId, memberId: playgroundTable.memberId }, ['own']),
    eq(playgroundTable.language, language),
  );

const programOf = ({ code, input, updatedAt }: Row) => ({ code, input, savedAt: updatedAt.toISOString() });
const draftOf = (row: Row) => ({ ...programOf(row), revision: row.version });

/** The values of a new row. */
function fresh(context: CallContext, program: Pick<Row, 'language' | 'state' | 'code' | 'input' | 'output'>) {
  const { memberId } = memberActor(context);
  const now = context.services.now();
  const { appId } = context;
  return { appId, id: newId(), memberId, ...program, createdBy: memberId, createdAt: now, updatedAt: now };
}

export const memberPlayground = {
  async queryLatest(context, { language }) {
    const rows = await context.db.select().from(playgroundTable).where(own(context, language));
    const draft = rows.find(({ state }) => state === 'draft');
    const latest = rows.find(({ state }) => state === 'submitted');
    return {
      draft: draft ? draftOf(draft) : null,
      latest: latest ? { ...programOf(latest), output: latest.output } : null,
    };
  },

  async saveAsDraft(context, { language, code, input, baseRevision }) {
    const values = fresh(context, { language, state: 'draft', code, input, output: '' });
    // One statement: of two windows that have seen the same revision only one writes.
    const [saved] = await context.db
      .insert(playgroundTable)
      .values({ ...values, version: baseRevision + 1 })
      .onConflictDoUpdate({
        target: ONE,
        set: { code, input, updatedAt: values.updatedAt, version: sql`${playgroundTable.version} + 1` },
        setWhere: eq(playgroundTable.version, baseRevision),
      })
      .returning();
    if (saved) return { saved: true, draft: draftOf(saved) };
    const [theirs] = await context.db
      .select()
      .from(playgroundTable)
      .where(and(own(context, language), eq(playgroundTable.state, 'draft')));
    // Erased meanwhile, together with the person.
    if (!theirs) throw new AppError('NOT_FOUND');
    // Equal text means that the reply to an earlier save was lost.
    return { saved: theirs.code === code && theirs.input === input, draft: draftOf(theirs) };
  },

  async submitAnswer(context, { language, code, input, output }) {
    const values = fresh(context, { language, state: 'submitted', code, input, output });
    await context.db
      .insert(playgroundTable)
      .values(values)
      .onConflictDoUpdate({
        target: ONE,
        set: { code, input, output, updatedAt: values.updatedAt, version: sql`${playgroundTable.version} + 1` },
      });
    return { savedAt: values.updatedAt.toISOString() };
  },

  debug: async (context, program) => ({ debugId: await runProgram(context, program) }),
  queryRun: (context, { id }) => programRun(context, id),
  trace: async (context, program) => ({ traceId: await traceProgram(context, program) }),
  queryTrace: (context, { id }) => programTrace(context, id),
} satisfies ResourceHandlers<'memberPlayground'>;
