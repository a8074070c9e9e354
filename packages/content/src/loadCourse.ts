import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { COURSE_KIND } from '@aosai/api/courses/courseRules';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { STAGE } from '@aosai/api/questions/bank';
import type { DrawnFrom, QuestionSource } from '@aosai/api/questions/source';
import { factsOf, readableOf, writtenText } from './factsFile.ts';
import { readQuestions } from './questions/readQuestions.ts';
import { shortTitles } from './questions/shortTitles.ts';
import { byDifficulty, readTask } from './tasks/readTask.ts';

const courseFacts = z.strictObject({
  key: z.string().min(1),
  title: z.string().min(1),
  kind: z.enum(COURSE_KIND.values),
  slug: z.string().nullable(),
  intro: z.string(),
  /** What one can do after the course, in Markdown. */
  notes: z.optional(z.string()),
  difficulty: z.enum(DIFFICULTY.values),
  tags: z.array(z.string()),
  sort: z.int(),
  stage: z.enum(STAGE.values),
  /** Level of knowledge points named only by their slug. */
  level: z.string().min(1),
  /** Numbers in the keys of lessons that got another place in the course after a first version of it. */
  lessonNumbers: z.optional(z.record(z.string(), z.int())),
});

/** `course.json` of a course's folder; a topic is a course of the kind `topic`. */
export type CourseFacts = z.infer<typeof courseFacts>;

/** A lesson as its folder has it. */
export interface LessonSource {
  key: string;
  title: string;
  notes: string;
  /** Path of the lesson's video. */
  video?: string;
  /** `shortTitle` names a question in lists, where the first words of many stems are the same. */
  questions: (QuestionSource & { drawnFrom?: DrawnFrom; shortTitle?: string })[];
}

/** A course or topic with its lessons and their questions. */
export interface CourseSource extends Omit<CourseFacts, 'lessonNumbers'> {
  lessons: LessonSource[];
}

/** Folder of the courses, one folder each; the names of lesson folders begin with their number. */
export const COURSES = join(import.meta.dirname, '../courses');

/** The folders in `tasks` of a lesson, level or paper, by name; none when there is no such folder. */
export const taskFolders = (lesson: string): string[] => {
  const tasks = join(lesson, 'tasks');
  return existsSync(tasks)
    ? readdirSync(tasks)
        .toSorted()
        .map((name) => join(tasks, name))
    : [];
};

/** The folders of a course's lessons, in order. */
export const lessonFolders = (course: string): string[] =>
  readdirSync(course, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(course, name))
    .toSorted();

/** The number that a lesson's folder begins with. Its key has it too, so that a lesson put before it changes no key. */
const FOLDER_NUMBER = /^\d+/u;

/** Key of a lesson by its folder. */
export function lessonKey({ key, lessonNumbers = {} }: CourseFacts, folder: string): string {
  const name = basename(folder);
  const number = lessonNumbers[name] ?? FOLDER_NUMBER.exec(name)?.[0] ?? name;
  return `${key}-${String(number).padStart(2, '0')}`;
}

function readLesson(folder: string, prefix: string, level: string): LessonSource {
  const video = join(folder, 'video.mp4');
  const [title = '', ...notes] = writtenText(join(folder, 'notes.md')).split('\n');
  return {
    key: prefix,
    title: title.replace('# ', ''),
    notes: notes.join('\n').trim(),
    ...(existsSync(video) && { video }),
    questions: [
      ...shortTitles(readQuestions({ file: join(folder, 'questions.md'), prefix, level })),
      // Tasks for everybody come before challenges.
      ...byDifficulty(taskFolders(folder).map((task) => readTask(task, { prefix, level }))),
    ],
  };
}

/** Reads `course.json` of a folder. Throws an Error that names the file and each wrong field. */
export const readFacts = (folder: string): CourseFacts => factsOf(join(folder, 'course.json'), courseFacts);

/**
 * Loads a course or topic from its folder, with lessons, questions and tasks.
 * @throws Error that names the file, and the field, question or case in it that is wrong
 */
export function loadCourse(folder: string): CourseSource {
  return readCourse(folder, (fault) => {
    throw fault;
  });
}

function readCourse(folder: string, leaveOut: (fault: unknown) => void): CourseSource {
  const given = readFacts(folder);
  const { lessonNumbers: _numbers, ...facts } = given;
  const lessons = readableOf(
    lessonFolders(folder),
    (lesson) => readLesson(lesson, lessonKey(given, lesson), facts.level),
    leaveOut,
  );
  return { ...facts, lessons };
}

/**
 * Loads courses without their broken lessons, and without courses whose `course.json` is broken, so that one wrong file
 * never stops a start. `leaveOut` gets an Error for each, which names file and fault.
 */
export function loadReadable(folders: readonly string[], leaveOut: (fault: unknown) => void): CourseSource[] {
  return readableOf(folders, (folder) => readCourse(folder, leaveOut), leaveOut);
}

/** The folders of all courses and topics. */
export const courseFolders = (): string[] => lessonFolders(COURSES);
