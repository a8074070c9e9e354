import { defineConfig } from 'oxlint';
import { BOUNDARIES, NOT_PRODUCT, RESTRICTED_NAMES, TESTS } from './scripts/lint/boundaries.ts';
import { TENANT_OPTIONS } from './scripts/lint/tenantOptions.ts';

/** Screens are pure functions of their props: no network, storage, clock or chance. */
const IMPURE_GLOBALS =
  'fetch XMLHttpRequest EventSource WebSocket localStorage sessionStorage indexedDB caches performance crypto location history'.split(
    ' ',
  );

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  jsPlugins: ['./scripts/lint/tenantPlugin.ts'],
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  // Next, which the last one imports, is installed only for its nightly test.
  ignorePatterns: ['tests/boundaries/fixture/**', '**/dist/**', 'dist-storybook/**', 'examples/partner-next/**'],
  settings: { react: { version: '19.3' } },
  rules: {
    eqeqeq: 'error',
    'max-lines': ['error', { max: 400 }],
    'no-console': 'off',
    'no-empty': ['error', { allowEmptyCatch: false }],
    'no-param-reassign': 'error',
    'no-var': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
    'prefer-const': 'error',
    'no-restricted-imports': ['error', { paths: RESTRICTED_NAMES }],

    'typescript/ban-ts-comment': 'error',
    'typescript/no-explicit-any': 'error',
    // A handler of React may be async: its errors reach the page's one error handler.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, properties: false } }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    // Interfaces here state functions as methods; almost nothing uses `this`.
    'typescript/unbound-method': 'off',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],

    // The type check knows more about exports, also about Vite's `?worker` and `virtual:`.
    'import/default': 'off',
    'import/namespace': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 1 }],
    'unicorn/no-abusive-eslint-disable': 'error',
    // Takes `new Request(request, { body })` for a GET.
    'unicorn/no-invalid-fetch-options': 'off',
    'unicorn/prefer-node-protocol': 'error',

    'vitest/require-mock-type-parameters': 'off',
    // The second argument of expect() says what a loop was at.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-expect': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'fc.assert'] }],

    // Styled parts say by role what no element of HTML looks like.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/no-array-index-key': 'error',
    'react/no-danger': 'error',
    'react/no-unstable-nested-components': 'error',
    'react/rules-of-hooks': 'error',
    'react/button-has-type': 'error',
  },
  overrides: [
    ...BOUNDARIES,
    {
      files: ['packages/ui/src/{primitives,patterns,screens}/**'],
      excludeFiles: TESTS,
      rules: {
        'no-restricted-globals': ['error', { globals: IMPURE_GLOBALS, checkGlobalObject: true }],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'Time is a prop.' },
          { object: 'Math', property: 'random', message: 'Chance is a prop.' },
        ],
      },
    },
    {
      files: ['packages/{api,content,judge,server}/**', 'scripts/**', 'tests/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    {
      files: ['packages/server/src/**'],
      // Tests look at every row that there is.
      excludeFiles: [...NOT_PRODUCT, 'packages/server/src/{demo,testing}/**', '**/testing/**'],
      rules: { 'aosai/tenant-in-query': ['error', TENANT_OPTIONS] },
    },
    // The one place for HTML that the server has sanitised.
    { files: ['packages/ui/src/primitives/Html/**'], rules: { 'react/no-danger': 'off' } },
    {
      files: [
        '*.config.ts',
        'packages/*/*.config.ts',
        '.storybook/*',
        '**/storybook/preview.tsx',
        '**/*Reporter.ts',
        'scripts/lint/tenantPlugin.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    // Vitest types its asymmetric matchers (`expect.any(…)`) as any.
    { files: TESTS, rules: { 'typescript/no-unsafe-assignment': 'off' } },
    { files: ['packages/ui/src/storybook/**'], rules: { 'vitest/no-standalone-expect': 'off' } },
    {
      // Not in the type check: plain JavaScript that runs before the packages are there.
      files: ['**/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
  ],
});
