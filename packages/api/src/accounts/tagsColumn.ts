import { asShipped, type Naming } from '../kit/labelled.ts';
import { MEMBER_TAG } from './memberTags.ts';
import { column, NOTHING } from '../kit/column.ts';

/** A row with a member's tags. */
export interface Tagged {
  tags: readonly string[];
}

/** Tags in words: 学生、省队. */
export const tagWords = ({ tags }: Tagged, named: Naming = asShipped): string => {
  const { label } = named(MEMBER_TAG);
  return tags.map((tag) => label(tag)).join('、') || NOTHING;
};

/** A column with a member's tags, named by the dictionary. */
export const tagsColumn = column<Tagged>('tags', '标签', tagWords, {
  dict: MEMBER_TAG.dict,
  minWidth: 88,
  hidden: true,
});
