import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { release } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { chromiumPath } from '../../packages/ui/src/storybook/baseline.ts';
import { visualFolders } from '../../packages/ui/src/storybook/visualFolders.ts';
import { root } from './child.ts';
import { importClosures } from './importClosure.ts';

/** Slow tests with few inputs: while these are unchanged, the last green run still counts (docs/decisions/0021). */
export interface Proof {
  name: string;
  project: 'unit' | 'stories';
  /** Globs of test files. */
  tests: readonly string[];
  /** The resource whose calls this proof covers, for tests that try all calls. */
  resource?: string;
  /** Set for proofs of which a quarter runs in each `npm test` although proven. */
  takesTurns?: true;
  /** Globs of files that the tests depend on, together with all their imports. */
  inputs: readonly string[];
  /** Like `inputs`, but without files that belong to one resource. */
  shared?: readonly string[];
  /** Globs of files that count without their imports. */
  alone: readonly string[];
  tools: readonly Tool[];
}

const TOOLS = {
  compilers: () => [versionOf('g++'), versionOf('python3')],
  kernel: () => [release()],
  chromium: () => [chromiumPath ? versionOf(chromiumPath) : 'none'],
};
type Tool = keyof typeof TOOLS;

const versionOf = (program: string): string => {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    return `none: ${String(error)}`;
  }
};

const JUDGE = 'packages/judge/**/*.{ts,c,h,inc,cpp,py,json}';
const CONTENT = 'packages/content';
const CHECKS = `${CONTENT}/src/checks`;
const PARAMETRIC = 'packages/server/src/questions/parametric';

const FILES: readonly Proof[] = [
  {
    name: 'the judge',
    project: 'unit',
    // Without tools.test.ts, which is skipped where the cross compiler is missing and would then prevent the proof.
    tests: ['packages/judge/src/**/!(tools).test.ts'],
    inputs: ['packages/judge/src/**/*.test.ts'],
    alone: [JUDGE],
    tools: ['compilers', 'kernel'],
  },
  {
    name: 'solutions of the demo papers',
    project: 'unit',
    tests: [`${CHECKS}/{solutions,snippets}.test.ts`],
    inputs: [`${CHECKS}/{solutions,snippets}.test.ts`],
    alone: [JUDGE, `${CONTENT}/papers/**/*.*`],
    tools: ['compilers'],
  },
  {
    name: 'programs of the courses',
    project: 'unit',
    tests: [`${CHECKS}/coursesExecuted.test.ts`],
    inputs: [`${CHECKS}/coursesExecuted.test.ts`, `${CONTENT}/{camp,courses,papers}/**/make.ts`],
    alone: [JUDGE, `${CONTENT}/{camp,courses,papers}/**/*.*`],
    tools: ['compilers'],
  },
  {
    name: 'keys of parametric questions',
    project: 'unit',
    tests: [`${PARAMETRIC}/executed.test.ts`],
    inputs: [`${PARAMETRIC}/executed.test.ts`],
    alone: [JUDGE],
    tools: ['compilers'],
  },
  {
    name: 'the visual run',
    project: 'unit',
    tests: ['tests/scripts/visual.test.ts'],
    inputs: ['tests/scripts/visual.test.ts', 'scripts/testVisual.ts', 'vitest.config.ts', '.storybook/*.{ts,tsx}'],
    alone: ['packages/ui/src/storybook/**/*.{ts,tsx}'],
    tools: ['chromium'],
  },
];

/** Tests that try every call; they skip the resources in `CALLS_LEFT_OUT`. */
export const CALL_TESTS = [
  'packages/server/src/testing/everyCall/matrix/matrix.test.ts',
  'packages/server/src/testing/everyCall/lists/hiddenFields.test.ts',
  'packages/server/src/testing/everyCall/fuzz.test.ts',
];

const ACCESS_FILES = 'packages/server/src/**/*.access.ts';
/** Paths that belong to one resource: its folder, and its calls in the contract. */
const OF_ONE_RESOURCE = /^packages\/(?:server\/src\/resources|api\/src\/contract)\/(?!kit\/)\w+\/\w+/;

