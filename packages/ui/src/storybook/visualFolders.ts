import { join } from 'node:path';

interface Run {
  /** A run on a fixture (the test of the visual run itself) has folders of its own. */
  fixture?: string | undefined;
  /** Pictures of another commit to compare with, instead of those that git keeps. */
  against?: string | undefined;
}

/** Where the pictures of the stories are, and where a run leaves what differs from them. */
export const visualFolders = (root: string, { fixture, against }: Run = {}): { pictures: string; changes: string } =>
  fixture === undefined
    ? { pictures: against ?? join(root, 'packages/ui/__screenshots__'), changes: join(root, '.cache/visual') }
    : { pictures: join(root, '.cache/visual-fixture/pictures'), changes: join(root, '.cache/visual-fixture/changes') };
