import { basename, dirname } from 'node:path';
import type { ProgrammingSource } from '@aosai/api/domain/questions/source';
import { courseFolders, lessonFolders, readFacts, taskFolders } from './readCourse.ts';
import { readTask } from './readTask.ts';

export interface KnownTask {
  name: string;
  folder: string;
  read(): ProgrammingSource;
}

/** Every task of every course, for what makes and judges them. */
export const everyTask = (): KnownTask[] =>
  courseFolders().flatMap((course) => {
    const { level } = readFacts(course);
    return lessonFolders(course)
      .flatMap((lesson) => taskFolders(lesson))
      .map((folder) => ({
        name: `${basename(course)}/${basename(dirname(dirname(folder)))}/${basename(folder)}`,
        folder,
        read: () => readTask(folder, { prefix: basename(course), level }),
      }));
  });
