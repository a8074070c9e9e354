import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { QuestionSource } from '@aosai/api/questions/source';
import { lineOf, readableOf, textOf, writtenText } from './factsFile.ts';
import { ARTICLES, HANDOUTS, loadHandouts, readArticle } from './loadArticles.ts';
import { CAMP } from './loadCampLevel.ts';
import { courseFolders, lessonFolders, lessonKey, readFacts, taskFolders } from './loadCourse.ts';
import { isWritten, loadPaper, PAPER_KEYS, paperFolder, taskFolder } from './loadPaper.ts';
import { isSecondRound, readPaperFacts } from './papers/readPaper.ts';
import { questionBlocks } from './questions/questionBlocks.ts';
import { readQuestions } from './questions/readQuestions.ts';
import { readTask } from './tasks/readTask.ts';
import { taskSolutions } from './tasks/taskSolutions.ts';

export type ItemKind = 'course' | 'lesson' | 'question' | 'task' | 'paper' | 'point' | 'article' | 'handout';

/** A written item and where it is written. */
export interface ContentItem {
  kind: ItemKind;
  /** As the rules in `checks` call it in their names and messages. */
  name: string;
  file: string;
  line: number;
}

/** Folders to read: one of each course and level of the camp, one with all articles, one with all hand-outs, keys of papers. */
export interface ContentFolders {
  courses: readonly string[];
  camp: readonly string[];
  articles: string;
  handouts: string;
  papers: readonly (typeof PAPER_KEYS)[number][];
}

const shipped = (): ContentFolders => ({
  courses: courseFolders(),
  camp: lessonFolders(CAMP),
  articles: ARTICLES,
  handouts: HANDOUTS,
  papers: PAPER_KEYS,
});

interface Reading {
  items: ContentItem[];
  /** Returns what `read` returns; when it throws, its message becomes a fault. */
  attempt<T>(read: () => T): T | undefined;
}

/** Reads a task's solutions. Throws when it has no reference program. */
function readSolutions(folder: string): void {
  if (!taskSolutions(folder).some(({ fails }) => fails === null))
    throw new Error(`${join(folder, 'solutions')}: ref.cpp or ref.py is missing`);
}

function addTasks(reading: Reading, folder: string, { prefix, level }: { prefix: string; level: string }): void {
  for (const task of taskFolders(folder)) {
    const name = `${prefix}/${basename(task)}`;
    reading.items.push({ kind: 'task', name, file: join(task, 'task.md'), line: 1 });
    reading.attempt(() => readTask(task, { level }));
    reading.attempt(() => writtenText(join(task, 'make.ts')));
    reading.attempt(() => readSolutions(task));
  }
}

function addQuestions(reading: Reading, file: string, { prefix, level }: { prefix: string; level: string }): void {
  const blocks = reading.attempt(() => questionBlocks(textOf(file), file)) ?? [];
  for (const { key, line } of blocks) reading.items.push({ kind: 'question', name: `${prefix}-${key}`, file, line });
  if (blocks.length > 0) reading.attempt(() => readQuestions({ file, prefix, level }));
}

function addCourse(reading: Reading, folder: string): void {
  const facts = reading.attempt(() => readFacts(folder));
  if (!facts) return;
  reading.items.push({ kind: 'course', name: facts.key, file: join(folder, 'course.json'), line: 1 });
  for (const lesson of lessonFolders(folder)) {
    const prefix = lessonKey(facts, lesson);
    const notes = join(lesson, 'notes.md');
    reading.items.push({ kind: 'lesson', name: prefix, file: notes, line: 1 });
    reading.attempt(() => writtenText(notes));
    addQuestions(reading, join(lesson, 'questions.md'), { prefix, level: facts.level });
    addTasks(reading, lesson, { prefix: `${basename(folder)}/${basename(lesson)}`, level: facts.level });
  }
}

function addCampLevel(reading: Reading, folder: string): void {
  const level = basename(folder);
  const points = join(folder, 'points');
  for (const file of existsSync(points) ? readdirSync(points).toSorted() : []) {
    const slug = basename(file, '.md');
    reading.items.push({ kind: 'point', name: `${level}/${slug}`, file: join(points, file), line: 1 });
    addQuestions(reading, join(points, file), { prefix: `${level}-${slug}`, level });
  }
  addTasks(reading, folder, { prefix: `camp/${level}`, level });
}

/** Where a paper written in TypeScript has a question: the file and line with its key. */
function placeInCode(folder: string, { key }: QuestionSource): Pick<ContentItem, 'file' | 'line'> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const file = files.find((name) => textOf(join(folder, name)).includes(`'${key}'`)) ?? 'paper.ts';
  return { file: join(folder, file), line: lineOf(textOf(join(folder, file)), `'${key}'`) };
}

function addPaper(reading: Reading, key: ContentFolders['papers'][number]): void {
  const folder = paperFolder(key);
  const written = isWritten(key);
  const file = join(folder, written ? 'paper.json' : 'paper.ts');
  reading.items.push({ kind: 'paper', name: key, file, line: 1 });
  if (written) {
    const facts = reading.attempt(() => readPaperFacts(folder));
    if (!facts) return;
    const { level } = facts;
    const questions = join(folder, 'questions.md');
    // A paper of the second round of CSP has tasks only.
    if (!isSecondRound(facts.template)) addQuestions(reading, questions, { prefix: key, level });
    addTasks(reading, folder, { prefix: key, level });
  }
  const paper = reading.attempt(() => loadPaper(key));
  for (const one of paper?.sections.flatMap(({ questions }) => questions) ?? []) {
    if (reading.items.some(({ name }) => name === one.key)) continue;
    // A task is known by its key alone, too.
    const task = join(taskFolder(key, one.key), written ? 'task.md' : 'statement.md');
    if (existsSync(task)) reading.items.push({ kind: 'task', name: one.key, file: task, line: 1 });
    else reading.items.push({ kind: 'question', name: one.key, ...placeInCode(folder, one) });
  }
}

/**
 * Reads all content. Returns its items and the faults that keep some from being read, each with its file and, where it
 * is known, the line.
 */
export function contentItems(from: ContentFolders = shipped()): { items: ContentItem[]; faults: string[] } {
  const items: ContentItem[] = [];
  const faults = new Set<string>();
  const tell = (fault: unknown) => faults.add(fault instanceof Error ? fault.message : String(fault));
  const attempt = <T>(read: () => T): T | undefined => readableOf([read], (one) => one(), tell)[0];
  const reading: Reading = { items, attempt };
  for (const folder of from.courses) addCourse(reading, folder);
  for (const key of from.papers) addPaper(reading, key);
  for (const folder of from.camp) addCampLevel(reading, folder);
  for (const name of readdirSync(from.articles).toSorted()) {
    const article = attempt(() => readArticle(from.articles, name));
    if (article) items.push({ kind: 'article', name: article.key, file: join(from.articles, name), line: 1 });
  }
  for (const { key, pdf } of loadHandouts(from.handouts, tell))
    items.push({ kind: 'handout', name: key, file: pdf.replace(/pdf$/u, 'md'), line: 1 });
  return { items, faults: [...faults] };
}
