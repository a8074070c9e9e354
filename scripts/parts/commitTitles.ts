import { run } from './child.ts';

const MAX_TITLE = 72;

const git = async (...args: string[]): Promise<string | null> => {
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 ? output.trim() : null;
};

/** Titles that are longer than what a log shows in one line. */
export const longTitles = (titles: readonly string[]): string[] =>
  titles
    .filter((title) => title.length > MAX_TITLE)
    .map((title) => `${title.length} characters, ${MAX_TITLE} at most: ${title}`);

/** The long titles of commits younger than this check; older ones stay as they are. Without a history there are none. */
export async function wrongTitles(): Promise<string[]> {
  const birth = await git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'scripts/parts/commitTitles.ts');
  if (!birth) return [];
  const titles = await git('log', '--no-merges', '--format=%s', `${birth}..HEAD`);
  return titles ? longTitles(titles.split('\n')) : [];
}
