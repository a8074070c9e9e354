import type { A11y, VisualStory } from './visualHook.ts';

/** React writes no `!important` into a style attribute, which is all that this rule looks for. */
const CANNOT_BREAK = 'avoid-inline-spacing';
/** Takes as long as half of the others. Tokens are checked in pairs (`tokens/contrast.test.ts`), the visual run measures every story. */
const CONTRAST = 'color-contrast';

/**
 * Axe for a story in a test. Half of its time goes into reading all style sheets again, for the sake of a page that is
 * locked to one orientation or plays sound; and the contrast is measured where a picture is compared too.
 */
export const quickA11y = (story: VisualStory): A11y => {
  const { a11y = {} } = story.parameters;
  const isMeasured = !story.tags.includes('test-fn') && (globalThis.aosaiIsCompared?.(story) ?? true);
  const off = [CANNOT_BREAK, ...(isMeasured ? [] : [CONTRAST])];
  const rules = [...(a11y.config?.rules ?? []), ...off.map((id) => ({ id, enabled: false }))];
  return { ...a11y, options: { ...a11y.options, preload: false }, config: { ...a11y.config, rules } };
};
