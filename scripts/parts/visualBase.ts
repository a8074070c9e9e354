import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv, root, run } from './child.ts';

const FOLDER = join(root, '.cache/visual-base');

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args, { quiet: true });
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`);
  return output.trim();
}

/** The commit to compare with: the given one, else the merge base with main. */
export const baseOf = (ref: string | undefined): Promise<string> =>
  ref === undefined ? git('merge-base', 'HEAD', 'main') : git('rev-parse', '--verify', `${ref}^{commit}`);

/**
 * Takes screenshots of a commit's stories in a separate worktree; returns their folder. A complete set is reused by
 * later runs; worktrees of other commits are removed.
 */
export async function photographBase(sha: string, args: readonly string[]): Promise<string> {
  const place = join(FOLDER, sha.slice(0, 12));
  for (const other of existsSync(FOLDER) ? readdirSync(FOLDER) : []) {
    if (join(FOLDER, other) !== place) await git('worktree', 'remove', '--force', join(FOLDER, other));
  }
  const stamp = join(place, '.cache/photographed');
  const pictures = join(place, 'packages/ui/__screenshots__');
  if (existsSync(stamp)) return pictures;
  await git('worktree', 'prune');
  if (!existsSync(place)) await git('worktree', 'add', '--detach', place, sha);
  if (!existsSync(join(place, 'node_modules/.package-lock.json')))
    await run('npm', ['ci', '--prefer-offline'], { cwd: place });
  const vitest = join(place, 'node_modules/.bin/vitest');
  const { code } = await run(vitest, ['run', '--project', 'stories', '--update=all', ...args], {
    cwd: place,
    env: childEnv({ VISUAL: 'all' }),
  });
  // Missing pictures would make every story new, and the comparison would pass.
  if (code !== 0) throw new Error(`the stories of ${sha} could not be photographed`);
  if (args.length === 0) writeFileSync(stamp, '');
  return pictures;
}
