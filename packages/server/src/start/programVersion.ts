import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import packageFile from '../../package.json' with { type: 'json' };

const GIT_MS = 2_000;
const COMMIT = /^[0-9a-f]{7,40}$/;
const SHORT = 9;

/** The commit that git sees; null outside of a clone, as in a container. */
async function checkedOutCommit(): Promise<string | null> {
  try {
    // The clone may belong to another user than the server; only its name is read.
    const args = ['-c', 'safe.directory=*', '-C', import.meta.dirname, 'rev-parse', 'HEAD'];
    const { stdout } = await promisify(execFile)('git', args, { timeout: GIT_MS });
    return stdout.trim();
  } catch {
    return null;
  }
}

/** `0.1.0+3f2a9c1d0`: the version with the commit of the setting, or of the clone that the program runs from. */
export async function programVersion(givenCommit: string | undefined): Promise<string> {
  const commit = givenCommit ?? (await checkedOutCommit());
  return commit !== null && COMMIT.test(commit)
    ? `${packageFile.version}+${commit.slice(0, SHORT)}`
    : packageFile.version;
}
