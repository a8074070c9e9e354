// Recognise package formats. Kept apart from the readers, so that an archive loads only its own reader. Each reads at
// most a manifest.
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

/** A problem, or bare test data: a folder with `config.yaml`. */
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

/** The names of a folder's JSON files, without extension. */
export const jsonNames = (folder: Folder): string[] =>
  folder.fileNames().flatMap((path) => /^(.+)\.json$/.exec(path)?.[1] ?? []);

/** A JSON file that contains a problem. */
export async function isHoj(folder: Folder): Promise<boolean> {
  for (const name of jsonNames(folder)) {
    const path = `${name}.json`;
    if ((folder.file(path)?.bytes ?? 0) > IMPORT_LIMITS.manifestBytes) continue;
    const text = await readText(folder, path, null);
    if (/^\s*\{[^]*"problem"\s*:\s*\{/.test(text)) return true;
  }
  return false;
}

/** The path of `Config.ini`, in upper or lower case. */
export const vijosConfig = (folder: Folder): string | undefined =>
  folder.fileNames().find((path) => /^config\.ini$/i.test(path));

/** `Config.ini` with a line for each case. */
export async function isVijos(folder: Folder): Promise<boolean> {
  const name = vijosConfig(folder);
  return name !== undefined && /^\s*\d+\s*\n[^\n]*\|[^\n]*\|/.test(await readText(folder, name, null));
}

export const hasTestFiles = (folder: Folder): boolean => folder.paths.filter((path) => roleOf(path)).length >= 2;
