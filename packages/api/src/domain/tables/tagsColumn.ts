import { asShipped, type Naming } from '../forms/labelled.ts';
import { MEMBER_TAG } from '../memberTags.ts';
import { column, NOTHING } from './column.ts';

export interface Tagged {
  tags: readonly string[];
}

/** 学生、省队 */
export const tagWords = ({ tags }: Tagged, named: Naming = asShipped): string => {
  const { label } = named(MEMBER_TAG);
  return tags.map((tag) => label(tag)).join('、') || NOTHING;
};

/** The tags of a member, by the names of their dictionary. */
export const tagsColumn = column<Tagged>('tags', '标签', tagWords, {
  dict: MEMBER_TAG.dict,
  minWidth: 88,
  hidden: true,
});
