import { beforeEach, type TestContext } from 'vitest';
import { isLeftToAnotherDay } from './storyShare.ts';

let running: TestContext | undefined;
beforeEach((context) => {
  running = context;
});

// Storybook knows the story's tags only once its test runs, and calls this before it draws anything.
globalThis.aosaiBeforeStory = (story) => {
  if (isLeftToAnotherDay(story)) running?.skip('drawn on another day');
};
