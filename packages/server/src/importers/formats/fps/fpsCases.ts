import type { ItemReport } from '../../itemReport.ts';
import type { CaseSource } from '../../programming.ts';
import { attributeOf, type XmlElement } from '../../text/xmlTree.ts';

interface Data {
  isInput: boolean;
  /** File name without folder and extension; used only to pair input and output. */
  name: string;
  text: string;
}

const nameOf = (element: XmlElement): string => {
  const given = attributeOf(element, 'name') || attributeOf(element, 'filename');
  const name = (given.split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]*$/, '').trim();
  // `input1` and `output1` count as the same name.
  return name.replace(/(?<![a-z])(?:test_?)?(?:input|output|answer|in|out|ans|std)(?![a-z])[-_ ]?/i, '').trim() || name;
};

type Found = readonly [input: Data, answer: Data];

const isUnique = (data: readonly Data[], isInput: boolean): boolean => {
  const names = data.filter((one) => one.isInput === isInput).map(({ name }) => name);
  return new Set(names).size === names.length;
};

/** Pairs named data by name and the rest by order; null if the names do not pair anything. */
function byNames(data: readonly Data[], report: ItemReport, what: string): Found[] | null {
  const named = data.filter(({ name }) => name !== '');
  const unnamed = data.filter(({ name }) => name === '');
  if (named.length === 0 || !isUnique(named, true) || !isUnique(named, false)) return null;
  const pairs = byName(named, report);
  return pairs && [...pairs, ...byOrder(unnamed, report, what)];
}

function byName(data: readonly Data[], report: ItemReport): Found[] | null {
  const answers = new Map(data.filter(({ isInput }) => !isInput).map((one) => [one.name, one]));
  const inputs = data.filter(({ isInput }) => isInput);
  const alone: string[] = [];
  const pairs = inputs.flatMap((input): Found[] => {
    const answer = answers.get(input.name);
    answers.delete(input.name);
    if (!answer) alone.push(input.name);
    return answer ? [[input, answer]] : [];
  });
  if (pairs.length === 0) return null;
  for (const name of [...alone, ...answers.keys()]) report.note('case-unpaired', name);
  return pairs;
}

/** Pairs by order if there are as many inputs as answers; otherwise pairs only an input directly before an answer. */
function byOrder(data: readonly Data[], report: ItemReport, what: string): Found[] {
  const inputs = data.filter(({ isInput }) => isInput);
  const answers = data.filter(({ isInput }) => !isInput);
  if (inputs.length === answers.length)
    return inputs.flatMap((input, at) => (answers[at] ? [[input, answers[at]] as const] : []));
  const pairs: Found[] = [];
  for (let at = 0; at < data.length; at += 1) {
    const [one, next] = [data[at], data[at + 1]];
    if (one?.isInput && next && !next.isInput) {
      pairs.push([one, next]);
      at += 1;
    } else if (one) report.note('case-unpaired', `${what} ${at + 1}${one.name === '' ? '' : ` ${one.name}`}`);
  }
  return pairs;
}

/** The samples or the test data of an item: elements `sample_input`, `sample_output` or `test_input`, `test_output`. */
export function fpsCases(item: XmlElement, kind: 'sample' | 'test', report: ItemReport): CaseSource[] {
  const data = item.children.flatMap((element): Data[] => {
    if (element.name !== `${kind}_input` && element.name !== `${kind}_output`) return [];
    return [{ isInput: element.name === `${kind}_input`, name: nameOf(element), text: element.text }];
  });
  const sample = kind === 'sample';
  const isEmpty = ([input, answer]: Found): boolean => input.text.trim() === '' && answer.text.trim() === '';
  const pairs = (
    byNames(data, report, sample ? '样例' : '测试数据') ?? byOrder(data, report, sample ? '样例' : '测试数据')
  ).filter((pair) => !(sample && isEmpty(pair)));
  return pairs.map(([input, answer], at) => {
    const id = sample ? `sample${at + 1}` : String(at + 1);
    return { id, sample, input: { text: input.text, name: id }, answer: { text: answer.text, name: id } };
  });
}
