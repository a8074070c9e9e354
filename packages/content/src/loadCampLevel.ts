import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgrammingSource } from '@aosai/api/questions/source';
import { textOf } from './factsFile.ts';
import { taskFolders } from './loadCourse.ts';
import { type ObjectiveSource, readQuestions } from './questions/readQuestions.ts';
import { byDifficulty, readTask } from './tasks/readTask.ts';

/** Folder of the camp, one folder for each level. */
export const CAMP = join(import.meta.dirname, '../camp');

/** Slugs of the levels for which points or tasks are written, such as `gesp-cpp-1`. */
export const campLevels = (): string[] => readdirSync(CAMP).toSorted();

/** Folders of the tasks that end a level; none when nobody has written any for it. */
export const campTaskFolders = (level: string): string[] =>
  existsSync(join(CAMP, level)) ? taskFolders(join(CAMP, level)) : [];

/** Loads the tasks that end a level of the camp, the easiest first; `prefix` begins their keys. */
export const loadCampLevel = (level: string, prefix: string): ProgrammingSource[] =>
  byDifficulty(campTaskFolders(level).map((folder) => readTask(folder, { prefix, level })));

/** What is written for a knowledge point: half a page with an example, and its questions. */
export interface CampPoint {
  notes: string;
  questions: ObjectiveSource[];
}

const MARKDOWN = '.md';

/** Loads what is written for the points of a level, by their slugs; `prefix` begins the keys of the questions. */
export function loadCampPoints(level: string, prefix: string): Map<string, CampPoint> {
  const folder = join(CAMP, level, 'points');
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith(MARKDOWN));
  return new Map(
    files.map((name) => {
      const slug = name.slice(0, -MARKDOWN.length);
      const file = join(folder, name);
      const [notes = ''] = textOf(file).split(/^## /mu);
      return [slug, { notes: notes.trim(), questions: readQuestions({ file, prefix: `${prefix}-${slug}`, level }) }];
    }),
  );
}
