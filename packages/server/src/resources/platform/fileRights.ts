import { FILE_PURPOSES, type FilePurpose, purposeRule, type Uploader } from '@aosai/api/domain/filePurposes';
import type { Actor } from '../../sessions/actor.ts';

function holds(actor: Actor, uploader: Uploader): boolean {
  if (uploader === 'user') return actor.kind === 'user';
  if (actor.kind !== 'member') return false;
  switch (uploader) {
    case 'member':
      return true;
    case 'teacher':
      return actor.type === 'teacher';
    case 'orgManager':
      return actor.orgId !== null && actor.orgRoles.includes('manager');
    default:
      return uploader satisfies never;
  }
}

/** Whether this caller may upload for the purpose; users passed the permission of the call itself before. */
export function mayUpload(actor: Actor, purpose: FilePurpose): boolean {
  return purposeRule(purpose).by.some((uploader) => holds(actor, uploader));
}

/** Purposes whose files the managers of the organization read as well. */
export const OF_ORGANIZATION = ['orgEvidence', 'attachment'] as const satisfies readonly FilePurpose[];

/** The right to the record that the file belongs to is the right to the file; other files need the one of files. */
const RECORD_PERMISSION: Partial<Record<FilePurpose, string>> = {
  memberDocument: 'memberDocument:queryById',
  orgEvidence: 'organization:queryById',
  orderEvidence: 'member/order:queryById',
  feedback: 'feedback:queryById',
};

/** Purposes whose private files these permissions open. */
export function purposesOpenedBy(permissions: ReadonlySet<string>): FilePurpose[] {
  const purposes = Object.keys(FILE_PURPOSES) as FilePurpose[];
  return purposes.filter((purpose) => permissions.has(RECORD_PERMISSION[purpose] ?? 'common/file:download'));
}
