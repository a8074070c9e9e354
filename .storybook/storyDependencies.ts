import { EDITOR_DEPENDENCIES } from '../packages/editor/src/viteDependencies.ts';

/**
 * What stories import of packages. Listed, so that a first run on a clean checkout does not reload while Vite finds them
 * one by one: the runs of Storybook share one cache, and the first of them, the test of the visual run, opens no editor.
 */
export const STORY_DEPENDENCIES: readonly string[] = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  'styled-components',
  '@floating-ui/react',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  'react-hook-form',
  'react-resizable-panels',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'uplot',
  'uqr',
  'zod',
  'zod/mini',
  ...EDITOR_DEPENDENCIES,
];
