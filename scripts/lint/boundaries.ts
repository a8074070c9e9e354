import type { OxlintOverride } from 'oxlint';
import { SERVER_ORDER, SUBJECTS } from './subjects.ts';

/**
 * What may not import what (docs/house.md). A rule in a later override replaces the same rule of an earlier one, so every
 * folder gets its whole list here.
 */
type Restriction = {
  message: string;
  allowTypeImports?: boolean;
  /** Over the import as written: `../../screens/Home/Home.tsx`, `@aosai/ui/screens/Home`. */
} & { regex: string };

export const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'];
/** Access files say who may make a call; only tests read them. */
export const NOT_PRODUCT = [...TESTS, '**/*.access.ts'];

const HOOKS_OF_THE_COMPILER = ['useMemo', 'useCallback', 'memo', 'forwardRef'];

export const RESTRICTED_NAMES = [
  { name: 'react', importNames: HOOKS_OF_THE_COMPILER, message: 'The React Compiler does this.' },
  {
    name: 'styled-components',
    importNames: ['default'],
    message: 'Node gives the whole CommonJS module as the default: import { styled }.',
  },
];

const restrict = (files: string[], patterns: Restriction[], excludeFiles: string[] = []): OxlintOverride => ({
  files,
  excludeFiles,
  rules: { 'no-restricted-imports': ['error', { paths: RESTRICTED_NAMES, patterns }] },
});

/** One override per folder, twice where tests and stories are allowed more. */
const layer = (folder: string, always: Restriction[], inProduct: Restriction[] = []): OxlintOverride[] => [
  restrict([`${folder}/**`, `${folder}.ts`, `${folder}.tsx`], always),
  ...(inProduct.length > 0 ? [restrict([`${folder}/**`], [...always, ...inProduct], NOT_PRODUCT)] : []),
];

const noFolders = (folders: readonly string[], message: string): Restriction => ({
  regex: `^(\\.|@aosai/|#).*/(${folders.join('|')})(/|\\.ts$)`,
  message,
});

const noPackages = (names: readonly string[], message: string): Restriction => ({
  regex: `^(${names.join('|')})(/|$)`,
  message,
});

/** The folders after this one, as siblings at the top of the package or through its exports. */
function noLater(order: readonly string[], name: string, exported: string): Restriction[] {
  const later = order.slice(order.indexOf(name) + 1);
  if (later.length === 0) return [];
  return [
    {
      regex: `^((\\.\\./)+|${exported}/)(${later.join('|')})/`,
      message: `${name} comes before ${later.join(', ')}: turn it round by a registry, or put the handler where its highest subject is.`,
    },
  ];
}

const NO_MAIN: Restriction = {
  regex: '^(\\.\\./)+(main|serve)\\.ts$',
  message: 'main starts everything; nothing imports it.',
};
const NO_COMPOSITION: Restriction = {
  regex: '^(\\.\\./)+(server|config|handlers|registries)\\.ts$',
  message: 'This file puts the subjects together; no subject imports it.',
};
const NO_TESTING: Restriction = {
  regex: '^(\\.\\./)+testing/|\\.access\\.ts$',
  message: 'What tests share, and what every call is tried with, belongs to tests.',
};
const COMPOSES = ['http', 'demo', 'start'];
const server = SERVER_ORDER.flatMap((name) =>
  layer(
    `packages/server/src/${name}`,
    [NO_MAIN],
    [...noLater(SERVER_ORDER, name, '@aosai/server'), ...(COMPOSES.includes(name) ? [] : [NO_COMPOSITION]), NO_TESTING],
  ),
);

/** What a schema may not leak into: the browser takes types of calls only. */
const CONTRACT = '^@aosai/api/(contract$|kit/contract/|.*\\.contract$)';
const NO_FIXTURES: Restriction = {
  regex: '^@aosai/api/.*\\.fixtures$|\\.fixtures\\.ts$',
  message: 'Fixtures feed stories and tests only.',
};

