import { DAY_MS } from '@aosai/api/kit/constants';
import { chapter, course, fileGrant } from '../../db/schema/content.ts';
import type { AccessSite } from './accessOf.ts';
import type { Owner } from './accessPeople.ts';

/*
 * Rows that show a file of the office, or that somebody has unlocked, for the matrix. Each owner's row lacks something
 * different, so that removing any clause of the row scope changes a cell.
 */

const FREE = { orgId: null, ownerId: null, status: '1', isFree: true, title: '课' } as const;
const READY = { orgId: null, ownerId: null, status: '1', title: '课', kind: 'course', difficulty: 'easy' } as const;

/** A chapter that shows the file to everybody; for the classmate, a piece of the content centre. */
export async function showToAll(site: AccessSite, owner: Owner, fileName: string): Promise<void> {
  if (owner === 'classmate') await site.insert(course, owner, { ...READY, file: fileName });
  else await site.insert(chapter, owner, { ...FREE, videoFile: fileName });
}

/** A row that names the file but shows it to nobody. */
export async function keepLocked(site: AccessSite, owner: Owner, fileName: string): Promise<void> {
  const lacking: Partial<Record<Owner, Partial<typeof chapter.$inferInsert>>> = {
    student: { status: '0' },
    classmate: { orgId: site.orgIds.student },
    schoolmate: { ownerId: site.ids.teacher },
    teacher: { deletedAt: site.now() },
    parent: { appId: site.appIdOf('foreigner') },
  };
  if (owner === 'stranger') await site.insert(course, owner, { ...READY, status: '0', file: fileName });
  else await site.insert(chapter, owner, { ...FREE, videoFile: fileName, ...(lacking[owner] ?? { isFree: false }) });
}

/**
 * A file grant of the student for the student's own row only; the other grants are somebody else's, expired, or in
 * another app.
 */
export async function openForStudent(site: AccessSite, owner: Owner, fileName: string): Promise<void> {
  const memberId = owner === 'classmate' ? site.ids.classmate : site.ids.student;
  const isOver = owner === 'schoolmate';
  const until = new Date(site.now().getTime() + (isOver ? -1 : 1) * DAY_MS);
  const appId = site.appIdOf(owner === 'student' || owner === 'classmate' || isOver ? owner : 'foreigner');
  await site.db.insert(fileGrant).values({ appId, memberId, fileName, until });
}
