import { IMPORT_LIMITS } from '../limits.ts';
import { Refusal } from '../notes.ts';

/** A file of a package, not yet unpacked. `bytes` is what it says of itself; reading holds it to that. */
export interface PackageFile {
  bytes: number;
  /** @throws Refusal when it is damaged */
  read(): Promise<Buffer>;
}

const JUNK = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;
const byName = new Intl.Collator('en', { numeric: true });

/** Brackets are no part of a number: `数据 (2)` comes after `数据 1`. */
const unbracketed = (name: string): string => name.replaceAll(/[()（）[\]]/g, ' ').replaceAll(/\s+/g, ' ');

/** `2` before `10`, folders among files. */
export const inNaturalOrder = (names: Iterable<string>): string[] =>
  [...names]
    .map((name) => ({ name, plain: unbracketed(name) }))
    .toSorted(
      (a, b) => byName.compare(a.plain, b.plain) || byName.compare(a.name, b.name) || (a.name < b.name ? -1 : 1),
    )
    .map(({ name }) => name);

/** Where `path` leads from `folder`, inside the package; null when it leads out of it. */
export function pathWithin(folder: string, path: string): string | null {
  const steps: string[] = folder === '' ? [] : folder.split('/');
  for (const step of path.replaceAll('\\', '/').split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return null;
  }
  return steps.join('/');
}

/** A folder of a package with all that lies below it; paths with `/`, relative to it. */
export class Folder {
  readonly path: string;
  readonly #files: ReadonlyMap<string, PackageFile>;
  /** In natural order, without what systems leave behind. */
  readonly paths: readonly string[];

  constructor(path: string, files: ReadonlyMap<string, PackageFile>) {
    this.path = path;
    this.#files = files;
    this.paths = inNaturalOrder([...files.keys()].filter((name) => !JUNK.test(name)));
  }

  get name(): string {
    return this.path.split('/').at(-1) ?? '';
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  file(path: string): PackageFile | undefined {
    return this.#files.get(path);
  }

  /** The first of these that there is. */
  firstOf(...paths: readonly string[]): string | undefined {
    return paths.find((path) => this.has(path));
  }

  /** @throws Refusal manifest-broken when it is not there */
  async read(path: string, maxBytes: number = IMPORT_LIMITS.caseBytes): Promise<Buffer> {
    const file = this.#files.get(path);
    if (!file) throw new Refusal('manifest-broken', path);
    if (file.bytes > maxBytes) throw new Refusal('zip-size', path);
    return file.read();
  }

  /** Names directly inside: folders. */
  folderNames(): string[] {
    return [...new Set(this.paths.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])))];
  }

  /** Names directly inside: files. */
  fileNames(): string[] {
    return this.paths.filter((path) => !path.includes('/'));
  }

  sub(name: string): Folder {
    const start = `${name}/`;
    const below = new Map<string, PackageFile>();
    for (const [path, file] of this.#files) if (path.startsWith(start)) below.set(path.slice(start.length), file);
    return new Folder(this.path === '' ? name : `${this.path}/${name}`, below);
  }
}
