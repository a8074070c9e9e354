import { createHash } from 'node:crypto';
import type { ImageDraft } from './draft.ts';
import { type Folder, pathWithin } from './files/folder.ts';
import { imageKind } from './imageKind.ts';
import type { ItemReport } from './itemReport.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { htmlImages, markdownImages, replaceImages, texImages } from './text/imageMarks.ts';

const BASE64 = /^data:image\/[\w.+-]+;base64,/i;
const unescaped = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
};

/** The pictures of one question, each stored once under a name made from the hash of its bytes. */
export class Images {
  readonly list: ImageDraft[] = [];
  readonly #report: ItemReport;
  readonly #byAddress = new Map<string, string>();

  constructor(report: ItemReport) {
    this.#report = report;
  }

  /** Stores a picture and returns its name for texts; null, with a note, if the bytes are too many or no picture. */
  add(bytes: Uint8Array, where: string): string | null {
    const type = bytes.length > IMPORT_LIMITS.imageBytes ? null : imageKind(bytes);
    if (type === null) {
      this.#report.note('image-refused', where.slice(0, 80));
      return null;
    }
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${type}`;
    if (!this.list.some((one) => one.name === name)) this.list.push({ name, type, bytes });
    return name;
  }

  /** Makes an address in texts refer to these bytes from now on. */
  known(address: string, bytes: Uint8Array): void {
    const name = this.add(bytes, address);
    if (name !== null) this.#byAddress.set(address, name);
  }

  /** Markdown for a picture in a text: our picture if it is known, else its alternative text. */
  readonly markdown = (address: string, alt: string): string => {
    const named = this.#byAddress.get(address) ?? this.#byAddress.get(unescaped(address)) ?? this.#inline(address);
    const words = alt.replaceAll(/[[\]\n]/g, ' ').trim();
    if (named) return `![${words}](${named})`;
    if (/^(?:https?:)?\/\//i.test(address)) {
      this.#report.note('image-remote', address.slice(0, 120));
      return `（图片：${words === '' ? address.slice(0, 200) : words}）`;
    }
    if (!BASE64.test(address)) this.#report.note('image-refused', address.slice(0, 80));
    return words;
  };

  #inline(address: string): string | null {
    if (!BASE64.test(address)) return null;
    return this.add(Buffer.from(address.replace(BASE64, ''), 'base64'), 'base64');
  }

  /** Reads the pictures that texts refer to, only from the package. `folders`: where relative addresses may begin. */
  async fromFolder(folder: Folder, folders: readonly string[], texts: readonly string[]): Promise<void> {
    const named = new Set(texts.flatMap(addressesIn));
    for (const address of named) {
      const [path = ''] = unescaped(address.replace(/^(?:file:\/\/|@@PLUGINFILE@@\/)/i, '')).split(/[?#]/, 1);
      if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path) || this.#byAddress.has(address)) continue;
      const found = placesOf(folders, path).find((one) => folder.has(one));
      const file = found === undefined || found === null ? undefined : folder.file(found);
      if (!file) continue;
      if (file.bytes > IMPORT_LIMITS.imageBytes) this.#report.note('image-refused', path);
      else this.known(address, await file.read());
    }
  }

  /** Renames the pictures of a Markdown text to our names; pictures of other sites become their alternative text. */
  inMarkdown(markdown: string): string {
    const made = replaceImages(markdown, markdownImages(markdown), ({ address, alt }) =>
      this.markdown(address, alt.replaceAll('\\', '')),
    );
    return replaceImages(made, htmlImages(made), ({ address, alt }) => this.markdown(address, alt));
  }
}

const DRAWN = ['.png', '.jpg', '.jpeg', '.gif', '.svg', '.webp'];

/**
 * The paths where a picture may be. TeX omits the extension, or names a PDF or EPS that has a picture of the same name
 * next to it.
 */
function placesOf(folders: readonly string[], path: string): string[] {
  const bare = path.replace(/\.(?:pdf|eps|ps)$/i, '');
  const names =
    bare === path && /\.\w{2,4}$/.test(path) ? [path] : [...DRAWN.map((ending) => `${bare}${ending}`), path];
  return names.flatMap((name) => folders.map((start) => pathWithin(start, name)).filter((one) => one !== null));
}

/** The addresses of all pictures in a text of Markdown, HTML or TeX. */
function addressesIn(text: string): string[] {
  const marks = [...markdownImages(text), ...htmlImages(text)].map(({ address }) => address);
  return [...marks, ...texImages(text)].map((address) => address.trim()).filter((address) => address !== '');
}
