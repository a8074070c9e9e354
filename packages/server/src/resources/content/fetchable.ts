import { grantFiles } from '../../engine/course/fileGrants.ts';
import type { CallContext } from '../context.ts';

/** The name of a file that the caller may fetch from now on. */
export async function fetchable(context: CallContext, fileName: string | null): Promise<string | null> {
  await openFiles(context, fileName === null ? [] : [fileName]);
  return fileName;
}

/** Lets the caller fetch what a reply is about to name. Operators fetch by their permissions. */
export async function openFiles({ db, appId, actor, services }: CallContext, names: readonly string[]): Promise<void> {
  if (actor.kind === 'member') await grantFiles(db, { appId, now: services.now() }, actor.memberId, names);
}
