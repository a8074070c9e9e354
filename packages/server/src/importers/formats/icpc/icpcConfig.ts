import type { CompareRule } from '@aosai/api/judging/judging';
import type { LanguageId } from '@aosai/api/judging/languages';
import { allowedLanguages } from '../../allowedLanguages.ts';
import type { Folder } from '../../files/folder.ts';
import type { ItemReport } from '../../itemReport.ts';
import { Refusal } from '../../notes.ts';
import { preferredLanguage } from '../../statementFiles.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf, type Value, wordsOf } from '../../text/manifest.ts';
import { parseYaml } from '../../text/parseYaml.ts';
import { readText } from '../../text/readText.ts';

/** The settings from `problem.yaml` and the files next to it, in any version of the format. */
export interface IcpcConfig {
  title: string;
  tags: string[];
  timeS: number | null;
  memoryMiB: number | null;
  isInteractive: boolean;
  isScoring: boolean;
  isCustom: boolean;
  compare: CompareRule;
  /** Arguments for the package's own validator; we cannot pass them. */
  validatorArguments: string;
  /** Languages that may be used; null for all. */
  languages: LanguageId[] | null;
}

const UNSUPPORTED = /^(?:multi-?pass|submit-answer)$/;

function nameOf(value: Value): string {
  const names = fieldsOf(value);
  const language = preferredLanguage([...names.keys()]);
  return language === undefined ? textOf(value) : textOf(names.get(language));
}

/** `key = 'value'` lines of domjudge-problem.ini. */
async function iniOf(folder: Folder, report: ItemReport): Promise<ReadonlyMap<string, string>> {
  if (!folder.has('domjudge-problem.ini')) return new Map();
  const text = await readText(folder, 'domjudge-problem.ini', report);
  return new Map(
    text.split('\n').flatMap((line) => {
      const at = line.indexOf('=');
      const key = line.slice(0, Math.max(at, 0)).trim();
      const value = line.slice(at + 1).trim();
      return /^[\w-]+$/.test(key) ? [[key, value.replace(/^['"]/, '').replace(/['"]$/, '')] as const] : [];
    }),
  );
}

/**
 * The default validator's rule from its flags: tokens, exact, or numbers within a tolerance. Ignores case unless asked.
 */
function compareOf(flags: string): CompareRule {
  const given = flags.split(/\s+/);
  const tolerance = (name: string): number | null =>
    given.includes(name) ? numberOf(given[given.indexOf(name) + 1] ?? '') : null;
  const both = tolerance('float_tolerance');
  const absolute = tolerance('float_absolute_tolerance') ?? both;
  const relative = tolerance('float_relative_tolerance') ?? both;
  const isExact = given.includes('space_change_sensitive');
  const anyCase = given.includes('case_sensitive') ? {} : { ignoreCase: true };
  if (absolute !== null || relative !== null)
    return { kind: 'real', absolute: absolute ?? 0, relative: relative ?? 0, ...anyCase };
  return isExact ? { kind: 'exact' } : { kind: 'token', ...anyCase };
}

/** Validator arguments, given as a list or as one text; null if there are none. */
function argumentsOf(yaml: Fields): string | null {
  const given = ['output_validator_args', 'output_validator_flags', 'validator_flags']
    .map((key) => yaml.get(key))
    .find((value) => value !== undefined && value !== null);
  if (given === undefined) return null;
  return Array.isArray(given) ? given.map(textOf).join(' ') : textOf(given);
}

const GROUP = /^data\/(?:(?:secret\/)(?:.*\/)?)?(?:test_group|testdata)\.yaml$/;

/**
 * The distinct validator arguments of the groups of secret cases. A group without any takes those of the nearest folder
 * above.
 */
async function groupArguments(folder: Folder, report: ItemReport): Promise<string[]> {
  const byPlace = new Map<string, string | null>();
  for (const path of folder.paths.filter((one) => GROUP.test(one)))
    byPlace.set(
      path.slice(0, path.lastIndexOf('/')),
      argumentsOf(fieldsOf(parseYaml(await readText(folder, path, report), path))),
    );
  if ([...byPlace.values()].every((one) => one === null)) return [];
  const places = new Set(
    folder.paths
      .filter((path) => /^data\/secret\/.*\.in$/.test(path))
      .map((path) => path.slice(0, path.lastIndexOf('/'))),
  );
  return [...new Set([...places].map((place) => nearest(byPlace, place)))];
}

function nearest(byPlace: ReadonlyMap<string, string | null>, place: string): string {
  for (let above = place; above !== ''; above = above.slice(0, Math.max(above.lastIndexOf('/'), 0))) {
    const given = byPlace.get(above);
    if (given !== undefined && given !== null) return given.trim();
  }
  return '';
}

async function yamlOf(folder: Folder, report: ItemReport): Promise<Fields> {
  if (!folder.has('problem.yaml')) return new Map();
  return fieldsOf(parseYaml(await readText(folder, 'problem.yaml', report), 'problem.yaml'));
}

export async function readIcpcConfig(folder: Folder, report: ItemReport): Promise<IcpcConfig> {
  const yaml = await yamlOf(folder, report);
  const ini = await iniOf(folder, report);
  const title = nameOf(yaml.get('name')) || (ini.get('name') ?? '');
  report.title = title || null;
  const types = wordsOf(yaml.get('type'));
  const unsupported = types.find((one) => UNSUPPORTED.test(one));
  if (unsupported !== undefined) throw new Refusal('unsupported-type', unsupported);
  const validation = wordsOf(yaml.get('validation'));
  if (
    validation.some((word) => UNSUPPORTED.test(word)) ||
    (numberOf(fieldsOf(yaml.get('limits')).get('validation_passes')) ?? 1) > 1
  )
    throw new Refusal('unsupported-type', 'multi-pass');
  const limits = fieldsOf(yaml.get('limits'));
  const dotFile = folder.has('.timelimit') ? numberOf((await readText(folder, '.timelimit', report)).trim()) : null;
  const given = argumentsOf(yaml);
  const groups = await groupArguments(folder, report);
  // One rule cannot serve groups with different arguments.
  const isOne = new Set(groups).size <= 1;
  if (!isOne) report.note('checker-arguments', groups.join('；').slice(0, 200));
  const flags = ((isOne && groups[0]) || given) ?? ini.get('special_compare_args') ?? '';
  const validator = ini.get('special_compare');
  return {
    title,
    tags: [...wordsOf(yaml.get('keywords')), ...listOf(yaml.get('tags')).map(textOf)],
    timeS:
      numberOf(limits.get('time_limit')) ??
      numberOf(limits.get('time')) ??
      dotFile ??
      numberOf(ini.get('timelimit') ?? ''),
    memoryMiB: numberOf(limits.get('memory')) ?? numberOf(yaml.get('memory_limit')),
    isInteractive:
      types.includes('interactive') || validation.includes('interactive') || (ini.get('special_run') ?? '') !== '',
    isScoring: types.includes('scoring') || validation.includes('score'),
    isCustom: validation.includes('custom') || (validator !== undefined && validator !== ''),
    compare: compareOf(flags),
    validatorArguments: flags.trim(),
    languages: allowedLanguages(wordsOf(yaml.get('languages')), report),
  };
}
