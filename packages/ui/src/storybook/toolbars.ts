import type { Preview } from '@storybook/react-vite';

/** Widths of the toolbar and of stories, by the names that stories use in `globals.viewport`. */
export const WIDTHS = {
  phone: { name: '手机 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  small: { name: '最窄 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: '平板 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  zoomed: { name: '教室电脑放大到 200 %', styles: { width: '683px', height: '384px' }, type: 'desktop' },
  laptop: { name: '教室电脑 1366', styles: { width: '1366px', height: '768px' }, type: 'desktop' },
  desktop: { name: '桌面 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** A value of the toolbar that leaves the choice to the story. */
const OF_STORY = '';

type Tools = NonNullable<Preview['globalTypes']>;

/**
 * The toolbar. No story sets one of these globals, so none locks a tool: what a story asks for (`theme`, `viewport`,
 * `density`) holds until a reader chooses something else here, and then the reader's choice holds for every story.
 */
export const TOOLS: Tools = {
  look: {
    description: '主题',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: OF_STORY, title: '主题：按状态' },
        { value: 'light', title: '浅色', icon: 'sun' },
        { value: 'dark', title: '深色', icon: 'moon' },
      ],
    },
  },
  width: {
    description: '宽度',
    toolbar: {
      icon: 'grow',
      dynamicTitle: true,
      items: [
        { value: OF_STORY, title: '宽度：按状态' },
        ...Object.entries(WIDTHS).map(([value, { name: title }]) => ({ value, title })),
        { value: 'full', title: '占满' },
      ],
    },
  },
  amount: {
    description: '数据多少',
    toolbar: {
      icon: 'database',
      dynamicTitle: true,
      items: [
        { value: OF_STORY, title: '数据：按状态' },
        { value: 'empty', title: '数据：空' },
        { value: 'usual', title: '数据：平常' },
        { value: 'extreme', title: '数据：极端' },
      ],
    },
  },
  textSize: {
    description: '字号',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: '1', title: '字号 100 %' },
        { value: '1.25', title: '字号 125 %' },
        { value: '1.5', title: '字号 150 %' },
        { value: '2', title: '字号 200 %' },
      ],
    },
  },
  contrast: {
    description: '强制颜色（模拟 Windows 高对比度）',
    toolbar: {
      icon: 'accessibility',
      dynamicTitle: true,
      items: [
        { value: 'none', title: '原有颜色' },
        { value: 'active', title: '强制颜色' },
      ],
    },
  },
  motion: {
    description: '动效',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: '有动效' },
        { value: 'reduced', title: '减少动效' },
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
};

/** What the toolbar shows first; `theme` and `density` are what a story sets. */
export const FIRST_GLOBALS = {
  theme: 'light',
  density: 'usual',
  look: OF_STORY,
  width: OF_STORY,
  amount: OF_STORY,
  textSize: '1',
  contrast: 'none',
  motion: 'full',
  accent: '',
};

/** The reader's choice in the toolbar, else the story's. */
export const chosen = (tool: unknown, ofStory: unknown): unknown => (tool ? tool : ofStory);
