import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgrammingSource } from '@aosai/api/questions/source';
import { taskFolders } from './loadCourse.ts';
import { byDifficulty, readTask } from './tasks/readTask.ts';

const CAMP = join(import.meta.dirname, '../camp');

/** Slugs of the levels that have written tasks, such as `gesp-cpp-1`. */
export const campLevels = (): string[] => readdirSync(CAMP).toSorted();

/** Folders of the tasks that end a level; none when nobody has written any for it. */
export const campTaskFolders = (level: string): string[] =>
  existsSync(join(CAMP, level)) ? taskFolders(join(CAMP, level)) : [];

/** Loads the tasks that end a level of the camp, the easiest first; `prefix` begins their keys. */
export const loadCampLevel = (level: string, prefix: string): ProgrammingSource[] =>
  byDifficulty(campTaskFolders(level).map((folder) => readTask(folder, { prefix, level })));
