import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { baselineFolder, chromiumPath } from '../../packages/ui/src/storybook/baseline.ts';
import { visualFolders } from '../../packages/ui/src/storybook/visualFolders.ts';
import { root } from './child.ts';
import type { NamedTest } from './tallyReporter.ts';

/** The pictures in git that fit this machine's Chromium: their folder, or why none is compared. */
export function picturesInGit(): { folder: string } | { none: NamedTest } {
  const folder = chromiumPath ? baselineFolder(visualFolders(root).pictures, chromiumPath) : '';
  if (existsSync(folder)) return { folder };
  return { none: { name: 'the pictures of the stories', why: `none for this Chromium (${folder})` } };
}

/** Limit of the pictures in git: each full retake adds as much to the history again. */
const MAX_BYTES = 20_000_000;

const FOLDER = 'packages/ui/__screenshots__';

/** Groups of files with the same content: such pictures do not test what distinguishes their stories. */
function twinsAmong(files: readonly string[]): string[][] {
  const byContent = Map.groupBy(files, (file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
  return [...byContent.values()].filter((group) => group.length > 1);
}

/** A message for each group of stories with the same picture. */
export const twinLines = (files: readonly string[]): string[] =>
  twinsAmong(files).map(
    (group) =>
      `the same picture: ${group.map((file) => basename(file, '.png')).join(', ')}. Keep one; tag the others no-visual and say why.`,
  );

/** Faults of the pictures in git: too large in total, or two that are the same. */
export function wrongPictures(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', FOLDER], { cwd: root, encoding: 'utf8' });
  const files = listed
    .split('\0')
    .filter((name) => name.endsWith('.png'))
    .map((name) => join(root, name))
    .filter((file) => existsSync(file));
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0);
  const heavy = `the pictures weigh ${(bytes / 1e6).toFixed(1)} MB together, more than ${MAX_BYTES / 1e6}: \`npm run test:visual -- -u\` packs them, then take a tag key off.`;
  return [...(bytes > MAX_BYTES ? [heavy] : []), ...twinLines(files)];
}
