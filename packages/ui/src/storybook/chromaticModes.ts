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
 * Decides what Chromatic photographs: a story that looks like another is left out, a story whose picture git keeps is taken
 * in every mode, and any other story once. It is an enhancer because Storybook gives tags to nothing else early enough to
 * change the parameters.
 */
export const withSnapshots: ArgTypesEnhancer = ({ id, tags, parameters, argTypes }) => {
  const story = { id, tags: tags ?? [], parameters };
  const isCopy = story.tags.includes('no-visual') || story.tags.includes('test-fn');
  const chosen = isCopy ? { disableSnapshot: true } : hasPictureInGit(story) ? { modes: MODES } : {};
  const { chromatic } = parameters as { chromatic?: object };
  parameters['chromatic'] = { ...chosen, ...chromatic };
  return argTypes;
};
