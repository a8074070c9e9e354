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
 * Test data that the caller has uploaded under this token and may name in a question.
 *
 * @throws IMPORT_EXPIRED
 */
export async function uploadedData(context: CallContext, token: string): Promise<readonly string[]> {
  const row = await ownImport(context, token);
  if (!row || row.expiresAt <= context.services.now()) throw new AppError('IMPORT_EXPIRED');
  return row.dataHashes;
}
