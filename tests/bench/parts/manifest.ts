/** The part of Vite's manifest that says which chunk needs which. */
export type Manifest = Record<
  string,
  {
    file: string;
    isEntry?: boolean;
    imports?: string[];
    dynamicImports?: string[];
    /** Other files of the chunk: workers, fonts. */
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

/** Scripts that load as soon as these modules do. */
export function filesAtOnce(manifest: Manifest, from: readonly string[]): Set<string> {
  return filesOf(manifest, closure(manifest, from));
}

/**
 * The same and what `page` fetches by itself afterwards, workers included: every import that it and its own chunks
 * make later, without those that match `except`. What the entry could fetch for other pages does not count.
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
