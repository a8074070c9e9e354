import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { questionImport } from '../../../db/schema/imports.ts';
import type { ImportRow } from '../../../engine/imports/bringIn.ts';
import type { CallContext } from '../../context.ts';
import { actorId } from '../../kit/actorId.ts';

/** Whose an import is. Throws SIGN_IN_REQUIRED. */
export function personOf({ actor }: CallContext): Pick<ImportRow, 'actorKind' | 'actorId'> {
  const id = actorId(actor);
  if (id === null || actor.kind === 'anonymous') throw new AppError('SIGN_IN_REQUIRED');
  return { actorKind: actor.kind, actorId: id };
}

/** The import of the caller that a token names, locked; nobody else's exists. */
export async function ownImport(context: CallContext, id: string): Promise<ImportRow | undefined> {
  const person = personOf(context);
  const [row] = await context.db
    .select()
    .from(questionImport)
    .where(
      and(
        eq(questionImport.appId, context.appId),
        eq(questionImport.id, id),
        eq(questionImport.actorKind, person.actorKind),
        eq(questionImport.actorId, person.actorId),
      ),
    )
    .for('update');
  return row;
}

/**
 * Test data that the caller has uploaded under these tokens and may name in a question, and whether one of them is no
 * longer good.
 */
export async function uploadedData(
  context: CallContext,
  tokens: readonly string[],
): Promise<{ hashes: ReadonlySet<string>; isExpired: boolean }> {
  const rows: (ImportRow | undefined)[] = [];
  for (const token of tokens) rows.push(await ownImport(context, token));
  const now = context.services.now();
  const good = rows.flatMap((row) => (row && row.expiresAt > now ? [row] : []));
  return { hashes: new Set(good.flatMap(({ dataHashes }) => dataHashes)), isExpired: good.length < tokens.length };
}
