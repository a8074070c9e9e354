import * as z from 'zod/mini';
import type { OrderedSection } from './orderPaper.ts';
import type { PaperItem, OrderedItem } from '../questions/question/paperItem.ts';
import { roomQuestion } from '../questions/question/roomQuestion.ts';
import { roomQuestion as questionSchema, roomSection } from '@aosai/api/questions/roomQuestion.contract';

type OptionTexts = ReadonlyMap<string, string>;

/** A question as JSON, cut where attempts differ: at its number and its options. */
interface QuestionText {
  head: string;
  options: OptionTexts;
  /** The parts of a group, each up to its options; empty for other questions. */
  parts: { head: string; options: OptionTexts }[];
}

/** Built once per question in memory and collected with it. */
const texts = new WeakMap<PaperItem, QuestionText>();

const inside = (json: string) => json.slice(1, -1);

const optionTexts = (options: readonly { id: string }[]): OptionTexts =>
  new Map(options.map((option) => [option.id, JSON.stringify(option)]));

/** Parsed with the schema of the call, so that no key, analysis or hidden case can leave. */
function questionText(item: PaperItem): QuestionText {
  const { options: setOptions, parts: setParts } = item.version;
  const view = roomQuestion({ no: 0, item, options: setOptions, parts: setParts });
  const { no: _, options, parts = [], ...rest } = z.parse(questionSchema, view);
  return {
    head: `{${inside(JSON.stringify(rest))},"no":`,
    options: optionTexts(options),
    parts: parts.map(({ options: own, ...part }) => ({
      head: `{${inside(JSON.stringify(part))},"options":`,
      options: optionTexts(own),
    })),
  };
}

const listed = (texts: OptionTexts, ordered: readonly { id: string }[]) =>
  `[${ordered.map(({ id }) => texts.get(id)).join(',')}]`;

function partsText(texts: QuestionText['parts'], parts: OrderedItem['parts']): string {
  if (texts.length === 0) return '';
  const each = texts.map(({ head, options }, place) => `${head}${listed(options, parts[place]?.options ?? [])}}`);
  return `,"parts":[${each.join(',')}]`;
}

function orderedQuestion({ no, item, options, parts }: OrderedItem): string {
  let text = texts.get(item);
  if (!text) {
    text = questionText(item);
    texts.set(item, text);
  }
  return `${text.head}${no},"options":${listed(text.options, options)}${partsText(text.parts, parts)}}`;
}

const sectionHead = z.omit(roomSection, { questions: true });

/** The `sections` of a room as JSON, joined from cached pieces in the order of this attempt. */
export function sectionsText(sections: readonly OrderedSection[]): string {
  const each = sections.map(({ section: { name, type, points }, items }) => {
    const head = inside(JSON.stringify(z.parse(sectionHead, { name, type, points })));
    return `{${head},"questions":[${items.map(orderedQuestion).join(',')}]}`;
  });
  return `[${each.join(',')}]`;
}
