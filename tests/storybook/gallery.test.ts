import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { LAZY_PAGES } from '../../packages/app/src/shell/lazyPages.ts';
import { OFFICE_PAGES } from '../../packages/app/src/shell/office/officePages.ts';
import { PAGES } from '../../packages/app/src/shell/pages.ts';
import { GALLERY, type GalleryScreen } from '../../packages/ui/src/storybook/gallery/galleryPages.ts';

const ui = join(import.meta.dirname, '../../packages/ui/src');
const screens: readonly GalleryScreen[] = Object.values(GALLERY).flat();

/** Folders whose stories are a screen's; those of a part have another group and another id. */
const screenFolders = new Set(
  globSync('*/*/*.stories.tsx', { cwd: join(ui, 'screens') })
    .filter((file) => !/title: '部件|id: 'patterns-/u.test(readFileSync(join(ui, 'screens', file), 'utf8')))
    .map(dirname),
);

test('gallery: shows every screen that has states', () => {
  const folders = new Set<string>(GALLERY.everything.map(({ folder }) => folder));
  expect(screenFolders.size).toBeGreaterThan(100);
  expect([...screenFolders].filter((folder) => !folders.has(folder))).toEqual([]);
});

test('gallery: names only folders with stories', () => {
  const folders = new Set(globSync('*/*/*.stories.tsx', { cwd: join(ui, 'screens') }).map(dirname));
  expect(screens.map(({ folder }) => folder).filter((folder) => !folders.has(folder))).toEqual([]);
});

test('gallery: names only addresses that the product has', () => {
  const paths = new Set([...PAGES, ...LAZY_PAGES, ...OFFICE_PAGES].map(({ path }) => path));
  const routes = screens.flatMap(({ route }) => (route === undefined ? [] : [route]));
  expect(routes.filter((route) => !paths.has(route))).toEqual([]);
});

test('gallery: has a page of documentation for each of its lists', () => {
  const pages = readdirSync(join(ui, 'storybook/gallery')).filter((name) => name.endsWith('.mdx'));
  const shown = pages.map(
    (name) => readFileSync(join(ui, 'storybook/gallery', name), 'utf8').match(/of="(\w+)"/u)?.[1],
  );
  expect(new Set(shown)).toEqual(new Set(Object.keys(GALLERY)));
});
