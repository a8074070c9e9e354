import { beforeEach, type TestContext } from 'vitest';
import { isLeftToAnotherDay, isPageChecked } from './storyShare.ts';
import { hasPictureInGit } from './visualHook.ts';

let running: TestContext | undefined;
beforeEach((context) => {
  running = context;
});

globalThis.aosaiShare = {
  // Storybook knows the story's tags only once its test runs, and calls this before it draws anything.
  beforeStory: (story) => {
    if (isLeftToAnotherDay(story)) running?.skip('drawn on another day');
  },
  checksPage: (story) => isPageChecked(story),
  measuresContrast: hasPictureInGit,
};
