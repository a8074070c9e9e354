// Bytes that a partner's page loads for elements, in gzip (level 9, 1 kB = 1,000 bytes).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { root } from '../../scripts/parts/child.ts';
import { filesAtOnce, type Manifest } from './parts/manifest.ts';

export const name = 'embed';

const dist = join(root, 'packages/app/dist/embed');

export const budgets: BenchEntry['budgets'] = { loaderKb: { max: 2 }, sharedKb: { max: 90 } };

const gzBytes = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

const kb = (files: Iterable<string>): number =>
  Math.round([...files].reduce((sum, file) => sum + gzBytes(file), 0) / 100) / 10;

export function run(): Promise<Figures> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const keyOf = (end: string): string => {
    const key = Object.keys(manifest).find((one) => one.endsWith(end));
    if (key === undefined) throw new Error(`the manifest has no ${end}`);
    return key;
  };
  const loader = filesAtOnce(manifest, [keyOf('elements/aosai.ts')]);
  const shared = filesAtOnce(manifest, [keyOf('elements/mountPart.tsx')]).difference(loader);
  const parts = Object.keys(manifest).filter((key) => key.includes('elements/parts/'));
  const onDemand = parts.toSorted().map((key) => {
    const own = filesAtOnce(manifest, [key]).difference(loader).difference(shared);
    return [key.replace(/^.*\/(\w+?)Part\.tsx$/, '$1'), kb(own)] as const;
  });
  return Promise.resolve({ loaderKb: kb(loader), sharedKb: kb(shared), onDemandKb: Object.fromEntries(onDemand) });
}
