import { and, eq, isNull } from 'drizzle-orm';
import type { FileStorage } from '../adapters/storage/port.ts';
import type { Db } from '../db/open.ts';
import { chapter } from '../db/schema/content.ts';
import { file } from '../db/schema/platform.ts';
import { putShipped } from './putShipped.ts';
import type { Place } from './storeLesson.ts';
import type { CourseSource, LessonSource } from '@aosai/content/loadCourse';

async function seedVideo(
  db: Db,
  storage: FileStorage,
  { appId, now }: Place,
  { key, title, video }: LessonSource & { video: string },
): Promise<void> {
  // Version 1: nobody has edited the chapter. An edited chapter is left alone, also if only its video was removed.
  const untouched = and(eq(chapter.version, 1), isNull(chapter.videoFile), isNull(chapter.deletedAt));
  const mine = and(eq(chapter.appId, appId), eq(chapter.key, key), untouched);
  const [row] = await db.select({ id: chapter.id }).from(chapter).where(mine);
  if (!row) return;
  const stored = await putShipped(storage, { appId, now }, { path: video, title, purpose: 'video' });
  await db.transaction(async (tx) => {
    await tx.insert(file).values(stored);
    await tx.update(chapter).set({ videoFile: stored.fileName, updatedAt: now }).where(mine);
  });
}

/** Adds videos to lessons whose folder has one, also to lessons that an earlier start created without. */
export async function seedVideos(
  db: Db,
  storage: FileStorage,
  place: Place,
  sources: readonly CourseSource[],
): Promise<void> {
  for (const { lessons } of sources)
    for (const lesson of lessons) {
      const { video } = lesson;
      if (video !== undefined) await seedVideo(db, storage, place, { ...lesson, video });
    }
}
