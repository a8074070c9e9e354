import type { FileReader } from '../format.ts';
import { Images } from '../images.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { judgementOf, letterOf, objectiveDraft, type ObjectiveSource } from '../objective.ts';
import { htmlToMarkdown } from '../text/htmlToMarkdown.ts';
import { numberOf } from '../text/manifest.ts';
import { xmlItems } from '../text/xmlItems.ts';
import { attributeOf, below, childOf, childrenOf, type XmlElement } from '../text/xmlTree.ts';

const FULL = 100;
const textOf = (element: XmlElement | undefined): string => childOf(element, 'text')?.text.trim() ?? '';

type Read = Pick<ObjectiveSource, 'options' | 'letters' | 'several' | 'judgement' | 'blanks'>;

function answered(question: XmlElement, report: ItemReport, text: (element: XmlElement | undefined) => string): Read {
  const type = attributeOf(question, 'type');
  const answers = childrenOf(question, 'answer').map((element) => ({
    element,
    fraction: numberOf(attributeOf(element, 'fraction')) ?? 0,
  }));
  switch (type) {
    case 'multichoice': {
      const single = !/^(?:false|0)$/.test(childOf(question, 'single')?.text.trim() ?? 'true');
      const isRight = ({ fraction }: { fraction: number }): boolean => (single ? fraction >= FULL : fraction > 0);
      if (single && answers.some(({ fraction }) => fraction > 0 && fraction < FULL)) report.note('answer-approximated');
      return {
        options: answers.map(({ element }) => text(element)),
        letters: answers.flatMap((one, at) => (isRight(one) ? [letterOf(at)] : [])).join(''),
        several: !single,
      };
    }
    case 'truefalse': {
      const right = answers.find(({ fraction }) => fraction >= FULL);
      return { judgement: right ? judgementOf(textOf(right.element)) : null };
    }
    case 'shortanswer':
    case 'numerical': {
      const full = answers.filter(({ fraction }) => fraction >= FULL);
      const isLoose = answers.some(
        ({ element }) => (numberOf(childOf(element, 'tolerance')?.text.trim() ?? '') ?? 0) > 0,
      );
      if (full.length < answers.filter(({ fraction }) => fraction > 0).length || isLoose)
        report.note('answer-approximated');
      return { blanks: [full.map(({ element }) => textOf(element))] };
    }
    default:
      throw new Refusal('unsupported-type', type);
  }
}

function read(question: XmlElement, report: ItemReport) {
  report.title = textOf(childOf(question, 'name')) || null;
  const images = new Images(report);
  for (const file of below(question, 'file'))
    if (attributeOf(file, 'encoding') === 'base64')
      images.known(`@@PLUGINFILE@@/${attributeOf(file, 'name')}`, Buffer.from(file.text, 'base64'));
  const hooks = { image: images.markdown, cleaned: () => report.note('html-cleaned') };
  const text = (element: XmlElement | undefined): string =>
    attributeOf(element, 'format') === 'markdown'
      ? images.inMarkdown(textOf(element))
      : htmlToMarkdown(textOf(element), hooks);
  const stem = text(childOf(question, 'questiontext'));
  return objectiveDraft(
    {
      ...answered(question, report, text),
      stem,
      analysis: text(childOf(question, 'generalfeedback')),
      points: numberOf(childOf(question, 'defaultgrade')?.text.trim() ?? ''),
      tags: childrenOf(childOf(question, 'tags'), 'tag').map(textOf),
      images: images.list,
    },
    report,
  );
}

const CATEGORY = /^<question\s[^>]*type\s*=\s*["']category["']/;

/** Moodle's question bank as XML. Categories are no questions. */
export const moodle: FileReader = (bytes) => xmlItems(bytes, { name: 'question', root: 'quiz', skip: CATEGORY }, read);
