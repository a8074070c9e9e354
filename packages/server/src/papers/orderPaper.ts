import type { examPaper } from '../db/schema/exam.ts';
import { isJudgement } from '@aosai/api/questions/kinds';
import type { PaperContent, SectionContent } from './paperContent.ts';
import type { OrderedItem, PaperItem } from '../questions/question/paperItem.ts';
import { seededRandom, shuffled } from '@aosai/api/kit/shuffle';

export interface OrderedSection {
  section: SectionContent;
  items: OrderedItem[];
}

type Shuffle = (typeof examPaper.$inferSelect)['shuffle'];

/** Orders the paper by the seed. True/false questions keep 正确 before 错误. */
export function orderPaper(content: PaperContent, seed: number): OrderedSection[] {
  const shuffle: Shuffle = content.paper.shuffle;
  const random = seededRandom(seed);
  const maybe = <T>(wanted: boolean, items: readonly T[]) => (wanted ? shuffled(items, random) : [...items]);
  const ordered = (options: PaperItem['version']['options']) => maybe(shuffle.option && !isJudgement(options), options);
  let no = 0;
  return maybe(shuffle.section, content.sections).map((section) => ({
    section,
    items: maybe(shuffle.question, section.items).map((item) => {
      no += 1;
      const { options, parts } = item.version;
      return {
        no,
        item,
        options: ordered(options),
        parts: parts.map((part) => ({ ...part, options: ordered(part.options) })),
      };
    }),
  }));
}
