// What a folder of an archive looks like, apart from the readers: an archive loads none but its own. They read no more
// than a manifest.
import type { Folder } from './files/folder.ts';
import { looksLikeOwn, OWN_MANIFEST } from './formats/own/ownSign.ts';
import { roleOf } from './cases/pairs.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { readText } from './text/readText.ts';

export const isOwn = async (folder: Folder): Promise<boolean> =>
  folder.has(OWN_MANIFEST) && looksLikeOwn(await readText(folder, OWN_MANIFEST, null));

export async function isIcpc(folder: Folder): Promise<boolean> {
  if (folder.has('domjudge-problem.ini')) return true;
  if (!folder.has('problem.yaml')) return false;
  if (folder.paths.some((path) => path.startsWith('data/'))) return true;
  return /^problem_format_version\s*:/m.test(await readText(folder, 'problem.yaml', null));
}

/** `config.yml` with a key for each input. */
export async function isLuogu(folder: Folder): Promise<boolean> {
  const path = folder.firstOf('config.yml', 'config.yaml');
  if (path === undefined) return false;
  return /^['"]?[^\s:'"]+\.in['"]?\s*:/m.test(await readText(folder, path, null));
}

/** A problem, or its data alone, which is a folder with `config.yaml`. */
export async function isHydro(folder: Folder): Promise<boolean> {
  if (folder.has('problem.yaml')) {
    if (folder.paths.some((path) => path.startsWith('testdata/'))) return true;
    return /^title\s*:/m.test(await readText(folder, 'problem.yaml', null));
  }
  if (folder.firstOf('testdata/config.yaml', 'testdata/config.yml') !== undefined) return true;
  if (!folder.has('config.yaml')) return false;
  const config = await readText(folder, 'config.yaml', null);
  return /^['"]?(?:subtasks|cases|checker_type|time|memory|type)['"]?\s*:/m.test(config);
}

export const isQduoj = (folder: Folder): boolean =>
  folder.has('problem.json') && folder.paths.every((path) => !/^problem\.(?:yaml|xml)$/.test(path));

/** Of a folder, the names of its files of JSON without their ending. */
export const jsonNames = (folder: Folder): string[] =>
  folder.fileNames().flatMap((path) => /^(.+)\.json$/.exec(path)?.[1] ?? []);

/** A file of JSON with a problem inside. */
export async function isHoj(folder: Folder): Promise<boolean> {
  for (const name of jsonNames(folder)) {
    const path = `${name}.json`;
    if ((folder.file(path)?.bytes ?? 0) > IMPORT_LIMITS.manifestBytes) continue;
    const text = await readText(folder, path, null);
    if (/^\s*\{[^]*"problem"\s*:\s*\{/.test(text)) return true;
  }
  return false;
}

/** Its settings, in whatever case they are written. */
export const vijosConfig = (folder: Folder): string | undefined =>
  folder.fileNames().find((path) => /^config\.ini$/i.test(path));

/** Settings with a line for each case. */
export async function isVijos(folder: Folder): Promise<boolean> {
  const name = vijosConfig(folder);
  return name !== undefined && /^\s*\d+\s*\n[^\n]*\|[^\n]*\|/.test(await readText(folder, name, null));
}

export const hasTestFiles = (folder: Folder): boolean => folder.paths.filter((path) => roleOf(path)).length >= 2;
