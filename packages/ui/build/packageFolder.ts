import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import ownPackage from '../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../../..');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/** `@aosai/api/questions/answers` in a declaration → its file in the folder, without extension. */
const OWN = /(['"])@aosai\/(api|editor)\/([^'"]+)\1/g;
/** Imports of other packages; the compiler keeps the quotes of the source and writes double ones itself. */
const FOREIGN = /(?: from |^import |\bimport\()['"]([^.'"][^'"]*)['"]/gm;

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Needs React's state or a style sheet in the browser, so that a server component may not run it. */
const NEEDS_BROWSER = /^import [^;]*["'](?:react|react-dom|react\/[^"']+|styled-components|@floating-ui\/react)["'];/m;

/** React has it from 19.2; before that it comes from this package. */
const EVENT_HOOK = /import \{([^}]*\buseEffectEvent\b[^}]*)\} from ["']react["'];/;

/** Lets a module run with React 19.0, and names it to bundlers with server components as one for the browser. */
function forConsumers(code: string): string {
  const found = EVENT_HOOK.exec(code);
  const rest =
    found?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== 'useEffectEvent') ?? [];
  const imports = rest.length > 0 ? `import { ${rest.join(', ')} } from "react";\n` : '';
  const able = found ? code.replace(found[0], `${imports}import { useEffectEvent } from "use-effect-event";`) : code;
  return NEEDS_BROWSER.test(able) ? `'use client';\n${able}` : able;
}

/** Declarations by the compiler; imports of our unpublished packages become relative, as in the modules. */
function writeDeclarations(dist: string): void {
  const project = join(import.meta.dirname, '../tsconfig.package.json');
  execFileSync(process.execPath, [TSC, '-p', project, '--outDir', dist], { stdio: 'inherit' });
  for (const path of globSync('**/*.d.ts', { cwd: dist })) {
    const file = join(dist, path);
    const text = readFileSync(file, 'utf8');
    const moved = text.replaceAll(OWN, (_, quote: string, name: string, inside: string) => {
      const target = `${relative(dirname(file), join(dist, name, 'src', inside))}.js`;
      return `${quote}${target.startsWith('.') ? target : `./${target}`}${quote}`;
    });
    if (moved !== text) writeFileSync(file, moved);
  }
}

/** What the declarations import from other packages. */
const importsOfDeclarations = (dist: string): string[] =>
  globSync('**/*.d.ts', { cwd: dist }).flatMap((path) =>
    [...readFileSync(join(dist, path), 'utf8').matchAll(FOREIGN)].map(([, specifier = '']) => specifier),
  );

const SUBJECTS = readdirSync(join(import.meta.dirname, '../src/screens'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Code editors: a page that shows none need not install them. */
const isEditor = (name: string): boolean => /^(?:monaco-editor$|@codemirror\/|@lezer\/)/.test(name);

const at = (folder: string, pattern: string) => ({
  types: `./ui/src/${folder}/${pattern}.d.ts`,
  default: `./ui/src/${folder}/${pattern}.js`,
});

const dependenciesOf = (name: string): Record<string, string> => {
  const file = readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(file) as { dependencies?: Record<string, string> }).dependencies ?? {};
};

/** Dependencies of our packages with their versions, and those behind them: an inferred type may name one of these. */
function knownVersions(): Record<string, string> {
  const named = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => Object.entries(dependenciesOf(name))));
  const direct = named(['@aosai/api', '@aosai/editor', '@aosai/ui']);
  return { ...named(Object.keys(direct)), ...direct };
}

/** npm takes `exports` from the package it packs and ignores `publishConfig.exports`: the folder has a file of its own. */
function packageFile(imported: Set<string>) {
  const { name, version, peerDependencies } = ownPackage;
  const known = knownVersions();
  const names = [...imported].filter((one) => !Object.hasOwn(peerDependencies, one)).toSorted();
  const undeclared = names.filter((one) => !Object.hasOwn(known, one));
  if (undeclared.length > 0) throw new Error(`imported, but no dependency of ours: ${undeclared.join(', ')}`);
  return {
    name,
    version,
    license: 'Apache-2.0',
    description:
      'Parts and screens of the olympiad platform Aosai: React components without fetches, routes or storage.',
    type: 'module',
    sideEffects: false,
    exports: {
      './tokens/*': at('tokens', '*'),
      './primitives/*': at('primitives', '*/*'),
      './patterns/fileUrl': at('patterns/links', 'fileUrl'),
      './patterns/*': at('patterns', '*/*'),
      ...Object.fromEntries(SUBJECTS.map((subject) => [`./screens/${subject}/*`, at(`screens/${subject}`, '*/*')])),
      './elements/*': at('elements', '*'),
    },
    dependencies: Object.fromEntries(names.filter((one) => !isEditor(one)).map((one) => [one, known[one]])),
    peerDependencies: {
      // Exact in this workspace. `forConsumers` keeps out what React 19.0 does not have.
      ...Object.fromEntries(Object.keys(peerDependencies).map((one) => [one, '^19.0.0'])),
      ...Object.fromEntries(names.filter(isEditor).map((one) => [one, known[one]])),
    },
    peerDependenciesMeta: Object.fromEntries(names.filter(isEditor).map((one) => [one, { optional: true }])),
  };
}

/** Makes of the built modules a folder that `npm pack` takes: declarations, package.json, licence, README, changelog. */
export function packageFolder(): Plugin {
  let dist = '';
  const imported = new Set<string>();
  return {
    name: 'aosai-package-folder',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const code = forConsumers(file.code);
        if (code.includes('from "use-effect-event"')) imported.add('use-effect-event');
        file.code = code;
        for (const specifier of [...file.imports, ...file.dynamicImports])
          if (!(specifier in bundle)) imported.add(packageOf(specifier));
      }
    },
    closeBundle() {
      writeDeclarations(dist);
      for (const specifier of importsOfDeclarations(dist)) imported.add(packageOf(specifier));
      writeFileSync(join(dist, 'package.json'), `${JSON.stringify(packageFile(imported), null, 2)}\n`);
      copyFileSync(join(ROOT, 'LICENSE'), join(dist, 'LICENSE'));
      for (const name of ['README.md', 'CHANGELOG.md'])
        copyFileSync(join(import.meta.dirname, '..', name), join(dist, name));
    },
  };
}
