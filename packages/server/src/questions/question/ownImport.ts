import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { questionImport } from '../../db/schema/imports.ts';
import type { ImportRow } from '../imports/importItem.ts';
import type { CallContext } from '../../kit/context.ts';
import { actorId } from '../../kit/actorId.ts';

/** The person who owns the caller's imports. Throws SIGN_IN_REQUIRED. */
export function personOf({ actor }: CallContext): Pick<ImportRow, 'actorKind' | 'actorId'> {
  const id = actorId(actor);
  if (id === null || actor.kind === 'anonymous') throw new AppError('SIGN_IN_REQUIRED');
  return { actorKind: actor.kind, actorId: id };
}

/** Locks the caller's import with this token; other people's imports do not exist. */
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

/** Test data that the caller uploaded under these tokens and may use in a question, and whether a token has expired. */
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
