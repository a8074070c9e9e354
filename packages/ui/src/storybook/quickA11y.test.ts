import { afterEach, expect, test } from 'vitest';
import { quickA11y } from './quickA11y.ts';

const story = (tags: readonly string[] = []) => ({
  id: 'a--b',
  tags,
  parameters: { a11y: { test: 'error', context: { exclude: ['[data-x]'] }, config: { rules: [] } } },
});
const rulesOff = (tags?: readonly string[]) => quickA11y(story(tags)).config?.rules?.map(({ id }) => id);

afterEach(() => {
  globalThis.aosaiShare = undefined;
});

test("quickA11y: keeps a story's axe settings", () => {
  expect(quickA11y(story())).toEqual({
    test: 'error',
    context: { exclude: ['[data-x]'] },
    options: { preload: false, resultTypes: ['violations'] },
    config: { rules: [{ id: 'avoid-inline-spacing', enabled: false }] },
  });
});

const share = { beforeStory: () => undefined, checksPage: () => true, measuresContrast: () => true };

test('quickA11y: measures contrast in every story, and in those of a share that keep a picture', () => {
  expect(rulesOff()).toEqual(['avoid-inline-spacing']);
  globalThis.aosaiShare = { ...share, measuresContrast: ({ tags }) => tags.includes('key') };
  expect(rulesOff()).toEqual(['avoid-inline-spacing', 'color-contrast']);
  expect(rulesOff(['key'])).toEqual(['avoid-inline-spacing']);
});

test('quickA11y: leaves contrast to the story when a test runs on it', () => {
  expect(rulesOff(['key', 'test-fn'])).toEqual(['avoid-inline-spacing', 'color-contrast']);
});

test('quickA11y: switches axe off where the page is checked on another day', () => {
  globalThis.aosaiShare = { ...share, checksPage: ({ tags }) => !tags.includes('test-fn') };
  expect(quickA11y(story(['test-fn'])).disable).toBe(true);
  expect(quickA11y(story()).disable).toBeUndefined();
});
