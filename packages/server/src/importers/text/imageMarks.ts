import { forwardSearch } from './forwardSearch.ts';

/** A picture in a text: its position, address and alternative text. */
export interface ImageMark {
  start: number;
  end: number;
  address: string;
  alt: string;
  /** Whether its syntax is complete. If not, the text may still show a picture of this address in another way. */
  isWhole: boolean;
}

const LONGEST_ALT = 300;
const LONGEST_TAG = 2000;

/** Finds the pictures in Markdown: `![alt](address "title")`. */
export function* markdownImages(text: string): Generator<ImageMark> {
  const [open, close, lineEnd] = [forwardSearch(text, '!['), forwardSearch(text, ']'), forwardSearch(text, '\n')];
  for (let at = 0; ;) {
    const start = open(at);
    if (start === text.length) return;
    const from = start + 2;
    const to = Math.min(close(from), lineEnd(from));
    if (to - from > LONGEST_ALT) {
      at = from;
      continue;
    }
    // Another picture that begins before this bracket would end with it too.
    at = to;
    const place = /\]\(<?([^\s()<>]{1,2000})/y;
    place.lastIndex = to;
    const [, address] = place.exec(text) ?? [];
    if (address === undefined) continue;
    const ending = />?(?:\s+"[^"\n]{0,300}")?\)/y;
    ending.lastIndex = place.lastIndex;
    const isWhole = ending.test(text);
    const end = isWhole ? ending.lastIndex : place.lastIndex;
    yield { start, end, address, alt: text.slice(from, to), isWhole };
    if (isWhole) at = end;
  }
}

/** Finds the pictures in HTML: `<img src="address" alt="alt">`. */
export function* htmlImages(text: string): Generator<ImageMark> {
  let end = 0;
  for (const [at, piece] of text.split('<').entries()) {
    const start = end - 1;
    end += piece.length + 1;
    if (at === 0 || !/^img\b/i.test(piece)) continue;
    const close = piece.indexOf('>');
    const tag = close === -1 ? piece : piece.slice(0, close);
    yield {
      start,
      end: start + tag.length + 2,
      address: /src\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? '',
      alt: /alt\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? '',
      isWhole: close !== -1 && tag.length <= LONGEST_TAG,
    };
  }
}

/** TeX commands that show a picture; Kattis puts a width before its address. */
export const TEX_PICTURE = /^(?:includegraphics|includesvg|epsfbox|epsfig|illustration)$/;

/** Addresses of the pictures in TeX: `\includegraphics[width=3cm]{address}`, `\illustration{0.3}{address}{caption}`. */
export function texImages(text: string): string[] {
  return text
    .split(/\\(?:includegraphics|includesvg|epsfbox|epsfig|illustration)(?![a-zA-Z])\*?/)
    .slice(1)
    .flatMap((given) => {
      const piece = given.trimStart().replace(/^\{[\d.]{1,10}\}\s*/, '');
      const options = /^\[[^\]]{0,200}\]/.exec(piece)?.[0] ?? '';
      const [, address] = /^\{([^{}]{1,300})\}/.exec(piece.slice(options.length).trimStart()) ?? [];
      return address ?? [];
    });
}

/** Replaces each picture in a text by `words`. */
export function replaceImages(text: string, images: Iterable<ImageMark>, words: (image: ImageMark) => string): string {
  let [made, last] = ['', 0];
  for (const image of images) {
    if (!image.isWhole) continue;
    made += text.slice(last, image.start) + words(image);
    last = image.end;
  }
  return made + text.slice(last);
}