const accessFiles = (): [resource: string, folder: string][] =>
  globSync(ACCESS_FILES, { cwd: root }).flatMap((file) => {
    const [, resource] = /\baccessOf\('(\w+)'/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return resource ? [[resource, dirname(file)] satisfies [string, string]] : [];
  });

const CONTRACT = 'packages/api/src/contract';

/** The contract file of a resource, listed since handlers import only its types. */
const contractOf = (resource: string, index: string): string => {
  const [, path = 'index.ts'] = new RegExp(`\\{[^}]*\\b${resource}\\b[^}]*\\} from '\\./([^']+)'`).exec(index) ?? [];
  return `${CONTRACT}/${path}`;
};

const callProofs = (): Proof[] => {
  const index = readFileSync(join(root, CONTRACT, 'index.ts'), 'utf8');
  return accessFiles().map(([resource, folder]) => ({
    name: `calls of ${resource}`,
    project: 'unit',
    takesTurns: true,
    tests: CALL_TESTS,
    resource,
    inputs: [contractOf(resource, index), `${folder}/!(*.test).ts`],
    shared: [...CALL_TESTS, 'packages/server/src/handlers.ts', ACCESS_FILES],
    alone: ['packages/server/src/db/migrations/*.sql'],
    tools: [],
  }));
};

const UI = 'packages/ui/src';
const PICTURES = relative(root, visualFolders(root).pictures);

/** Prefix of the names of a story file's pictures, which Storybook derives from the title. */
const pictureNameOf = (file: string): string => {
  const text = readFileSync(join(root, file), 'utf8');
  const [, title = basename(file, '.stories.tsx')] = /^ {2}title: '([A-Za-z][\w/]*)'/mu.exec(text) ?? [];
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
};

/** A proof for each story file, with its imports, the preview and its pictures as inputs. */
const storyProofs = (): Proof[] =>
  globSync(`${UI}/{tokens,primitives,patterns,screens,storybook/flows}/**/*.stories.tsx`, { cwd: root }).map(
    (file) => ({
      name: `stories of ${relative(UI, file).replace(/\.stories\.tsx$/u, '')}`,
      project: 'stories',
      takesTurns: true,
      tests: [file],
      inputs: [file, `${UI}/storybook/*Setup.ts`, '.storybook/*.ts'],
      alone: [`${PICTURES}/*/*-${pictureNameOf(file)}-*.png`],
      tools: ['chromium'],
    }),
  );

/** All proofs: of single test files, of each resource's calls, and of each story file. */
export const allProofs = (): Proof[] => [...FILES, ...callProofs(), ...storyProofs()];

const closureOf = importClosures(root);

const digests = new Map<string, string>();
const digestOf = (file: string): string => {
  const known =
    digests.get(file) ??
    createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('base64url');
  digests.set(file, known);
  return known;
};

const filesOf = (globs: readonly string[]): string[] =>
  globSync([...globs], { cwd: root, exclude: (path) => path.includes('node_modules') });

/** Files that every test depends on without importing them. */
const RUNNER = ['package-lock.json', 'vitest.config.ts', 'tests/support/sameExamples.ts'];

/** The files whose contents make up a proof's hash, in order. */
export function filesOfProof({ inputs, shared = [], alone }: Proof): string[] {
  const common = closureOf(filesOf(shared)).filter((file) => !OF_ONE_RESOURCE.test(file));
  return [...new Set([...closureOf(filesOf(inputs)), ...common, ...filesOf([...alone, ...RUNNER])])].toSorted();
}

/** Hash of everything that these tests depend on. */
export function hashOf(proof: Proof): string {
  const hash = createHash('sha256').update(process.version);
  for (const tool of proof.tools) hash.update(TOOLS[tool]().join('\n'));
  for (const file of filesOfProof(proof)) hash.update(`\n${file} ${digestOf(file)}`);
  return hash.digest('base64url');
}

/** Matches test names that begin with a file, unlike failures outside of files. */
const IN_A_FILE = /^(?:packages|tests)\//u;

interface Outcome {
  failed: readonly { name: string }[];
  skipped: readonly { name: string }[];
}

/** Whether a run proves it: none of its tests failed or was skipped, and no error occurred outside of files. */
export function isProvenBy({ tests }: Proof, { failed, skipped }: Outcome): boolean {
  const files = filesOf(tests);
  const isOfThese = ({ name }: { name: string }) => files.some((file) => name.startsWith(file));
  return !skipped.some(isOfThese) && !failed.some((one) => isOfThese(one) || !IN_A_FILE.test(one.name));
}

const PROOFS_FILE = join(root, 'tests/proofs.json');

/** Reads the hash of each proof's last green run. */
export const readProofs = (): Record<string, string> =>
  JSON.parse(readFileSync(PROOFS_FILE, 'utf8')) as Record<string, string>;

/** Stores the hashes of green proofs, and removes proofs that no longer exist. */
export function keepProofs(proven: readonly (readonly [name: string, hash: string])[]): void {
  const names = new Set(allProofs().map(({ name }) => name));
  const kept = Object.entries(readProofs()).filter(([name]) => names.has(name));
  const sorted = [...new Map([...kept, ...proven])].toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(PROOFS_FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
