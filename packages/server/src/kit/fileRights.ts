import { FILE_PURPOSES, type FilePurpose, purposeRule, type Uploader } from '@aosai/api/platform/filePurposes';
import type { Actor } from './actor.ts';

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

/** Whether the caller may upload for this purpose; a user's permission for the call was checked before. */
export function mayUpload(actor: Actor, purpose: FilePurpose): boolean {
  return purposeRule(purpose).by.some((uploader) => holds(actor, uploader));
}

/** Purposes whose files managers of the organization may read too. */
export const OF_ORGANIZATION = ['orgEvidence', 'attachment'] as const satisfies readonly FilePurpose[];

/** Permissions that open a file by the record it belongs to; other files need the permission for files. */
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
