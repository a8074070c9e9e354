import { defineConfig, type OxlintOverride } from 'oxlint';
import { TENANT_OPTIONS } from './scripts/lint/tenantOptions.ts';

/**
 * The layers inside each package and what each may not import (docs/decisions/0001-the-house.md).
 * A rule in a later override replaces the same rule of an earlier one, so every folder gets its whole list here.
 */
type Restriction = {
  message: string;
  allowTypeImports?: boolean;
  /** Over the import as written: `../../screens/Home/Home.tsx`, `@aosai/ui/screens/Home`. */
} & ({ regex: string } | { group: string[] });

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'];
/** What stands beside a resource to say who may do what with it is read by tests only. */
const NOT_PRODUCT = [...TESTS, '**/*.access.ts'];

const HOOKS_OF_THE_COMPILER = ['useMemo', 'useCallback', 'memo', 'forwardRef'];

const RESTRICTED_NAMES = [
  { name: 'react', importNames: HOOKS_OF_THE_COMPILER, message: 'The React Compiler does this.' },
  {
    name: 'styled-components',
    importNames: ['default'],
    message: 'Node gives the whole CommonJS module as the default: import { styled }.',
  },
];

/** Nothing from these sibling folders, by relative path or through the package's exports. */
const noFolders = (folders: readonly string[], message: string): Restriction => ({
  regex: `^(\\.|@aosai/|#).*/(${folders.join('|')})(/|\\.ts$)`,
  message,
});

const noPackages = (names: readonly string[], message: string): Restriction => ({
  regex: `^(${names.join('|')})(/|$)`,
  message,
});

const restrict = (files: string[], patterns: Restriction[], excludeFiles: string[] = []): OxlintOverride => ({
  files,
  excludeFiles,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: RESTRICTED_NAMES,
        patterns,
      },
    ],
  },
});

/** One override per layer, twice where tests and stories are allowed more. */
const layer = (folder: string, always: Restriction[], inProduct: Restriction[] = []): OxlintOverride[] => [
  restrict([`${folder}/**`, `${folder}.ts`, `${folder}.tsx`], always),
  ...(inProduct.length > 0 ? [restrict([`${folder}/**`], [...always, ...inProduct], NOT_PRODUCT)] : []),
];

const NO_FIXTURES: Restriction = { regex: '^@aosai/api/fixtures/', message: 'Fixtures feed stories and tests only.' };

const UI_LAYERS = ['tokens', 'primitives', 'patterns', 'screens', 'elements'];
const UI_ALWAYS: Restriction[] = [
  noPackages(['wouter', 'swr', 'ky'], 'Parts of ui are pure: routes and data belong to app.'),
  { regex: '^@aosai/api/(client|envelope|openapi)/', message: 'ui knows of the api its types and its domain only.' },
  { regex: '^@aosai/api/contract/', message: 'ui takes types, not schemas.', allowTypeImports: true },
];
const ui = UI_LAYERS.flatMap((name, index) => {
  const later = UI_LAYERS.slice(index + 1);
  const arrow = noFolders(later, `${name} is left of ${later.join(', ')}.`);
  return layer(`packages/ui/src/${name}`, [...UI_ALWAYS, ...(later.length > 0 ? [arrow] : [])], [NO_FIXTURES]);
});

const API_OUTER = ['envelope', 'client', 'openapi', 'fixtures'];
/** The client's requests travel in the envelope; apart from that these four do not know each other. */
const API_MAY_IMPORT = new Map([['client', ['envelope']]]);
const api = [
  ...layer('packages/api/src/domain', [noFolders(['contract', ...API_OUTER], 'domain imports nothing of api.')]),
  ...layer('packages/api/src/contract', [noFolders(API_OUTER, 'contract imports domain only.')]),
  ...API_OUTER.flatMap((name) => {
    const allowed = [name, ...(API_MAY_IMPORT.get(name) ?? [])];
    const others = API_OUTER.filter((other) => !allowed.includes(other));
    return layer(`packages/api/src/${name}`, [], [noFolders(others, `${name} does not import ${others.join(', ')}.`)]);
  }),
];

