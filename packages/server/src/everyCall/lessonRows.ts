import { DAY_MS } from '@aosai/api/domain/constants';
import { chapter, course, fileGrant } from '../db/schema/content.ts';
import type { AccessSite } from './accessOf.ts';
import type { Owner } from './accessPeople.ts';

/*
 * What shows a file of the office's, or has been opened by someone: for the matrix. Each owner's row lacks something
 * else, so that every clause of the row scope is missed by a cell when it is taken out.
 */

const FREE = { orgId: null, ownerId: null, status: '1', isFree: true, title: '课' } as const;
const READY = { orgId: null, ownerId: null, status: '1', title: '课', kind: 'course', difficulty: 'easy' } as const;

/** A chapter that shows the file to everybody; of the classmates a piece of the content centre does. */
export async function showToAll(site: AccessSite, owner: Owner, fileName: string): Promise<void> {
  if (owner === 'classmate') await site.insert(course, owner, { ...READY, file: fileName });
  else await site.insert(chapter, owner, { ...FREE, videoFile: fileName });
}

/** What names the file and shows it to nobody. */
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

/** The student's, of the student's own row alone: the others are someone else's, over, or of another app. */
export async function openForStudent(site: AccessSite, owner: Owner, fileName: string): Promise<void> {
  const memberId = owner === 'classmate' ? site.ids.classmate : site.ids.student;
  const isOver = owner === 'schoolmate';
  const until = new Date(site.now().getTime() + (isOver ? -1 : 1) * DAY_MS);
  const appId = site.appIdOf(owner === 'student' || owner === 'classmate' || isOver ? owner : 'foreigner');
  await site.db.insert(fileGrant).values({ appId, memberId, fileName, until });
}
