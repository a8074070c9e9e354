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

test("quickA11y: keeps a story's axe settings", () => {
  expect(quickA11y(story())).toEqual({
    test: 'error',
    context: { exclude: ['[data-x]'] },
    options: { preload: false, resultTypes: ['violations'] },
    config: { rules: [{ id: 'avoid-inline-spacing', enabled: false }] },
  });
});

test('quickA11y: measures contrast where a screenshot is compared', () => {
  expect(rulesOff()).toEqual(['avoid-inline-spacing']);
  globalThis.aosaiIsCompared = ({ tags }) => tags.includes('key');
  expect(rulesOff()).toEqual(['avoid-inline-spacing', 'color-contrast']);
  expect(rulesOff(['key'])).toEqual(['avoid-inline-spacing']);
});

test('quickA11y: leaves contrast to the story when a test runs on it', () => {
  expect(rulesOff(['key', 'test-fn'])).toEqual(['avoid-inline-spacing', 'color-contrast']);
});
