import { basename, dirname } from 'node:path';
import type { ProgrammingSource } from '@aosai/api/questions/source';
import { campLevels, campTaskFolders } from './loadCampLevel.ts';
import { courseFolders, lessonFolders, readFacts, taskFolders } from './loadCourse.ts';
import { paperFolder, WRITTEN_PAPERS } from './loadPaper.ts';
import { readPaperFacts } from './papers/readPaper.ts';
import { readTask } from './tasks/readTask.ts';

export interface KnownTask {
  name: string;
  folder: string;
  read(): ProgrammingSource;
}

const tasksOfCourses = (): KnownTask[] =>
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

const tasksOfPapers = (): KnownTask[] =>
  WRITTEN_PAPERS.flatMap((key) => {
    const folder = paperFolder(key);
    const { level } = readPaperFacts(folder);
    return taskFolders(folder).map((task) => ({
      name: `${key}/${basename(task)}`,
      folder: task,
      read: () => readTask(task, { level }),
    }));
  });

const tasksOfCamp = (): KnownTask[] =>
  campLevels().flatMap((level) =>
    campTaskFolders(level).map((folder) => ({
      name: `camp/${level}/${basename(folder)}`,
      folder,
      read: () => readTask(folder, { prefix: `camp-${level}`, level }),
    })),
  );

/** All tasks in the format of courses, for generating and judging their cases. */
export const everyTask = (): KnownTask[] => [...tasksOfCourses(), ...tasksOfPapers(), ...tasksOfCamp()];
