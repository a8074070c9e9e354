import { EDITOR_DEPENDENCIES } from '../packages/editor/src/viteDependencies.ts';

/**
 * Packages that stories import, listed so that Vite does not discover them one by one and reload on a clean checkout.
 * All Storybook runs share one cache, and the first of them, the visual run's test, imports only a few.
 */
export const STORY_DEPENDENCIES: readonly string[] = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  'storybook/internal/core-events',
  'storybook/theming',
  'styled-components',
  '@floating-ui/react',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  'react-hook-form',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'uplot',
  'uqr',
  'zod',
  'zod/mini',
  ...EDITOR_DEPENDENCIES,
];
