import type { Decorator, Parameters, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { checkConsole, forgetConsole } from './consoleCheck.ts';
import { argsAt, type DensityArgs } from './density.ts';
import { inTheme } from './inTheme.ts';
import { checkPage } from './pageChecks.ts';
import { quickA11y } from './quickA11y.ts';
import { ThemeRoot } from './ThemeRoot.tsx';
import { frameStory, takeScreenshot, type VisualStory } from './visualHook.ts';

// On a busy machine, stories may have to wait longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

const parameters: Parameters = {
  layout: 'padded',
  controls: { expanded: true, matchers: { date: /At$/ } },
  backgrounds: { disable: true },
  // A component's documentation shows its states, not the tests attached to them.
  docs: { stories: { filter: ({ tags }: { tags?: string[] }) => !tags?.includes('test-fn') } },
  viewport: {
    options: {
      phone: { name: '手机 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      small: { name: '最窄 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
      tablet: { name: '平板 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
      laptop: { name: '教室电脑 1366', styles: { width: '1366px', height: '768px' }, type: 'desktop' },
      desktop: { name: '桌面 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
    },
  },
  a11y: {
    test: 'error',
    // The focus guards of @floating-ui are focusable and aria-hidden on purpose.
    context: { exclude: ['[data-floating-ui-focus-guard]'] },
  },
};

const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: '主题',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: '浅色', icon: 'sun' },
        { value: 'dark', title: '深色', icon: 'moon' },
      ],
    },
  },
  accent: {
    description: '强调色',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: '', title: '墨蓝（默认）' },
        { value: '#0f766e', title: '青绿' },
        { value: '#7c3aed', title: '紫' },
        { value: '#f59e0b', title: '琥珀（自动调暗）' },
      ],
    },
  },
  density: {
    description: '数据多少',
    toolbar: {
      icon: 'database',
      dynamicTitle: true,
      items: [
        { value: 'empty', title: '数据：空' },
        { value: 'usual', title: '数据：平常' },
        { value: 'extreme', title: '数据：极端' },
      ],
    },
  },
};

const withToolbar: Decorator = (Story, { args, globals, parameters }) => (
  <Story
    args={inTheme(globals['theme'], argsAt(globals['density'], args, parameters['density'] as DensityArgs | undefined))}
  />
);

const withTheme: Decorator = (Story, { globals, viewMode }) => (
  <ThemeRoot
    theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
    {...(globals['accent'] ? { accent: String(globals['accent']) } : {})}
    scoped={viewMode === 'docs'}
  >
    <Story />
  </ThemeRoot>
);

/** Configuration of every story, used by this package's preview and the root's. */
export const previewConfig = {
  parameters,
  initialGlobals: { theme: 'light', accent: '', density: 'usual' },
  globalTypes,
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
