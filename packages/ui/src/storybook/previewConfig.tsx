import type { Decorator, Parameters } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { withWords } from './argWords.ts';
import { withSnapshots } from './chromaticModes.ts';
import { checkConsole, forgetConsole } from './consoleCheck.ts';
import { argsAt, type DensityArgs } from './density.ts';
import { DocsContainer } from './docs/DocsContainer.tsx';
import { DocsPage } from './docs/DocsPage.tsx';
import type { Globals } from './docs/globals.ts';
import { inTheme } from './inTheme.ts';
import { checkPage } from './pageChecks.ts';
import { quickA11y } from './quickA11y.ts';
import { ThemeRoot } from './ThemeRoot.tsx';
import { chosen, FIRST_GLOBALS, TOOLS, WIDTHS } from './toolbars.ts';
import { frameStory, takeScreenshot, type VisualStory } from './visualHook.ts';

// On a busy machine, stories may have to wait longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

const parameters: Parameters = {
  layout: 'padded',
  controls: { expanded: true, matchers: { date: /At$/ } },
  backgrounds: { disable: true },
  // A component's documentation shows its states, not the tests attached to them.
  docs: {
    page: DocsPage,
    container: DocsContainer,
    lang: 'zh-CN',
    stories: { filter: ({ tags }: { tags?: string[] }) => !tags?.includes('test-fn') },
  },
  viewport: {
    options: WIDTHS,
  },
  a11y: {
    test: 'error',
    // The focus guards of @floating-ui are focusable and aria-hidden on purpose.
    context: { exclude: ['[data-floating-ui-focus-guard]'] },
  },
};

const themeIn = ({ look, theme }: Globals): 'light' | 'dark' => (chosen(look, theme) === 'dark' ? 'dark' : 'light');

const withToolbar: Decorator = (Story, { args, globals, parameters }) => (
  <Story
    args={inTheme(
      themeIn(globals),
      argsAt(chosen(globals['amount'], globals['density']), args, parameters['density'] as DensityArgs | undefined),
    )}
  />
);

const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => (
  <ThemeRoot
    theme={themeIn(globals)}
    {...(globals['accent'] ? { accent: String(globals['accent']) } : {})}
    scoped={viewMode === 'docs'}
    isTall={parameters['layout'] === 'fullscreen'}
    zoom={Number(globals['textSize'] ?? 1)}
    forcedColors={globals['contrast'] === 'active'}
    reducedMotion={globals['motion'] === 'reduced'}
  >
    <Story />
  </ThemeRoot>
);

/** Configuration of every story, used by this package's preview and the root's. */
export const previewConfig = {
  parameters,
  initialGlobals: FIRST_GLOBALS,
  globalTypes: TOOLS,
  argTypesEnhancers: [withWords, withSnapshots],
  decorators: [withToolbar, withTheme],
  beforeEach: (story: VisualStory) => {
    globalThis.aosaiShare?.beforeStory(story);
    forgetConsole();
    frameStory(story);
    if (globalThis.aosaiResize) story.parameters = { ...story.parameters, a11y: quickA11y(story) };
  },
  afterEach: async (story: VisualStory) => {
    await takeScreenshot(story);
    await checkPage(story);
    checkConsole();
  },
};
