import type { ImageDraft } from '../draft.ts';
import { markdownImages } from '../text/imageMarks.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 allows no control characters except tab and line breaks. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(UNWRITABLE, '')
    .replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Markdown's marks around bold text and code within a line. */
const MARK = /(\*\*|`)/;
const BOLD = '<w:b/>';
const CODE = '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas"/>';
const HIDDEN = '<w:vanish/>';
const EMU_PER_PX = 9525;
const WIDEST_PX = 560;
const USUAL_PX = { width: 320, height: 200 };

const run = (text: string, look = ''): string =>
  text === ''
    ? ''
    : `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}${text
        .split('\n')
        .map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
        .join('<w:br/>')}</w:r>`;

/** A picture of the paper with the id of its relationship. */
export interface PlacedImage {
  id: string;
  image: ImageDraft;
  size?: { width: number; height: number };
}

function drawing({ id, image, size = USUAL_PX }: PlacedImage): string {
  const scale = Math.min(1, WIDEST_PX / size.width);
  const [cx, cy] = [size.width, size.height].map((px) => Math.round(px * scale * EMU_PER_PX));
  const name = escaped(image.name);
  return `<w:r><w:drawing><wp:inline><wp:extent cx="${cx}" cy="${cy}"/><wp:docPr id="1" name="${name}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

/** Word runs for bold text and code in a piece without pictures. */
function markedRuns(text: string): string {
  const pieces = text.split(MARK);
  const made: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const [mark = '', inside = '', end] = pieces.slice(at, at + 3);
    const isMarked = at % 2 === 1 && mark === end && inside !== '' && !inside.includes('\n');
    made.push(isMarked ? run(mark, HIDDEN) + run(inside, mark === '`' ? CODE : BOLD) + run(mark, HIDDEN) : run(mark));
    if (isMarked) at += 2;
  }
  return made.join('');
}

function textRuns(text: string, images: ReadonlyMap<string, PlacedImage>): string {
  let [made, last] = ['', 0];
  for (const { start, end, address, isWhole } of markdownImages(text)) {
    const placed = images.get(address);
    if (!placed || !isWhole) continue;
    made += markedRuns(text.slice(last, start)) + run(text.slice(start, end), HIDDEN) + drawing(placed);
    last = end;
  }
  return made + markedRuns(text.slice(last));
}

/**
 * Turns Markdown into Word runs. Marked text is formatted and its marks stay as hidden text, so that the paper prints
 * well and can be imported again unchanged.
 */
export function markdownRuns(markdown: string, images: ReadonlyMap<string, PlacedImage>): string {
  const pieces: { text: string; kind: 'text' | 'fence' | 'code' }[] = [];
  let inCode = false;
  for (const line of markdown.split('\n')) {
    const isFence = /^`{3,}/.test(line);
    const kind = isFence ? 'fence' : inCode ? 'code' : 'text';
    if (isFence) inCode = !inCode;
    const last = pieces.at(-1);
    if (last && last.kind === kind && kind !== 'fence') last.text += `\n${line}`;
    else pieces.push({ text: line, kind });
  }
  return pieces
    .map(({ text, kind }, at) => {
      const line = at === 0 ? text : `\n${text}`;
      if (kind === 'text') return textRuns(line, images);
      return run(line, kind === 'fence' ? HIDDEN : CODE);
    })
    .join('');
}
