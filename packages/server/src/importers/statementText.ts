import type { Folder } from './files/folder.ts';
import type { Images } from './images.ts';
import type { ItemReport } from './itemReport.ts';
import { htmlToMarkdown } from './text/htmlToMarkdown.ts';
import { readText } from './text/readText.ts';
import { texToMarkdown } from './text/texToMarkdown.ts';

type TextKind = 'md' | 'tex' | 'html' | 'pdf';

/** Converts a text of the package to Markdown, with the pictures in `images`. */
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

/** The picture folders that a TeX statement names, and the usual ones. */
function picturePaths(place: string, source: string): string[] {
  const named = /\\graphicspath\s*\{((?:\s*\{[^{}]{1,200}\})+)/.exec(source)?.[1] ?? '';
  const folders = [...named.matchAll(/\{([^{}]+)\}/g)].map(([, path = '']) => path.replace(/\/$/, ''));
  return [...folders, ...PICTURE_FOLDERS].map((path) => (place === '' ? path : `${place}/${path}`));
}

/** Reads a statement of the package; empty, with a note, if it is a PDF. */
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
