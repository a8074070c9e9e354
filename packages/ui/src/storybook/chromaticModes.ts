import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { hasPictureInGit } from './visualHook.ts';

/** Looks of a story that Chromatic photographs, by values of the toolbar. */
const MODES = {
  浅色: { look: 'light' },
  深色: { look: 'dark' },
  手机: { look: 'light', viewport: 390 },
  强制颜色: { contrast: 'active' },
} as const;

/**
 * What Chromatic photographs of a story: nothing of one that looks like another, every look of those whose pictures git
 * keeps, and any other story as it is. An enhancer, since only those see a story's tags while parameters can change.
 */
export const withSnapshots: ArgTypesEnhancer = ({ id, tags, parameters, argTypes }) => {
  const story = { id, tags: tags ?? [], parameters };
  const isCopy = story.tags.includes('no-visual') || story.tags.includes('test-fn');
  const chosen = isCopy ? { disableSnapshot: true } : hasPictureInGit(story) ? { modes: MODES } : {};
  const { chromatic } = parameters as { chromatic?: object };
  parameters['chromatic'] = { ...chosen, ...chromatic };
  return argTypes;
};
