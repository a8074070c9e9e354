import { expect, test } from 'vitest';
import { stateName, stateNames } from './stateNames.ts';

test.each([
  ['Loading', '加载'],
  ['NothingYet', '空'],
  ['LoadFailed', '出错'],
  ['EmptyPhone', '空 · 手机'],
  ['PhoneLong', '极长 · 手机'],
  ['SingleChoicePhone', '单选题 · 手机'],
  ['ManyDark', '极多 · 暗色'],
  ['EmptyPhoneDark', '空 · 手机 · 暗色'],
  ['AsksForTwo', 'Asks For Two'],
  ['Phone', '手机'],
])('stateName: shows the export %s as %s', (exportName, name) => {
  expect(stateName(exportName)).toBe(name);
});

test('stateNames: names no two states of a component alike', () => {
  expect(stateNames(['Failed', 'LoadFailed', 'Empty'])).toEqual(['出错', '出错（Load Failed）', '空']);
});
