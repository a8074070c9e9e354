import { grantFiles } from './fileGrants.ts';
import type { CallContext } from '../../kit/context.ts';

/** Grants the caller access to a file and returns its name. */
export async function grantFile(context: CallContext, fileName: string | null): Promise<string | null> {
  await grantNamedFiles(context, fileName === null ? [] : [fileName]);
  return fileName;
}

/** Grants a member access to the files that a reply names. Operators fetch by their permissions. */
export async function grantNamedFiles(
  { db, appId, actor, services }: CallContext,
  names: readonly string[],
): Promise<void> {
  if (actor.kind === 'member') await grantFiles(db, { appId, now: services.now() }, actor.memberId, names);
}
