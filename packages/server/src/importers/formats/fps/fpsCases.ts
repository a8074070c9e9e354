import type { ItemReport } from '../../itemReport.ts';
import type { CaseSource } from '../../programming.ts';
import { attributeOf, type XmlElement } from '../../text/xmlTree.ts';

interface Data {
  isInput: boolean;
  /** What it is called, without folder and extension; only for matching. */
  name: string;
  text: string;
}

const nameOf = (element: XmlElement): string => {
  const given = attributeOf(element, 'name') || attributeOf(element, 'filename');
  return (given.split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]*$/, '').trim();
};

type Found = readonly [input: Data, answer: Data];

function byName(data: readonly Data[], report: ItemReport): Found[] | null {
  if (data.some(({ name }) => name === '')) return null;
  const answers = new Map(data.filter(({ isInput }) => !isInput).map((one) => [one.name, one]));
  const inputs = data.filter(({ isInput }) => isInput);
  if (new Set(inputs.map(({ name }) => name)).size < inputs.length || answers.size + inputs.length < data.length)
    return null;
  const pairs = inputs.flatMap((input): Found[] => {
    const answer = answers.get(input.name);
    answers.delete(input.name);
    if (!answer) report.note('case-unpaired', input.name);
    return answer ? [[input, answer]] : [];
  });
  for (const name of answers.keys()) report.note('case-unpaired', name);
  return pairs.length > 0 ? pairs : null;
}

/** As many of one as of the other go by their order; otherwise only what stands side by side is a pair. */
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

/** The samples or the test data of an item: elements NAME_input and NAME_output in their order. */
export function fpsCases(item: XmlElement, kind: 'sample' | 'test', report: ItemReport): CaseSource[] {
  const data = item.children.flatMap((element): Data[] => {
    if (element.name !== `${kind}_input` && element.name !== `${kind}_output`) return [];
    return [{ isInput: element.name === `${kind}_input`, name: nameOf(element), text: element.text }];
  });
  const sample = kind === 'sample';
  const isEmpty = ([input, answer]: Found): boolean => input.text.trim() === '' && answer.text.trim() === '';
  const pairs = (byName(data, report) ?? byOrder(data, report, sample ? '样例' : '测试数据')).filter(
    (pair) => !(sample && isEmpty(pair)),
  );
  return pairs.map(([input, answer], at) => {
    const id = sample ? `sample${at + 1}` : String(at + 1);
    return { id, sample, input: { text: input.text, name: id }, answer: { text: answer.text, name: id } };
  });
}
