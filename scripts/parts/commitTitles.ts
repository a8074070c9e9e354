import { run } from './child.ts';

const MAX_TITLE = 72;

const git = async (...args: string[]): Promise<string | null> => {
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 ? output.trim() : null;
};

/** Returns a message for each title that is too long for one line of a log. */
export const longTitles = (titles: readonly string[]): string[] =>
  titles
    .filter((title) => title.length > MAX_TITLE)
    .map((title) => `${title.length} characters, ${MAX_TITLE} at most: ${title}`);

/** Returns the too long titles of commits since this check exists; none without a git history. */
export async function wrongTitles(): Promise<string[]> {
  const birth = await git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'scripts/parts/commitTitles.ts');
  if (!birth) return [];
  const titles = await git('log', '--no-merges', '--format=%s', `${birth}..HEAD`);
  return titles ? longTitles(titles.split('\n')) : [];
}
