import { fencedSamples } from './cases/fencedSamples.ts';
import type { Folder } from './files/folder.ts';
import { Images } from './images.ts';
import type { ItemReport } from './itemReport.ts';
import { readText } from './text/readText.ts';

const NAMES = ['statement.md', 'problem.md', 'problem_zh.md', 'README.md', 'readme.md'];
const HEADING = /^#\s+(.{1,100})$/m;

/** A statement that lies beside test data without being asked for; its first heading is the title. */
export async function looseStatement(folder: Folder, report: ItemReport) {
  const images = new Images(report);
  const path = folder.firstOf(...NAMES);
  if (path === undefined) return { title: folder.name, stem: '', images: images.list, samples: [] };
  const text = await readText(folder, path, report);
  await images.fromFolder(folder, ['', 'additional_file'], [text]);
  const title = HEADING.exec(text)?.[1]?.trim();
  const { stem, samples } = fencedSamples(images.inMarkdown(text.replace(HEADING, '')).trim());
  return { title: title ?? folder.name, stem, images: images.list, samples };
}
