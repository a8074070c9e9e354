import { afterEach, expect, test } from 'vitest';
import { quickA11y } from './quickA11y.ts';

const story = (tags: readonly string[] = []) => ({
  id: 'a--b',
  title: 'Screens/A',
  tags,
  parameters: { a11y: { test: 'error', context: { exclude: ['[data-x]'] }, config: { rules: [] } } },
});
const rulesOff = (tags?: readonly string[]) => quickA11y(story(tags)).config?.rules?.map(({ id }) => id);

afterEach(() => {
  globalThis.aosaiIsCompared = undefined;
});

test('axe keeps what a story says of it', () => {
  expect(quickA11y(story())).toEqual({
    test: 'error',
    context: { exclude: ['[data-x]'] },
    options: { preload: false },
    config: { rules: [{ id: 'avoid-inline-spacing', enabled: false }] },
  });
});

test('contrast is measured where a picture is compared: all of the visual run, key stories elsewhere', () => {
  expect(rulesOff()).toEqual(['avoid-inline-spacing']);
  globalThis.aosaiIsCompared = ({ tags }) => tags.includes('key');
  expect(rulesOff()).toEqual(['avoid-inline-spacing', 'color-contrast']);
  expect(rulesOff(['key'])).toEqual(['avoid-inline-spacing']);
});

test('a test on a story leaves the contrast to the story', () => {
  expect(rulesOff(['key', 'test-fn'])).toEqual(['avoid-inline-spacing', 'color-contrast']);
});
