import { join } from 'node:path';

/**
 * Where the pictures of the stories are kept, and where a run leaves what differs from them.
 * A run on a fixture (the test of the visual run itself) has folders of its own.
 */
export const visualFolders = (root: string, fixture?: string): { pictures: string; changes: string } =>
  fixture === undefined
    ? { pictures: join(root, 'packages/ui/__screenshots__'), changes: join(root, '.cache/visual') }
    : { pictures: join(root, '.cache/visual-fixture/pictures'), changes: join(root, '.cache/visual-fixture/changes') };
