import { FILL } from '@aosai/api/questions/kinds';
import type { ItemSource } from '../../format.ts';
import { Images } from '../../images.ts';
import { ItemReport } from '../../itemReport.ts';
import { Refusal } from '../../notes.ts';
import { htmlToMarkdown } from '../../text/htmlToMarkdown.ts';
import { attributeOf, childOf, childrenOf, type XmlElement } from '../../text/xmlTree.ts';
import { type AskedKey, paperQuestions } from '../paper/paperQuestions.ts';

const NUMBER = /^\d{1,3}(?!\d)/;
const SCORE = /^\[(\d{1,4}(?:\.\d{1,2})?)\]/;
const ANYTHING = '*';
/** The Markdown converter escapes a number that begins a line; here it is the number of a question. */
const ESCAPED_NUMBER = /^(\d{1,3})\\(?=[.)])/;

/** Whether HUSTOJ judges the item by comparing the lines of an answer sheet with `test_output`. */
export const isHustojText = (item: XmlElement): boolean =>
  /^\s*text\s*$/i.test(attributeOf(childOf(item, 'spj'), 'language'));

/** Parses lines of the form `number [score] answer`. */
function keysOf(item: XmlElement): Map<number, AskedKey> {
  const lines = childrenOf(item, 'test_output').flatMap(({ text }) => text.split('\n'));
  return new Map(
    lines.flatMap((text): [number, AskedKey][] => {
      const line = text.trim();
      const no = NUMBER.exec(line)?.[0];
      if (no === undefined) return [];
      const rest = line.slice(no.length).trimStart();
      const [mark = '', score] = SCORE.exec(rest) ?? [];
      const answer = rest.slice(mark.length).trimStart();
      return [[Number(no), { answer, points: score === undefined ? null : Number(score) }]];
    }),
  );
}

/** The questions of an item: one for each line of its key, the stem found by its number in the description. */
export function hustojText(key: string, item: XmlElement): ItemSource[] {
  const keys = keysOf(item);
  const images = new Images(new ItemReport());
  for (const image of childrenOf(item, 'img')) {
    const address = childOf(image, 'src')?.text.trim() ?? '';
    if (address !== '') images.known(address, Buffer.from(childOf(image, 'base64')?.text ?? '', 'base64'));
  }
  const html = childOf(item, 'description')?.text ?? '';
  const markdown = htmlToMarkdown(html, { image: images.markdown, cleaned: () => {} });
  const lines = markdown.split('\n').map((line) => line.trimStart().replace(ESCAPED_NUMBER, '$1'));
  const asked = paperQuestions(lines, { keys, otherwise: FILL });
  if (keys.size === 0) {
    const read = () => Promise.reject(new Refusal('question-broken', 'test_output'));
    return [{ key, read }];
  }
  return [...keys].map(([no, { answer }]) => ({
    key: `${key}-${no}`,
    async read(report) {
      const found = asked.find((one) => one.no === no);
      if (!found) throw new Refusal('stem-missing', String(no));
      if (answer === ANYTHING) report.note('answer-any', String(no));
      const draft = await found.read(report);
      const text = JSON.stringify(draft);
      return { ...draft, images: images.list.filter(({ name }) => text.includes(name)) };
    },
  }));
}
