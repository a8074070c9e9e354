import { labelled, open } from '../kit/labelled.ts';

/** Tags that decide which cards are offered; registration and imports set them. Schools cannot change them. */
const CARD_TAGS = { student: '学生', educational: '教育工作者' } as const;

/** Tags of members: built-in ones, and those that operators add to the dictionary or type. */
export const MEMBER_TAG = open('memberTag', labelled(CARD_TAGS));

/** Maximum number of tags of a member. */
export const MAX_TAGS = 20;
/** Maximum length of a tag, in characters. */
export const TAG_MAX_LENGTH = 20;

/** The tags after a school has set its own: built-in tags, which decide about cards, stay unchanged. */
export const schoolTags = (before: readonly string[], given: readonly string[]): string[] => [
  ...before.filter((tag) => MEMBER_TAG.has(tag)),
  ...new Set(given.filter((tag) => !MEMBER_TAG.has(tag))),
];
