import type { Folder } from './files/folder.ts';
import type { Images } from './images.ts';
import type { ItemReport } from './itemReport.ts';
import { htmlToMarkdown } from './text/htmlToMarkdown.ts';
import { readText } from './text/readText.ts';
import { texToMarkdown } from './text/texToMarkdown.ts';

type TextKind = 'md' | 'tex' | 'html' | 'pdf';

/** A text of the package as Markdown of ours, its pictures taken from the folder it lies in. */
export function asMarkdown(text: string, kind: TextKind, images: Images, report: ItemReport): string {
  switch (kind) {
    case 'md':
      return images.inMarkdown(text).trim();
    case 'html':
      return htmlToMarkdown(text, { image: images.markdown, cleaned: () => report.note('html-cleaned') });
    case 'tex':
      return texToMarkdown(text, { image: images.markdown });
    case 'pdf':
      report.note('statement-pdf');
      return '';
    default:
      return kind satisfies never;
  }
}

const PICTURE_FOLDERS = ['images', 'img', 'figures', 'pics'];

/** Folders that a statement in TeX names for its pictures, and those that they usually have. */
function picturePaths(place: string, source: string): string[] {
  const named = /\\graphicspath\s*\{((?:\s*\{[^{}]{1,200}\})+)/.exec(source)?.[1] ?? '';
  const folders = [...named.matchAll(/\{([^{}]+)\}/g)].map(([, path = '']) => path.replace(/\/$/, ''));
  return [...folders, ...PICTURE_FOLDERS].map((path) => (place === '' ? path : `${place}/${path}`));
}

/** A statement of the package; nothing, and a note, where it is a PDF. */
export async function statementText(
  folder: Folder,
  { path, kind }: { path: string; kind: TextKind },
  images: Images,
  report: ItemReport,
): Promise<{ source: string; markdown: string }> {
  if (kind === 'pdf') return { source: '', markdown: asMarkdown('', kind, images, report) };
  const source = await readText(folder, path, report);
  const place = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  await images.fromFolder(folder, [place, '', ...picturePaths(place, source)], [source]);
  return { source, markdown: asMarkdown(source, kind, images, report) };
}
