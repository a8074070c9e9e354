import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import ownPackage from '../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../../..');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/** `@aosai/api/questions/answers` in a declaration → its file in the folder, without extension. */
const OWN = /(['"])@aosai\/(api|editor)\/([^'"]+)\1/g;
/** As the compiler writes imports of other packages into declarations. */
const FOREIGN = /(?: from |^import |\bimport\()"([^."][^"]*)"/gm;

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Declarations by the compiler; imports of our unpublished packages become relative, as in the modules. */
function writeDeclarations(dist: string): void {
  const project = join(import.meta.dirname, '../tsconfig.package.json');
  execFileSync(process.execPath, [TSC, '-p', project, '--outDir', dist], { stdio: 'inherit' });
  for (const path of globSync('**/*.d.ts', { cwd: dist })) {
    const file = join(dist, path);
    const text = readFileSync(file, 'utf8');
    const moved = text.replaceAll(OWN, (_, quote: string, name: string, inside: string) => {
      const target = relative(dirname(file), join(dist, name, 'src', inside));
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

const SUBJECTS = readdirSync(join(import.meta.dirname, '../src/screens'));

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
    dependencies: Object.fromEntries(names.map((one) => [one, known[one]])),
    // Exact in this workspace; a partner's React may be newer.
    peerDependencies: Object.fromEntries(Object.entries(peerDependencies).map(([one, exact]) => [one, `^${exact}`])),
  };
}

/** Makes of the built modules a folder that `npm pack` takes: declarations, package.json, licence. */
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
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          for (const specifier of [...file.imports, ...file.dynamicImports])
            if (!(specifier in bundle)) imported.add(packageOf(specifier));
    },
    closeBundle() {
      writeDeclarations(dist);
      for (const specifier of importsOfDeclarations(dist)) imported.add(packageOf(specifier));
      writeFileSync(join(dist, 'package.json'), `${JSON.stringify(packageFile(imported), null, 2)}\n`);
      copyFileSync(join(ROOT, 'LICENSE'), join(dist, 'LICENSE'));
    },
  };
}