const API_OUTER = ['envelope', 'client', 'openapi'];
const API_ORDER = ['kit', ...SUBJECTS];
/** The client's requests travel in the envelope; apart from that these do not know each other. */
const API_MAY_IMPORT = new Map([['client', ['envelope']]]);
const NO_OUTER = noFolders(API_OUTER, `a subject imports nothing of ${API_OUTER.join(', ')}.`);
const NO_CONTRACT_IN_RULES: Restriction = {
  regex: '^\\..*(\\.contract\\.ts$|/contract/|/contract\\.ts$)',
  message: 'Rules know no calls: a contract imports them.',
  allowTypeImports: true,
};
const api = [
  ...API_ORDER.flatMap((name) => {
    const folder = `packages/api/src/${name}`;
    const always = [...noLater(API_ORDER, name, '@aosai/api'), NO_OUTER];
    return [
      // Examples are put together from those of other subjects.
      restrict([`${folder}/**/*.fixtures.ts`], [NO_OUTER]),
      restrict([`${folder}/**`], always, [...TESTS, '**/*.fixtures.ts']),
      restrict(
        [`${folder}/**`],
        [...always, NO_CONTRACT_IN_RULES, NO_FIXTURES],
        [...TESTS, '**/*.contract.ts', '**/*.fixtures.ts', 'packages/api/src/kit/contract/**'],
      ),
    ];
  }),
  ...API_OUTER.flatMap((name) => {
    const allowed = [name, ...(API_MAY_IMPORT.get(name) ?? [])];
    const others = API_OUTER.filter((other) => !allowed.includes(other));
    return layer(
      `packages/api/src/${name}`,
      [],
      [noFolders(others, `${name} does not import ${others.join(', ')}.`), NO_FIXTURES],
    );
  }),
];

const UI_LAYERS = ['tokens', 'primitives', 'patterns', 'screens', 'elements'];
const UI_ALWAYS: Restriction[] = [
  noPackages(['wouter', 'swr', 'ky'], 'Parts of ui are pure: routes and data belong to app.'),
  { regex: '^@aosai/api/(client|envelope|openapi)/', message: 'ui knows of the api its types and its rules only.' },
  { regex: CONTRACT, message: 'ui takes types, not schemas.', allowTypeImports: true },
];
const uiLayer = (name: string): Restriction[] => {
  const later = UI_LAYERS.slice(UI_LAYERS.indexOf(name) + 1);
  return later.length === 0 ? [] : [noFolders(later, `${name} is left of ${later.join(', ')}.`)];
};
/** `shell` has the frames around all screens. */
const SCREENS = ['shell', ...SUBJECTS];
const ui = [
  ...UI_LAYERS.flatMap((name) => layer(`packages/ui/src/${name}`, [...UI_ALWAYS, ...uiLayer(name)], [NO_FIXTURES])),
  ...SCREENS.flatMap((name) =>
    layer(
      `packages/ui/src/screens/${name}`,
      [...UI_ALWAYS, ...uiLayer('screens')],
      [NO_FIXTURES, ...noLater(SCREENS, name, '@aosai/ui/screens')],
    ),
  ),
];

const judge = layer('packages/judge/src', [
  {
    regex: `^@aosai/api/((client|envelope|openapi)/|kit/errors$|.*\\.fixtures$)|${CONTRACT}`,
    message: 'judge imports rules of the api only.',
  },
]);

const content = layer(
  'packages/content',
  [
    {
      regex: `^@aosai/(server|ui|app|editor)/|^@aosai/api/((client|envelope|openapi)/|.*\\.fixtures$)|${CONTRACT}`,
      message: 'Written content knows rules of the api only.',
    },
  ],
  [{ regex: '^@aosai/judge/', message: 'Only tests run what is written; loading it needs no judge.' }],
);

const APP_PRODUCT: Restriction[] = [
  NO_FIXTURES,
  { regex: '^@aosai/api/openapi/', message: 'The document is made on the server.' },
  {
    regex: CONTRACT,
    message: 'The browser gets the route table, never the schemas of calls.',
    allowTypeImports: true,
  },
];
/** `shell` loads the pages of all subjects; they use its session, client and notices, not its tables of pages. */
const NO_PAGES: Restriction = {
  regex: '^(\\.\\./)+shell/(router|pages|[a-z]+Pages|office/officePages)\\.tsx?$',
  message: 'The tables of pages import the pages, not the other way round.',
};
const app = [
  ...layer('packages/app/src', [], APP_PRODUCT),
  ...SUBJECTS.flatMap((name) =>
    layer(`packages/app/src/${name}`, [], [...APP_PRODUCT, NO_PAGES, ...noLater(SUBJECTS, name, '@aosai/app')]),
  ),
];

export const BOUNDARIES: OxlintOverride[] = [...ui, ...api, ...server, ...judge, ...content, ...app];
