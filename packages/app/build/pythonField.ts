import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';

const NAME = 'virtual:python';
const WORKER = 'virtual:pythonWorker';
const app = fileURLToPath(new URL('..', import.meta.url));
const library = join(app, 'src/practice/python/library');
const cache = fileURLToPath(new URL('../../../.cache/python', import.meta.url));

const addressOf = (file: string): string => fileURLToPath(import.meta.resolve(`pyodide/${file}`));

/** Creates the memory snapshot of a booted interpreter, again only when its sources have changed. */
async function snapshot(): Promise<string> {
  const hash = createHash('sha256');
  const sources = globSync('**/*.py', { cwd: library }).toSorted();
  const made = [
    ...sources.map((file) => join(library, file)),
    addressOf('pyodide.asm.wasm'),
    addressOf('pyodide.asm.mjs'),
  ];
  for (const file of [...made, join(app, 'build/makeSnapshot.ts')]) hash.update(readFileSync(file));
  const target = join(cache, `snapshot-${hash.digest('hex').slice(0, 16)}.bin`);
  if (existsSync(target)) return target;
  mkdirSync(cache, { recursive: true });
  const growing = `${target}.${process.pid}`;
  await promisify(execFile)(process.execPath, [join(app, 'build/makeSnapshot.ts'), library, growing]);
  renameSync(growing, target);
  return target;
}

/** Builds the worker as one classic script, since a frame without an origin cannot load modules. */
async function worker(): Promise<string> {
  const entry = join(app, 'src/practice/python/worker.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: app,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['iife'], name: 'field' },
      rolldownOptions: { external: [/^node:/, 'ws'] },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const one of outputs) if ('output' in one) return one.output[0].code;
  throw new Error('the worker of the Python field was not built');
}

/**
 * Provides the playground's files, each at an address that changes with its content, with their sizes; and its worker
 * as text in a separate module, which the page need not wait for.
 */
export function pythonField(): Plugin {
  return {
    name: 'aosai-python-field',
    resolveId: (id) => (id === NAME || id === WORKER ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${WORKER}`) return `export const worker = ${JSON.stringify(await worker())};`;
      if (id !== `\0${NAME}`) return;
      const parts = {
        wasm: addressOf('pyodide.asm.wasm'),
        stdlib: addressOf('python_stdlib.zip'),
        runtime: addressOf('pyodide.asm.mjs'),
        snapshot: await snapshot(),
      };
      const imports = Object.entries(parts).map(
        ([name, path]) => `import ${name} from ${JSON.stringify(`${path}?url`)};`,
      );
      const files = Object.entries(parts).map(
        ([name, path]) => `${name}: { url: ${name}, bytes: ${statSync(path).size} }`,
      );
      return `${imports.join('\n')}
export const files = { ${files.join(', ')} };`;
    },
  };
}
