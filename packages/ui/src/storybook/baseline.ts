import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** System Chromium: the one of `CHROMIUM`, else Debian's, else none (the provider then looks for its own). */
export const chromiumPath =
  process.env['CHROMIUM'] ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);

/** Major version out of `Chromium 156.0.8078.79 built on …`; undefined when there is none. */
export const majorOf = (version: string): string | undefined => /\b(\d+)\.\d+\.\d+/.exec(version)?.[1];

/** Baselines fit one Chromium major on one platform only, so the folder is named by both. */
export const baselineFolder = (root: string, chromium: string): string => {
  const version = execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return join(root, `chromium-${majorOf(version) ?? 'unknown'}-${process.platform}`);
};
