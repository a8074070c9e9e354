import type { examPaper } from '../../db/schema/exam.ts';
import { TRUE_FALSE } from '@aosai/api/domain/questionTypes';
import type { PaperContent, PaperItem, SectionContent } from './paperContent.ts';
import { seededRandom, shuffled } from './shuffle.ts';

export interface OrderedItem {
  no: number;
  item: PaperItem;
  options: PaperItem['version']['options'];
}

export interface OrderedSection {
  section: SectionContent;
  items: OrderedItem[];
}

type Shuffle = (typeof examPaper.$inferSelect)['shuffle'];

/** The paper as this seed shows it. True/false keeps 正确 before 错误. */
export function orderPaper(content: PaperContent, seed: number): OrderedSection[] {
  const shuffle: Shuffle = content.paper.shuffle;
  const random = seededRandom(seed);
  const maybe = <T>(wanted: boolean, items: readonly T[]) => (wanted ? shuffled(items, random) : [...items]);
  let no = 0;
  return maybe(shuffle.section, content.sections).map((section) => ({
    section,
    items: maybe(shuffle.question, section.items).map((item) => {
      no += 1;
      const { type, options } = item.version;
      return { no, item, options: maybe(shuffle.option && type !== TRUE_FALSE, options) };
    }),
  }));
}
