import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CourseKind } from '@aosai/api/courses/courseRules';
import type { Difficulty } from '@aosai/api/questions/difficulty';
import type { Stage } from '@aosai/api/questions/bank';
import type { DrawnFrom, QuestionSource } from '@aosai/api/questions/source';
import { readQuestions } from './questions/readQuestions.ts';
import { byDifficulty, readTask } from './tasks/readTask.ts';

/** `course.json` of a course's folder. */
export interface CourseFacts {
  key: string;
  title: string;
  kind: CourseKind;
  slug: string | null;
  intro: string;
  difficulty: Difficulty;
  tags: string[];
  sort: number;
  stage: Stage;
  /** Level of knowledge points named only by their slug. */
  level: string;
}

export interface LessonSource {
  key: string;
  title: string;
  notes: string;
  /** Path of the lesson's video. */
  video?: string;
  questions: (QuestionSource & { drawnFrom?: DrawnFrom })[];
}

export interface CourseSource extends CourseFacts {
  lessons: LessonSource[];
}

/** Folder of the courses, one folder each; the names of lesson folders begin with their number. */
export const COURSES = join(import.meta.dirname, '../courses');

export const taskFolders = (lesson: string): string[] => {
  const tasks = join(lesson, 'tasks');
  return existsSync(tasks)
    ? readdirSync(tasks)
        .toSorted()
        .map((name) => join(tasks, name))
    : [];
};

export const lessonFolders = (course: string): string[] =>
  readdirSync(course, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(course, name))
    .toSorted();

function readLesson(folder: string, prefix: string, level: string): LessonSource {
  const video = join(folder, 'video.mp4');
  const [title = '', ...notes] = readFileSync(join(folder, 'notes.md'), 'utf8').split('\n');
  return {
    key: prefix,
    title: title.replace('# ', ''),
    notes: notes.join('\n').trim(),
    ...(existsSync(video) && { video }),
    questions: [
      ...readQuestions({ file: join(folder, 'questions.md'), prefix, level }),
      // Tasks for everybody come before challenges.
      ...byDifficulty(taskFolders(folder).map((task) => readTask(task, { prefix, level }))),
    ],
  };
}

export const readFacts = (folder: string): CourseFacts =>
  JSON.parse(readFileSync(join(folder, 'course.json'), 'utf8')) as CourseFacts;

/** Reads a course with its lessons and questions from disk. */
export function readCourse(folder: string): CourseSource {
  const facts = readFacts(folder);
  const lessons = lessonFolders(folder).map((lesson, at) =>
    readLesson(lesson, `${facts.key}-${String(at + 1).padStart(2, '0')}`, facts.level),
  );
  return { ...facts, lessons };
}

export const courseFolders = (): string[] => lessonFolders(COURSES);
