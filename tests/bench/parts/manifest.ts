/** The part of Vite's manifest that lists the imports of each chunk. */
export type Manifest = Record<
  string,
  {
    file: string;
    isEntry?: boolean;
    imports?: string[];
    dynamicImports?: string[];
    /** Other files of the chunk, such as workers and fonts. */
    assets?: string[];
  }
>;

function closure(manifest: Manifest, from: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest has no ${key}`);
    seen.add(key);
    waiting.push(...(chunk.imports ?? []));
  }
  return seen;
}

const filesOf = (manifest: Manifest, keys: Iterable<string>): Set<string> =>
  new Set([...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));

/** Scripts loaded together with these modules. */
export function filesAtOnce(manifest: Manifest, from: readonly string[]): Set<string> {
  return filesOf(manifest, closure(manifest, from));
}

/**
 * Adds the scripts that `page` loads later, including workers: all dynamic imports of its own chunks, except those
 * that match `except`. Dynamic imports of the entry for other pages do not count.
 */
export function filesWithLater(manifest: Manifest, from: readonly string[], page: string, except: RegExp): Set<string> {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const shared = closure(manifest, entries);
  const keys = closure(manifest, from);
  const own = [...closure(manifest, [page])].filter((key) => !shared.has(key));
  for (let key = own.pop(); key !== undefined; key = own.pop()) {
    const later = (manifest[key]?.dynamicImports ?? []).filter((next) => !except.test(next));
    for (const next of closure(manifest, later)) {
      if (keys.has(next)) continue;
      keys.add(next);
      own.push(next);
    }
  }
  const workers = [...keys].flatMap((key) => manifest[key]?.assets ?? []).filter((file) => file.endsWith('.js'));
  return new Set([...filesOf(manifest, keys), ...workers]);
}