const NO_MAIN: Restriction = { regex: '^\\..*/main\\.ts$', message: 'main starts everything; nothing imports it.' };
const NO_EVERY_CALL: Restriction = {
  regex: '^\\..*(/everyCall/|\\.access\\.ts$)',
  message: 'What every call is tried with belongs to tests.',
};
const SERVER_LEFT = ['db', 'keys', 'adapters', 'excel', 'engine', 'queue'];
const leftOfResources = (name: string) => noFolders(['resources', 'http'], `${name} is left of resources and http.`);
const RESOURCE_AREAS = ['people', 'teaching', 'platform', 'content', 'exam', 'commerce'];
const IN_RESOURCES = [noFolders(['http'], 'resources is left of http.'), NO_MAIN];
/** The kit serves every resource and knows none. */
const NO_AREA: Restriction = {
  regex: `^(\\.\\./)+(${RESOURCE_AREAS.join('|')})/`,
  message: 'The kit knows no resource by name.',
};
/** What an area offers to others lies in its own folder, not in one of its resources. */
const noResourceOf = (areas: readonly string[]): Restriction => ({
  regex: `^(\\.\\./)+(${areas.join('|')})/[^/]+/`,
  message: 'An area takes of another what lies in its folder, never out of one of its resources.',
});
const server = [
  ...SERVER_LEFT.flatMap((name) =>
    layer(`packages/server/src/${name}`, [leftOfResources(name), NO_MAIN], [NO_EVERY_CALL]),
  ),
  // A file is read before there is anything to store it in.
  ...layer('packages/server/src/importers', [
    leftOfResources('importers'),
    NO_MAIN,
    noFolders(['db', 'engine', 'queue'], 'importers knows no database.'),
  ]),
  // Tests of signing in attack the whole server.
  ...layer('packages/server/src/sessions', [NO_MAIN], [leftOfResources('sessions'), NO_EVERY_CALL]),
  ...layer('packages/server/src/resources', IN_RESOURCES, [NO_EVERY_CALL]),
  ...layer('packages/server/src/resources/kit', IN_RESOURCES, [NO_EVERY_CALL, NO_AREA]),
  ...RESOURCE_AREAS.flatMap((name) => {
    const others = RESOURCE_AREAS.filter((other) => other !== name);
    return layer(`packages/server/src/resources/${name}`, IN_RESOURCES, [NO_EVERY_CALL, noResourceOf(others)]);
  }),
  ...layer('packages/server/src/http', [NO_MAIN], [NO_EVERY_CALL]),
];

const judge = layer('packages/judge/src', [
  { regex: '^@aosai/api/(contract|envelope|client|openapi|fixtures)/', message: 'judge imports api/domain only.' },
]);

const app = layer(
  'packages/app/src',
  [],
  [
    NO_FIXTURES,
    { regex: '^@aosai/api/openapi/', message: 'The document is made on the server.' },
    {
      group: ['@aosai/api/contract/**', '!@aosai/api/contract/errors'],
      message: 'The browser gets the route table, never the schemas of calls.',
      allowTypeImports: true,
    },
  ],
);

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
  ignorePatterns: ['tests/boundaries/fixture/**', '**/dist/**', 'dist-storybook/**'],
  settings: { react: { version: '19.3' } },
  rules: {
    eqeqeq: 'error',
    'max-lines': ['error', { max: 300 }],
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
    'import/no-cycle': 'error',
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
    ...ui,
    ...api,
    ...server,
    ...judge,
    ...app,
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
      files: ['packages/{api,judge,server}/**', 'scripts/**', 'tests/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    {
      files: ['packages/server/src/**'],
      // Tests look at every row that there is.
      excludeFiles: [...NOT_PRODUCT, 'packages/server/src/{db/demo,everyCall,testing}/**', '**/testing/**'],
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
    {
      files: ['packages/server/src/demo/demo/**'],
      rules: { 'max-lines': 'off' },
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
