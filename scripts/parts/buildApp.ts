import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv, root, run } from './child.ts';
import { tellStep } from './tellStep.ts';

const appFolder = join(root, 'packages/app');
const stampFile = join(appFolder, 'dist/.stamp');

const PACKAGES = '{api,editor,ui,app}';
const SOURCES = [`packages/${PACKAGES}/*.*`, `packages/${PACKAGES}/!(dist|node_modules|__screenshots__)/**/*.*`];

/** Builds of the site and, into its folder, of the elements for other sites. */
const BUILDS = [
  { config: 'vite.config.ts', name: '网站 · site' },
  { config: 'vite.embed.config.ts', name: '嵌入组件 · elements for other sites' },
];

const isBuilt = (path: string): boolean => !/\.(test|stories)\.tsx?$/.test(path);

/** Hash over names and contents of all files that the builds read. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const paths = ['package-lock.json', ...globSync(SOURCES, { cwd: root }).filter(isBuilt).toSorted()];
  for (const path of paths) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Builds packages/app when its sources differ from those of the last build. */
export async function buildApp(): Promise<void> {
  const hash = hashOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  console.log('正在构建（首次启动，或源码有改动）· building: first start, or the sources have changed');
  for (const [index, { config, name }] of BUILDS.entries()) {
    const step = tellStep(`  ${index + 1}/${BUILDS.length} ${name}`);
    // Shows warnings, but not the hundreds of lines about chunks.
    const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--config', config];
    // Within a test run NODE_ENV is `test`, with which Vite would build React for development.
    const env = childEnv({ NODE_ENV: 'production' });
    const { code } = await run(process.execPath, args, { cwd: appFolder, env });
    step.end();
    if (code !== 0) throw new Error(`The site could not be built (vite build with ${config} ended with ${code}).`);
  }
  writeFileSync(stampFile, hash);
}
