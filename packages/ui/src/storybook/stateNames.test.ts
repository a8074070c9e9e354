import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stateName, stateNames } from './stateNames.ts';
import stateWords from './stateWords.json' with { type: 'json' };

const ui = join(import.meta.dirname, '..');
const files = globSync('**/*.stories.tsx', { cwd: ui, exclude: ['storybook/fixture/**'] });
const statesByFile = files.map((file) => {
  const text = readFileSync(join(ui, file), 'utf8');
  return { file, text, exportNames: [...text.matchAll(/^export const (\w+) = /gmu)].map(([, name = '']) => name) };
});

/** Words that a Chinese name may contain. */
const LATIN = /Python|PDF/gu;

test.each([
  ['Loading', '加载'],
  ['NothingYet', '空'],
  ['LoadFailed', '出错'],
  ['EmptyPhone', '空 · 手机'],
  ['PhoneLong', '极长 · 手机'],
  ['SingleChoicePhone', '单选题 · 手机'],
  ['ManyDark', '极多 · 暗色'],
  ['EmptyPhoneDark', '空 · 手机 · 暗色'],
  ['AsksForNineThings', 'Asks For Nine Things'],
  ['Phone', '手机'],
])('stateName: shows the export %s as %s', (exportName, name) => {
  expect(stateName(exportName)).toBe(name);
});

test('stateName: prefers the words of a part', () => {
  expect(stateName('Full', 'ProgressBar')).toBe('100 %');
  expect(stateName('FullPhone', 'ProgressBar')).toBe('100 % · 手机');
});

test('stateNames: names no two states of a file alike', () => {
  expect(stateNames('x/Alert.stories.tsx', ['Failed', 'LoadFailed', 'Empty'])).toEqual([
    '出错',
    '出错（Load Failed）',
    '空',
  ]);
});

test('stateNames: names every state of every part in Chinese', () => {
  const english = statesByFile.flatMap(({ file, exportNames }) =>
    stateNames(file, exportNames)
      .filter((name) => /[A-Za-z]{2,}/u.test(name.replaceAll(LATIN, '')))
      .map((name) => `${file}: ${name}`),
  );
  expect(statesByFile.length).toBeGreaterThan(300);
  expect(english).toEqual([]);
});

test('stateWords.json: names only states that some part has', () => {
  const used = new Set<string>();
  for (const { exportNames } of statesByFile) for (const name of exportNames) used.add(name);
  const all = [...used];
  const unused = Object.values(stateWords)
    .flatMap((words) => Object.keys(words))
    .filter((word) => !all.some((name) => name.startsWith(word) || name.endsWith(word)));
  expect(unused).toEqual([]);
});

test('stories: tests belong to exported stories, as those of others do not run', () => {
  const silent = statesByFile.flatMap(({ file, text, exportNames }) => {
    const tested = [...text.matchAll(/^(\w+)(\.extend\(|\.test\()/gmu)];
    return tested
      .filter(([, name = '', call]) => call === '.extend(' || !exportNames.includes(name))
      .map(([line]) => `${file}: ${line}`);
  });
  expect(silent).toEqual([]);
});
