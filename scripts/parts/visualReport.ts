import { copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface VisualReport {
  /** Ids of the stories that differ from their pictures. */
  stories: string[];
  /** Path of the page that shows them. */
  page: string;
}

const COLUMNS = [
  ['reference', '应为'],
  ['actual', '现在'],
  ['diff', '差异'],
] as const;

const STYLE = `
body { margin: 24px; font: 15px/1.65 "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; color: #1a2233; background: #f6f4ef; }
section { margin: 0 0 32px; }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; }
figure { margin: 0; }
figcaption { color: #5f687c; font-size: 13px; }
img { max-width: 100%; border: 1px solid #e3dfd5; background: #fff; }
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page for changed stories; `has` says which pictures exist (there is no diff when the size changed). */
export function visualPage(stories: readonly string[], has: (file: string) => boolean): string {
  const sections = stories.map((story) => {
    const figures = COLUMNS.filter(([kind]) => has(`${story}-${kind}.png`)).map(([kind, word]) => {
      const file = escaped(`${story}-${kind}.png`);
      return `<figure><figcaption>${word}</figcaption><a href="${file}"><img src="${file}" alt="${word}"></a></figure>`;
    });
    return `<section><h2>${escaped(story)}</h2><div>${figures.join('')}</div></section>`;
  });
  return [
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>画面变化</title>',
    `<style>${STYLE}</style>`,
    `<h1>${stories.length} 个故事的画面变了</h1>`,
    '<p>有意的改动用 <code>npm run test:visual -- -u</code> 重新拍照。</p>',
    ...sections,
    '</html>',
  ].join('\n');
}

/** Removes the results of an earlier run. */
export function clearVisualReport(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Writes the page for the pictures that a run left in its folder. Copies the expected pictures there, so that the
 * folder can be shared. Returns undefined when nothing changed.
 */
export function writeVisualReport(folder: string, baselines: string): VisualReport | undefined {
  const stories = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('-actual.png'))
    .map((file) => file.slice(0, -'-actual.png'.length))
    .toSorted();
  if (stories.length === 0) return undefined;
  for (const story of stories) {
    const expected = join(baselines, `${story}.png`);
    if (existsSync(expected)) copyFileSync(expected, join(folder, `${story}-reference.png`));
  }
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    visualPage(stories, (file) => existsSync(join(folder, file))),
  );
  return { stories, page };
}
