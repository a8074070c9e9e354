import type { A11y, VisualStory } from './visualHook.ts';

/** This rule looks only for `!important` in style attributes, which React never writes. */
const CANNOT_BREAK = 'avoid-inline-spacing';
/**
 * Takes half as long as all others together. Tokens are tested in pairs (`tokens/contrast.test.ts`), and the nightly run
 * measures every story.
 */
const CONTRAST = 'color-contrast';

/**
 * Axe settings of a story in a test. Skips preloading style sheets and media, which takes half of the time and serves
 * only rules on orientation and audio, and the descriptions of what is in order; contrast is not measured after a behaviour.
 */
export const quickA11y = (story: VisualStory): A11y => {
  const { a11y = {} } = story.parameters;
  const isMeasured = !story.tags.includes('test-fn') && (globalThis.aosaiShare?.measuresContrast(story) ?? true);
  const off = [CANNOT_BREAK, ...(isMeasured ? [] : [CONTRAST])];
  const rules = [...(a11y.config?.rules ?? []), ...off.map((id) => ({ id, enabled: false }))];
  return {
    ...a11y,
    ...(globalThis.aosaiShare?.checksPage(story) === false ? { disable: true } : {}),
    options: { ...a11y.options, preload: false, resultTypes: ['violations'] },
    config: { ...a11y.config, rules },
  };
};
