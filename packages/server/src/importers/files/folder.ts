import { IMPORT_LIMITS } from '../limits.ts';
import { Refusal } from '../notes.ts';

/** A file of a package, not yet unpacked. `bytes` is the size it declares; `read` refuses any other size. */
export interface PackageFile {
  bytes: number;
  /** @throws Refusal when it is damaged */
  read(): Promise<Buffer>;
}

const JUNK = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;
const byName = new Intl.Collator('en', { numeric: true });

/** Brackets are no part of a number: `数据 (2)` comes after `数据 1`. */
const unbracketed = (name: string): string => name.replaceAll(/[()（）[\]]/g, ' ').replaceAll(/\s+/g, ' ');

/** Sorts `2` before `10`, with folders among files. */
export const inNaturalOrder = (names: Iterable<string>): string[] =>
  [...names]
    .map((name) => ({ name, plain: unbracketed(name) }))
    .toSorted(
      (a, b) => byName.compare(a.plain, b.plain) || byName.compare(a.name, b.name) || (a.name < b.name ? -1 : 1),
    )
    .map(({ name }) => name);

/** Resolves `path` from `folder`; null when it leads out of the package. */
export function pathWithin(folder: string, path: string): string | null {
  const steps: string[] = folder === '' ? [] : folder.split('/');
  for (const step of path.replaceAll('\\', '/').split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return null;
  }
  return steps.join('/');
}

/** A folder of a package and everything below it. Paths are relative to it and use `/`. */
export class Folder {
  readonly path: string;
  readonly #files: ReadonlyMap<string, PackageFile>;
  /** In natural order, without files that systems leave behind, such as `.DS_Store`. */
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

  /** The first of these paths that exists. */
  firstOf(...paths: readonly string[]): string | undefined {
    return paths.find((path) => this.has(path));
  }

  /** @throws Refusal manifest-broken if there is no such file, zip-size if it is too large */
  async read(path: string, maxBytes: number = IMPORT_LIMITS.caseBytes): Promise<Buffer> {
    const file = this.#files.get(path);
    if (!file) throw new Refusal('manifest-broken', path);
    if (file.bytes > maxBytes) throw new Refusal('zip-size', path);
    return file.read();
  }

  /** Names of the folders directly inside. */
  folderNames(): string[] {
    return [...new Set(this.paths.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])))];
  }

  /** Names of the files directly inside. */
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
