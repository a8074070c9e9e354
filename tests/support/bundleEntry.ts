import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Every page of a partner has React, and loads an editor only where a program is written. */
const OUTSIDE = /^(?:react|react-dom|monaco-editor|@codemirror|@lezer)(?:\/|$)/;

export interface EntryBundle {
  /** Scripts before the component can render, in gzip (level 9, 1 kB = 1,000 bytes), without React and editors. */
  kB: number;
  /** Packages imported at once or later, React and editors included. */
  packages: Set<string>;
}

const packageOf = (id: string): string[] => {
  const [, name = ''] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? /^((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  return name === '' || name === '@aosai/ui' ? [] : [name];
};

/** Bundles one module of the built library by itself, as a partner's page that imports nothing else. */
export async function bundleEntry(module: string): Promise<EntryBundle> {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: module, external: OUTSIDE, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    made.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const atOnce = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  for (const chunk of atOnce)
    for (const name of chunk.imports) for (const one of [chunks.get(name)]) if (one) atOnce.add(one);
  const bytes = [...atOnce].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  const foreign = [...chunks.values()].flatMap(({ imports, dynamicImports, moduleIds }) => [
    ...[...imports, ...dynamicImports].filter((name) => !chunks.has(name)),
    ...moduleIds.filter((id) => id.includes('/node_modules/')),
  ]);
  return { kB: Math.round(bytes / 100) / 10, packages: new Set(foreign.flatMap(packageOf)) };
}
