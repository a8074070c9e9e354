import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import type { Indexer } from 'storybook/internal/types';
import { stateNames } from '../packages/ui/src/storybook/stateNames.ts';
import { STORY_DEPENDENCIES } from './storyDependencies.ts';

/** Set by the visual run's test: Storybook then loads two versions of a fixture story instead of all stories. */
const fixture = process.env['VISUAL_FIXTURE'];

/** The folders of screens, with the names that designers know them by; `preview.ts` has their order. */
const SUBJECTS = {
  desks: '首页与工作台',
  exams: '考试',
  homework: '作业',
  practice: '练习',
  courses: '课程',
  classes: '班级',
  enrolment: '报名',
  questions: '题库',
  papers: '试卷',
  judging: '评测',
  accounts: '账号',
  schools: '学校',
  rights: '权益',
  orders: '会员卡与订单',
  platform: '平台',
  shell: '框架',
};

/** Names the states in the index, which the sidebar and the search show; ids follow from the exports and stay. */
const withStateNames = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const inputs = await indexer.createIndex(file, options);
    const stories = inputs.filter(
      (input) => input.type === 'story' && (!('subtype' in input) || input.subtype === 'story'),
    );
    const names = stateNames(
      file,
      stories.map(({ exportName }) => exportName),
    );
    return inputs.map((input) => {
      const name = names[stories.indexOf(input)];
      return name === undefined ? input : { ...input, name };
    });
  },
});

export default defineMain({
  framework: '@storybook/react-vite',
  stories: fixture
    ? [{ directory: `../packages/ui/src/storybook/fixture/${fixture}`, titlePrefix: 'Fixture', files: '*.stories.tsx' }]
    : [
        { directory: '../packages/ui/src/storybook/guide', titlePrefix: '指南', files: '*.mdx' },
        { directory: '../packages/ui/src/storybook/gallery', titlePrefix: '画廊', files: '*.mdx' },
        { directory: '../packages/ui/src/tokens', titlePrefix: '基础', files: '**/*.stories.tsx' },
        { directory: '../packages/ui/src/primitives', titlePrefix: '组件', files: '**/*.stories.tsx' },
        { directory: '../packages/ui/src/patterns', titlePrefix: '组合', files: '**/*.stories.tsx' },
        ...Object.entries(SUBJECTS).map(([subject, titlePrefix]) => ({
          directory: `../packages/ui/src/screens/${subject}`,
          titlePrefix,
          files: '**/*.stories.tsx',
        })),
        { directory: '../packages/ui/src/storybook/flows', titlePrefix: '流程', files: '**/*.stories.tsx' },
      ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { experimentalTestSyntax: true, sidebarOnboardingChecklist: false },
  // Tables of props are only for readers, so tests skip generating them.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  experimental_indexers: (indexers) => indexers?.map(withStateNames) ?? [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react({ compiler: true })],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...STORY_DEPENDENCIES],
    },
    build: { ...config.build, chunkSizeWarningLimit: 4000 },
  }),
});
