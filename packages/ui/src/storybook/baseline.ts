import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Path of Chromium: `CHROMIUM`, else Debian's, else undefined (the provider then looks for one). */
export const chromiumPath =
  process.env['CHROMIUM'] ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);

/** Major version from `Chromium 156.0.8078.79 built on …`; undefined when there is none. */
export const majorOf = (version: string): string | undefined => /\b(\d+)\.\d+\.\d+/.exec(version)?.[1];

/** Baselines match only one Chromium major version on one platform, so the folder's name contains both. */
export const baselineFolder = (root: string, chromium: string): string => {
  const version = execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return join(root, `chromium-${majorOf(version) ?? 'unknown'}-${process.platform}`);
};
