import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentItems, type ContentItem } from '../contentItems.ts';
import { CAMP } from '../loadCampLevel.ts';
import { COURSES, lessonFolders } from '../loadCourse.ts';
import { COMMON_CHARACTERS } from '../reading/commonCharacters.ts';
import { rareIn, TERMS } from '../reading/plainWords.ts';
import { readingLevel } from '../reading/readingLevel.ts';

/** What is in one file; the others have a folder of files. */
const IN_FILE = new Set<ContentItem['kind']>(['point', 'article', 'handout', 'course']);

/** The files with what pupils read of an item, without its programs. */
function textsOf({ kind, file }: ContentItem): string[] {
  if (IN_FILE.has(kind)) return [file];
  const ending = kind === 'paper' ? /\.(?:md|ts)$/u : /\.md$/u;
  const names = readdirSync(dirname(file)).filter((name) => ending.test(name));
  return [...new Set([file, ...names.map((name) => join(dirname(file), name))])];
}

/** Questions are in the files of their lesson, paper or point. */
const ITEMS = contentItems().items.filter(({ kind }) => kind !== 'question');

test('content: the list of common characters is the published one, 2,500 characters', () => {
  expect(COMMON_CHARACTERS.size).toBe(2_500);
});

test.each(ITEMS)('$name is written in characters that a child of ten knows', (item) => {
  expect(textsOf(item).flatMap((file) => rareIn(readFileSync(file, 'utf8')))).toEqual([]);
});

const markdownIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** Signs: characters, numbers and words. */
const [MEAN_SIGNS_MAX, SIGNS_MAX] = [21, 45];

test.each(ITEMS.filter(({ kind }) => kind === 'lesson' || kind === 'point' || kind === 'article'))(
  '$name has short sentences',
  ({ file }) => {
    const { sentences } = readingLevel(readFileSync(file, 'utf8'));
    const mean = sentences.reduce((sum, signs) => sum + signs, 0) / sentences.length;
    expect(mean).toBeLessThanOrEqual(MEAN_SIGNS_MAX);
    expect(sentences.filter((signs) => signs > SIGNS_MAX)).toEqual([]);
  },
);

/** Ways through courses and camp: what a learner reads one after the other. */
const WAYS = [
  { way: 'gesp-cpp', courses: ['gesp-cpp-1', 'gesp-cpp-2', 'gesp-cpp-3', 'gesp-cpp-4'], camp: 8 },
  { way: 'gesp-py', courses: ['gesp-py-1'], camp: 4 },
  { way: 'topics of C++', courses: ['grammar', 'train'], camp: 0 },
  { way: 'quwei', courses: ['quwei'], camp: 0 },
].map(({ way, courses, camp }) => ({
  way,
  // The points of a level are read in any order.
  folders: [
    ...courses.flatMap((course) => lessonFolders(join(COURSES, course))),
    ...Array.from({ length: camp }, (_, at) => join(CAMP, `${way}-${at + 1}`)),
  ],
}));

/** Without the labels of questions and tasks. */
const withoutLabels = (text: string): string => text.replaceAll(/^(?:## [sfrtp]\d.*|难度：.*)$/gmu, '');

describe.each(WAYS)('content: on the way through $way', ({ folders }) => {
  test('a word of the field is explained before it is used', () => {
    const explained = new Set<string>();
    const early: string[] = [];
    for (const folder of folders) {
      const texts = markdownIn(folder).map((file) => ({ file, text: withoutLabels(readFileSync(file, 'utf8')) }));
      const shown = texts
        .filter(({ file }) => file.endsWith('notes.md') || file.includes('/points/'))
        .flatMap(({ text }) => text.match(/\*\*[^*\n]+\*\*|^#.*$/gmu) ?? []);
      for (const term of TERMS) if (shown.some((part) => part.includes(term))) explained.add(term);
      for (const { file, text } of texts)
        early.push(
          ...TERMS.filter((term) => text.includes(term) && !explained.has(term)).map(
            (term) => `${relative(COURSES, file)}: ${term}`,
          ),
        );
    }
    expect(early).toEqual([]);
  });
});
