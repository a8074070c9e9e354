import { fencedSamples } from './cases/fencedSamples.ts';
import { headedSamples } from './cases/headedSamples.ts';
import type { Folder } from './files/folder.ts';
import { Images } from './images.ts';
import type { ItemReport } from './itemReport.ts';
import { readText } from './text/readText.ts';

const NAMES = ['statement.md', 'problem.md', 'problem_zh.md', 'statement.zh.md', '题面.md', 'README.md', 'readme.md'];
const LONGEST_TITLE = 100;

/** The text of a top-level heading; empty for any other line. */
const headingOf = (line: string): string => {
  const words = /^#\s/.test(line) ? line.slice(2).trim() : '';
  return words.length > LONGEST_TITLE ? '' : words;
};

/** Finds a statement next to test data that no configuration names; its first heading is the title. */
export async function looseStatement(folder: Folder, report: ItemReport) {
  const images = new Images(report);
  const path = folder.firstOf(...NAMES);
  if (path === undefined) return { title: folder.name, stem: '', images: images.list, samples: [] };
  const text = await readText(folder, path, report);
  await images.fromFolder(folder, ['', 'additional_file'], [text]);
  const lines = text.split('\n');
  const at = lines.findIndex((line) => headingOf(line) !== '');
  const body = lines.map((line, no) => (no === at ? '' : line)).join('\n');
  const fenced = fencedSamples(images.inMarkdown(body).trim());
  const { stem, samples } = fenced.samples.length > 0 ? fenced : headedSamples(fenced.stem);
  return { title: at === -1 ? folder.name : headingOf(lines[at] ?? ''), stem, images: images.list, samples };
}
