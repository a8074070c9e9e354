import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepLocked, openForStudent, showToAll } from '../../testing/everyCall/lessonRows.ts';
import { newId } from '../../base/newId.ts';
import { file } from '../../db/schema/platform.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import {
  ANYONE,
  EVERY_OWNER,
  MEMBERS_AND_OFFICE,
  OF_APP,
  OF_SCHOOL,
  OWN,
  OWN_AND_CHILD,
  type Reach,
  combined,
} from '../../testing/everyCall/reach.ts';

/** A file whose purpose lets others read it too, not only the owner. */
async function aFile(site: AccessSite, owner: Owner, changes: Partial<typeof file.$inferInsert> = {}): Promise<string> {
  const fileName = newId().toLowerCase();
  await site.insert(file, owner, {
    fileName,
    title: 'a.txt',
    mime: 'text/plain',
    ownerKind: 'member',
    ownerId: site.ids[owner],
    isPublic: false,
    sha256: '',
    sizeBytes: 1,
    ...changes,
  });
  const path = join(tmpdir(), fileName);
  await writeFile(path, 'x');
  await site.app.services.storage.put(fileName, path);
  return fileName;
}

/** An office's video and the content that shows it. */
async function aVideo(
  site: AccessSite,
  owner: Owner,
  show: (site: AccessSite, owner: Owner, fileName: string) => Promise<void>,
): Promise<string> {
  const fileName = await aFile(site, owner, { purpose: 'video', ownerKind: 'user' });
  await show(site, owner, fileName);
  return fileName;
}

function aForm(): FormData {
  const form = new FormData();
  form.append('purpose', 'attachment');
  form.append('file', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'a.pdf');
  return form;
}

/** Files that only their owner and super users may open. */
const SUPER_OF_APP: Reach = { super: OF_APP.super, foreignSuper: OF_APP.foreignSuper };

export const access = accessOf('file', {
  row: (site, owner) => aFile(site, owner),
  rows: {
    /** A document of the owner's. */
    paper: (site, owner) => aFile(site, owner, { purpose: 'memberDocument' }),
    /** A school's file, uploaded by one of its members. */
    evidence: (site, owner) => aFile(site, owner, { purpose: 'orgEvidence', orgId: site.orgIds[owner] }),
    /** A member's screenshot for a feedback, which their school may not see. */
    screenshot: (site, owner) => aFile(site, owner, { purpose: 'feedback', orgId: site.orgIds[owner] }),
    /** A back-office user's file; the user's id could be equal to a member's. */
    officeFile: (site, owner) => aFile(site, owner, { purpose: 'memberDocument', ownerKind: 'user' }),
    lesson: (site, owner) => aVideo(site, owner, showToAll),
    lockedLesson: (site, owner) => aVideo(site, owner, keepLocked),
    openedLesson: (site, owner) => aVideo(site, owner, openForStudent),
    picture: (site, owner) => aFile(site, owner, { purpose: 'cover', ownerKind: 'user', isPublic: true }),
  },
  rules: {
    'POST /common/file/upload': { doors: MEMBERS_AND_OFFICE },
    'GET /common/file/{fileName}': {
      doors: ANYONE,
      rows: combined(OWN, SUPER_OF_APP),
      kinds: {
        paper: combined(OWN_AND_CHILD, OF_APP),
        evidence: combined(OWN, OF_SCHOOL, OF_APP),
        screenshot: combined(OWN, OF_APP),
        officeFile: OF_APP,
        lesson: EVERY_OWNER,
        lockedLesson: OF_APP,
        openedLesson: combined(OF_APP, { student: ['student'] }),
        picture: EVERY_OWNER,
      },
    },
    'DELETE /common/file/{fileName}': { doors: MEMBERS_AND_OFFICE, rows: combined(OWN, OF_APP) },
  },
  reads: ['download'],
  prepared: { upload: () => ({ input: aForm() }) },
  auditedIn: { delete: 'platform/file/file.test.ts' },
  takes: { upload: { isPublic: 'whether one’s own file is for everybody: the purpose decides' } },
});
