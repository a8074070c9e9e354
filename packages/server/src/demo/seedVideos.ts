import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import type { FileStorage } from '../adapters/storage/port.ts';
import type { Db } from '../db/open.ts';
import { chapter } from '../db/schema/content.ts';
import { file } from '../db/schema/platform.ts';
import { demoRow } from './demoRow.ts';
import type { Place } from './storeLesson.ts';
import type { CourseSource, LessonSource } from '@aosai/content/loadCourse';

const NAME_BYTES = 16;

/** Stores a copy, since storage moves the file it is given. */
async function putCopy(storage: FileStorage, name: string, path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-video-'));
  try {
    await copyFile(path, join(folder, name));
    await storage.put(name, join(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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
  const bytes = await readFile(video);
  const fileName = `${randomBytes(NAME_BYTES).toString('base64url')}.mp4`;
  const stored = {
    ...demoRow(appId, now),
    fileName,
    title: `${title}.mp4`,
    mime: 'video/mp4',
    // Only people who may open the lesson may play the video.
    isPublic: false,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sizeBytes: bytes.length,
    purpose: 'video',
  };
  await putCopy(storage, fileName, video);
  await db.transaction(async (tx) => {
    await tx.insert(file).values(stored);
    await tx.update(chapter).set({ videoFile: fileName, updatedAt: now }).where(mine);
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
