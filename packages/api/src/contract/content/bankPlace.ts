import * as z from 'zod/mini';
import { COURSE_LIMITS } from '../../domain/courses/courseRules.ts';
import { BANK, QUESTION_STATUS } from '../../domain/questions/bank.ts';
import { asOneLine, id, instant } from '../shared.ts';

/** Pieces that courses and chapters share: both stand in banks. */

const { titleMax, notesMaxBytes, noteMax } = COURSE_LIMITS;
const status = z.enum(QUESTION_STATUS.values);
const bank = z.enum(BANK.values);

export const title = z
  .string()
  .check(asOneLine(), z.minLength(1, '请填写标题'), z.maxLength(titleMax, `标题最多 ${titleMax} 字`));

const encoder = new TextEncoder();
/** Markdown. */
export const notes = z
  .string()
  .check(
    z.refine((text) => encoder.encode(text).length <= notesMaxBytes, `讲义最多 ${Math.floor(notesMaxBytes / 1024)} KB`),
  );

export const fileName = z.nullable(z.string().check(z.minLength(1), z.maxLength(64)));

/** What moves a row between its states and banks. */
export const standing = {
  isShared: z.optional(z.boolean()),
  /** A teacher offers it to the school; a school takes over that of someone who has left. */
  bank: z.optional(z.literal('org')),
  status: z.optional(status),
  /** Goes with what was offered and the school gives back. */
  note: z.optional(z.string().check(z.trim(), z.maxLength(noteMax, `说明最多 ${noteMax} 字`))),
};

export const STANDING_ERRORS = ['CONTENT_FOREIGN', 'CONTENT_STATE', 'FORBIDDEN', 'VALIDATION'] as const;

/** What a list shows to those who work with the bank; null to all others. */
export const placeInList = {
  status: z.nullable(status),
  bank: z.nullable(bank),
  /** Whose it is: a teacher's name, a school's; null for the platform's. */
  ownerName: z.nullable(z.string()),
  isShared: z.nullable(z.boolean()),
  usedCount: z.nullable(z.int()),
  version: z.nullable(z.int()),
  updatedAt: z.nullable(instant),
};

/** The same of one of them, with what its keepers change. */
export const placeOfOne = {
  version: z.int(),
  status,
  bank,
  ownerId: z.nullable(id),
  ownerName: z.nullable(z.string()),
  /** Why it came back from the school. */
  note: z.nullable(z.string()),
  isShared: z.boolean(),
  mayWrite: z.boolean(),
  usedCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
};

/** What only those who work with the bank may ask for. */
export const placeFilters = { status, bank, isShared: z.boolean() };
export const newPlace = { bank: z.optional(bank) };
