import { glob, mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../../support/runTool.ts';

const root = join(import.meta.dirname, '../../..');

/** Builds and packs the component library as a partner gets it, in a new folder. */
export async function packUi(): Promise<{ folder: string; tarball: string }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'aosai-partner-')));
  const dist = join(folder, 'dist');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await runTool(process.execPath, [vite, 'build', '--outDir', dist, '--emptyOutDir'], join(root, 'packages/ui'));
  await runTool('npm', ['pack', '--offline', '--ignore-scripts', '--pack-destination', folder], dist);
  const [tarball = ''] = await Array.fromAsync(glob('*.tgz', { cwd: folder }));
  return { folder, tarball: join(folder, tarball) };
}

/** Changes dependencies in the `package.json` of a copied example. */
export async function setDependencies(folder: string, versions: Readonly<Record<string, string>>): Promise<void> {
  const file = join(folder, 'package.json');
  const own = JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string>>;
  const changed = (part: string) =>
    Object.fromEntries(Object.entries(own[part] ?? {}).map(([name, version]) => [name, versions[name] ?? version]));
  const parts = { dependencies: changed('dependencies'), devDependencies: changed('devDependencies') };
  await writeFile(file, JSON.stringify({ ...own, ...parts }));
}
