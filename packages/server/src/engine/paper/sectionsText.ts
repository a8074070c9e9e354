import * as z from 'zod/mini';
import { roomQuestion as questionSchema, roomSection } from '@aosai/api/contract/exam/attempt';
import type { OrderedItem, OrderedSection } from './orderPaper.ts';
import type { PaperItem } from './paperContent.ts';
import { roomQuestion } from './roomSections.ts';

/** A question as JSON, cut where attempts differ: at its number and in the order of its options. */
interface QuestionText {
  head: string;
  optionById: ReadonlyMap<string, string>;
  tail: string;
}

/** Made once for each question of a paper in memory (paperContent keeps few), and gone with it. */
const texts = new WeakMap<PaperItem, QuestionText>();

const inside = (json: string) => json.slice(1, -1);

/** What leaves is what the schema of the call lets through: no key, no analysis, no hidden case. */
function questionText(item: PaperItem): QuestionText {
  const view = roomQuestion({ no: 0, item, options: item.version.options });
  const { no: _, options, ...rest } = z.parse(questionSchema, view);
  return {
    head: `{${inside(JSON.stringify(rest))},"no":`,
    optionById: new Map(options.map((option) => [option.id, JSON.stringify(option)])),
    tail: ']}',
  };
}

function orderedQuestion({ no, item, options }: OrderedItem): string {
  let text = texts.get(item);
  if (!text) {
    text = questionText(item);
    texts.set(item, text);
  }
  const { head, optionById, tail } = text;
  return `${head}${no},"options":[${options.map(({ id }) => optionById.get(id)).join(',')}${tail}`;
}

const sectionHead = z.omit(roomSection, { questions: true });

/** The `sections` of a room as JSON: the pieces of its questions, in the order of this attempt. */
export function sectionsText(sections: readonly OrderedSection[]): string {
  const each = sections.map(({ section: { name, type, points }, items }) => {
    const head = inside(JSON.stringify(z.parse(sectionHead, { name, type, points })));
    return `{${head},"questions":[${items.map(orderedQuestion).join(',')}]}`;
  });
  return `[${each.join(',')}]`;
}
