import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasBody, isJudgement } from '@aosai/api/questions/kinds';
import { keyOf } from '@aosai/api/questions/keyOf';
import { scoreObjective } from '@aosai/api/questions/scoring';
import type { OptionSource, QuestionSource } from '@aosai/api/questions/source';
import { CAMP, campLevels } from './loadCampLevel.ts';
import { courseFolders, lessonFolders, lessonKey, readFacts } from './loadCourse.ts';
import { isWritten, loadPaper, PAPER_KEYS, paperFolder } from './loadPaper.ts';
import { readQuestions } from './questions/readQuestions.ts';

/** Separates the answers of several blanks or options. */
export const BETWEEN_ANSWERS = ';;';

/** What a reader is asked at once: a question, or a part of a group. */
export interface AskedItem {
  /** Key of the question; a part of a group is `<key>/<id>`. */
  key: string;
  /** The program of the group that the item is a part of, else empty. */
  lead: string;
  stem: string;
  form: 'choice' | 'judgement' | 'blanks';
  /** In the order of their letters; none in a judgement. */
  options: readonly string[];
  /** Whether an answer is right: texts of the chosen options, 对 or 错, or texts of the blanks. */
  isRight(answer: string): boolean;
}

/** An item, and where it is written. */
export interface ObjectiveItem extends AskedItem {
  /** The level that it belongs to; of a topic its folder. */
  level: string;
  file: string;
}

const wordOf = (isTrue: boolean): string => (isTrue ? '对' : '错');

const chosen = (options: readonly OptionSource[], ids: readonly string[]) => ({
  form: 'choice' as const,
  options: options.map(({ text }) => text),
  isRight: (answer: string) =>
    answer === options.flatMap(({ id, text }) => (ids.includes(id) ? [text] : [])).join(BETWEEN_ANSWERS),
});

const judged = (isTrue: boolean) => ({
  form: 'judgement' as const,
  options: [],
  isRight: (answer: string) => answer === wordOf(isTrue),
});

/** What a question asks, part by part; nothing when it is a task. */
export function askedItems(question: QuestionSource): AskedItem[] {
  const { key, stem } = question;
  if (hasBody(question, 'parts'))
    return question.parts.map((part) => ({
      key: `${key}/${part.id}`,
      lead: stem,
      stem: part.stem,
      ...(isJudgement(part.options) ? judged(part.answer === 'T') : chosen(part.options, [part.answer])),
    }));
  if (hasBody(question, 'options')) return [{ key, lead: '', stem, ...chosen(question.options, question.answer) }];
  if (hasBody(question, 'judgement')) return [{ key, lead: '', stem, ...judged(question.answer === true) }];
  const scored = keyOf(question);
  if (!scored) return [];
  const isRight = (answer: string) =>
    scoreObjective(scored, { kind: 'text', texts: answer.split(BETWEEN_ANSWERS) }, 100) === 100;
  return [{ key, lead: '', stem, form: 'blanks', options: [], isRight }];
}

type Source = { level: string; file: string; questions: readonly QuestionSource[] };

const ofCourses = (): Source[] =>
  courseFolders().flatMap((folder) => {
    const facts = readFacts(folder);
    return lessonFolders(folder).map((lesson) => {
      const file = join(lesson, 'questions.md');
      const questions = readQuestions({ file, prefix: lessonKey(facts, lesson), level: facts.level });
      return { level: facts.kind === 'topic' ? basename(folder) : facts.level, file, questions };
    });
  });

/** The level of a paper: a second paper of a level has the level's name with a number. */
export const levelOfPaper = (key: string): string => key.replace(/-mock-\d+$/u, '');

const ofPapers = (): Source[] =>
  PAPER_KEYS.map((key) => ({
    level: levelOfPaper(key),
    file: join(paperFolder(key), isWritten(key) ? 'questions.md' : 'paper.ts'),
    questions: loadPaper(key).sections.flatMap(({ questions }) => questions),
  }));

const ofCamp = (): Source[] =>
  campLevels().flatMap((level) => {
    const folder = join(CAMP, level, 'points');
    return (existsSync(folder) ? readdirSync(folder).toSorted() : []).map((name) => {
      const file = join(folder, name);
      return { level, file, questions: readQuestions({ file, prefix: `${level}-${basename(name, '.md')}`, level }) };
    });
  });

/** Everything that the content asks, without tasks, in the order of lessons, papers and points. */
export const objectiveItems = (): ObjectiveItem[] =>
  [...ofCourses(), ...ofPapers(), ...ofCamp()].flatMap(({ level, file, questions }) =>
    questions.flatMap((one) => askedItems(one).map((asked) => ({ ...asked, level, file }))),
  );
