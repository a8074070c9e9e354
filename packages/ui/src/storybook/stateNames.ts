import stateWords from './stateWords.json' with { type: 'json' };

/**
 * Chinese names of states, as the sidebar, the pages of documentation and the gallery show them. They follow from the
 * name of a story's export, so addresses and pictures keep theirs. These are the canonical names, one word for one state
 * in the whole product; all others are in `stateWords.json`: `everywhere`, or by the file of the stories where a word
 * has a meaning of its own.
 */
const STATES: Readonly<Record<string, string>> = {
  Loading: '加载',
  Skeleton: '加载',
  PageLoading: '加载',
  Empty: '空',
  None: '空',
  Nothing: '空',
  NothingYet: '空',
  NoneAtAll: '空',
  NothingFound: '空：没找到',
  NoneFound: '空：没找到',
  Some: '部分',
  Partly: '部分',
  Partial: '部分',
  Few: '部分',
  Full: '满',
  Default: '满',
  All: '满',
  Ready: '满',
  Loaded: '满',
  Usual: '满',
  Many: '极多',
  Extreme: '极多极长',
  Long: '极长',
  Longest: '极长',
  LongText: '极长',
  LongestText: '极长',
  LongName: '极长',
  LongNames: '极长',
  LongTitle: '极长',
  LongTitles: '极长',
  Failed: '出错',
  LoadFailed: '出错',
  WithError: '出错',
  WithErrors: '出错',
  Error: '出错',
  Errors: '出错',
  Broken: '出错',
  ServerErrors: '出错：服务器不接受',
  Refused: '出错：被拒绝',
  Invalid: '出错：没填对',
  Offline: '离线',
  ReadOnly: '只读',
  Phone: '手机',
  Smallest: '最窄',
  Small: '小',
  Tablet: '平板',
  Narrow: '窄',
  Wide: '宽',
  Dark: '暗色',
  Light: '浅色',
};

/** The states that designers look for in every screen, by which the gallery sifts. */
export const CANONICAL_STATES = [
  '加载',
  '空',
  '部分',
  '满',
  '极多',
  '极长',
  '出错',
  '离线',
  '只读',
  '手机',
  '暗色',
] as const;

/** Words at an end of a name that say where a state is shown. */
const PLACES = ['Phone', 'Dark', 'Smallest', 'Tablet'];
/** Words at the end of a name that are states themselves, after the name of a part: `ListLoading`. */
const CANONICAL = ['Extreme', 'Long', 'Loading', 'Failed', 'Empty', 'Offline'];

const spaced = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])|([a-z])([0-9])/g, '$1$3 $2$4');

type Words = Readonly<Record<string, string>>;

const WORDS: Readonly<Record<string, Words>> = stateWords;

const wordIn = (words: Words | undefined, name: string): string | undefined =>
  words && Object.hasOwn(words, name) ? words[name] : undefined;

const known = (name: string, part: string): string | undefined =>
  wordIn(WORDS[part], name) ?? wordIn(STATES, name) ?? wordIn(WORDS['everywhere'], name);

/** A name without the word at its end or its start; undefined if the word is not there or is the whole name. */
function without(name: string, word: string): string | undefined {
  if (name === word) return undefined;
  if (name.endsWith(word)) return name.slice(0, -word.length);
  return name.startsWith(word) && /^[A-Z]/.test(name.slice(word.length)) ? name.slice(word.length) : undefined;
}

/**
 * The name of a state by its story's export: `EmptyPhone` is `空 · 手机`. An export without a Chinese name keeps its
 * English words.
 */
export function stateName(exportName: string, part = ''): string {
  const whole = known(exportName, part);
  if (whole !== undefined) return whole;
  for (const word of [...PLACES, ...CANONICAL]) {
    const rest = without(exportName, word);
    if (rest !== undefined && (PLACES.includes(word) || known(rest, part) !== undefined))
      return `${stateName(rest, part)} · ${known(word, part) ?? word}`;
  }
  return spaced(exportName);
}

/** The part whose states a file has, by which `stateWords.json` lists words: `…/Badge.stories.tsx` is `Badge`. */
const partOf = (importPath: string): string => importPath.replace(/^.*\//u, '').replace(/\.stories\.tsx$/u, '');

/** The names of the states of a file, each different: a second 出错 also says its export. */
export function stateNames(importPath: string, exportNames: readonly string[]): string[] {
  const part = partOf(importPath);
  const taken = new Set<string>();
  return exportNames.map((exportName) => {
    const name = stateName(exportName, part);
    const own = taken.has(name) ? `${name}（${spaced(exportName)}）` : name;
    taken.add(name);
    return own;
  });
}
