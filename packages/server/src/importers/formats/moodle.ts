import type { FileReader } from '../format.ts';
import { Images } from '../images.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { hasCase, judgementOf, letterOf, objectiveDraft, type ObjectiveSource } from '../objective.ts';
import { withFeedback } from '../feedback.ts';
import { foreignText, type Wording } from '../text/foreignText.ts';
import { numberOf } from '../text/manifest.ts';
import { xmlItems } from '../text/xmlItems.ts';
import { attributeOf, below, childOf, childrenOf, type XmlElement } from '../text/xmlTree.ts';

const FULL = 100;
const textOf = (element: XmlElement | undefined): string => childOf(element, 'text')?.text.trim() ?? '';

type Read = Pick<ObjectiveSource, 'options' | 'letters' | 'several' | 'judgement' | 'blanks' | 'ignoreCase'>;
type Answer = { element: XmlElement; fraction: number };

const isEven = (answers: readonly Answer[]): boolean => {
  const shares = answers.map(({ fraction }) => fraction).filter((fraction) => fraction > 0);
  return Math.max(...shares) - Math.min(...shares) < 1;
};

/** A short answer as plain text. `*` is a wildcard and gets a note; `\*` is a plain star. */
function typed(element: XmlElement, report: ItemReport): string {
  const text = textOf(element);
  if (/(?<!\\)\*/.test(text)) report.note(text === '*' ? 'answer-any' : 'answer-approximated', text.slice(0, 40));
  return text.replaceAll('\\*', '*');
}

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
      const isPartial = answers.some(({ fraction }) => fraction > 0 && fraction < FULL);
      if (single ? isPartial : !isEven(answers)) report.note('answer-approximated');
      if (single && answers.some(({ fraction }) => fraction < 0)) report.note('score-approximated', '答错扣分');
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
      const units = childrenOf(childOf(question, 'units'), 'unit').map(
        (unit) => childOf(unit, 'unit_name')?.text ?? '',
      );
      if (units.length > 0) report.note('answer-approximated', units.join('、').slice(0, 40));
      const plain = type === 'numerical';
      // Moodle itself takes a short answer without this element for one that ignores case.
      const texts = full.map(({ element }) => (plain ? textOf(element) : typed(element, report)));
      const ignoreCase = !plain && hasCase(texts) && childOf(question, 'usecase')?.text.trim() !== '1';
      return { blanks: [texts], ignoreCase };
    }
    default:
      throw new Refusal('unsupported-type', type);
  }
}

const WORDINGS: Readonly<Record<string, Wording | undefined>> = {
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'loose',
};

/** Feedback on each answer, and names for answers that have no letters. */
function feedbackOf(question: XmlElement, text: (element: XmlElement | undefined) => string): [string[], string[]] {
  const answers = childrenOf(question, 'answer');
  const names = attributeOf(question, 'type') === 'multichoice' ? [] : answers.map((one) => `「${textOf(one)}」`);
  return [answers.map((one) => text(childOf(one, 'feedback'))), names];
}

function read(question: XmlElement, report: ItemReport) {
  report.title = textOf(childOf(question, 'name')) || null;
  const images = new Images(report);
  for (const file of below(question, 'file'))
    if (attributeOf(file, 'encoding') === 'base64')
      images.known(
        `@@PLUGINFILE@@${attributeOf(file, 'path') || '/'}${attributeOf(file, 'name')}`,
        Buffer.from(file.text, 'base64'),
      );
  const text = (element: XmlElement | undefined): string =>
    foreignText(textOf(element), WORDINGS[attributeOf(element, 'format')] ?? 'html', images, report);
  const stem = text(childOf(question, 'questiontext'));
  return objectiveDraft(
    {
      ...answered(question, report, text),
      stem,
      analysis: withFeedback(text(childOf(question, 'generalfeedback')), ...feedbackOf(question, text)),
      points: numberOf(childOf(question, 'defaultgrade')?.text.trim() ?? ''),
      tags: childrenOf(childOf(question, 'tags'), 'tag').map(textOf),
      images: images.list,
    },
    report,
  );
}

const CATEGORY = /^<question\s[^>]*type\s*=\s*["']category["']/;

/** Reads Moodle's question bank in XML. Categories are skipped. */
export const moodle: FileReader = (bytes) => xmlItems(bytes, { name: 'question', root: 'quiz', skip: CATEGORY }, read);
