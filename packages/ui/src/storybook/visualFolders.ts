import { join } from 'node:path';

interface Run {
  /** The name of a fixture, for the test of the visual run; it has separate folders. */
  fixture?: string | undefined;
  /** Folder of another commit's screenshots to compare with, instead of those in git. */
  against?: string | undefined;
}

/** Folders of the stories' screenshots and of the differences a run found. */
export const visualFolders = (root: string, { fixture, against }: Run = {}): { pictures: string; changes: string } =>
  fixture === undefined
    ? { pictures: against ?? join(root, 'packages/ui/__screenshots__'), changes: join(root, '.cache/visual') }
    : { pictures: join(root, '.cache/visual-fixture/pictures'), changes: join(root, '.cache/visual-fixture/changes') };
