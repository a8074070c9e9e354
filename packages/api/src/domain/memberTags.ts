import { labelled, open } from './forms/labelled.ts';

/** Who cards are for, which registration and imports say. A school leaves them as they are. */
const CARD_TAGS = { student: '学生', educational: '教育工作者' } as const;

/** Tags of members: those that the product ships, and those that operators add in the dictionary or write by hand. */
export const MEMBER_TAG = open('memberTag', labelled(CARD_TAGS));

export const MAX_TAGS = 20;
export const TAG_MAX_LENGTH = 20;

/** The tags that stay when a school sets its own: what decides about cards is the platform's. */
export const schoolTags = (before: readonly string[], given: readonly string[]): string[] => [
  ...before.filter((tag) => MEMBER_TAG.has(tag)),
  ...new Set(given.filter((tag) => !MEMBER_TAG.has(tag))),
];
