import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import { EDITOR_DEPENDENCIES } from '../packages/editor/src/viteDependencies.ts';

/**
 * Listed, with the editor's, so that a first run on a clean checkout does not reload while Vite finds them one by one:
 * the runs of Storybook share one cache, and the first of them, the test of the visual run, opens no editor.
 */
const runtimeDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  'styled-components',
  '@floating-ui/react',
  'react-hook-form',
  'react-resizable-panels',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'uplot',
  'zod',
  'zod/mini',
];

/** Set by the test of the visual run: two versions of one story instead of all stories. */
const fixture = process.env['VISUAL_FIXTURE'];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: fixture
    ? [{ directory: `../packages/ui/src/storybook/fixture/${fixture}`, titlePrefix: 'Fixture', files: '*.stories.tsx' }]
    : [
        { directory: '../packages/ui/src/tokens', titlePrefix: 'Foundations', files: '**/*.stories.tsx' },
        { directory: '../packages/ui/src/primitives', titlePrefix: 'Primitives', files: '**/*.stories.tsx' },
        { directory: '../packages/ui/src/patterns', titlePrefix: 'Patterns', files: '**/*.stories.tsx' },
        { directory: '../packages/ui/src/screens', titlePrefix: 'Screens', files: '**/*.stories.tsx' },
        { directory: '../packages/ui/src/storybook/flows', titlePrefix: 'Flows', files: '**/*.stories.tsx' },
      ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { experimentalTestSyntax: true },
  // The tables of props are for readers: tests do not pay for them.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react({ compiler: true })],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...runtimeDependencies, ...EDITOR_DEPENDENCIES],
    },
    build: { ...config.build, chunkSizeWarningLimit: 4000 },
  }),
});
