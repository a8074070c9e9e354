import * as z from 'zod/mini';
import { COURSE_LIMITS } from './courseRules.ts';
import { BANK, QUESTION } from '../questions/bank.ts';
import { asOneLine, id, instant } from '../kit/contract/shared.ts';

/** Schemas that courses and chapters share, because both are kept in banks. */

const { titleMax, notesMaxBytes, noteMax } = COURSE_LIMITS;
const status = z.enum(QUESTION.values);
const bank = z.enum(BANK.values);

/** Title of a course or chapter. */
export const title = z
  .string()
  .check(asOneLine(), z.minLength(1, '请填写标题'), z.maxLength(titleMax, `标题最多 ${titleMax} 字`));

const encoder = new TextEncoder();
/** Notes in Markdown. */
export const notes = z
  .string()
  .check(
    z.refine((text) => encoder.encode(text).length <= notesMaxBytes, `讲义最多 ${Math.floor(notesMaxBytes / 1024)} KB`),
  );

/** Input that changes a row's status and bank. */
export const statusAndBank = {
  isShared: z.optional(z.boolean()),
  /** Set by a teacher to offer it to the school, or by a school to take over the work of a teacher who has left. */
  bank: z.optional(z.literal('org')),
  status: z.optional(status),
  /** Explanation when the school returns what was offered. */
  note: z.optional(z.string().check(z.trim(), z.maxLength(noteMax, `说明最多 ${noteMax} 字`))),
};

/** Errors of such a change. */
export const STANDING_ERRORS = ['CONTENT_FOREIGN', 'CONTENT_STATE', 'FORBIDDEN', 'VALIDATION'] as const;

/** Fields in a list for those who work with the bank; null for all others. */
export const placeInList = {
  status: z.nullable(status),
  bank: z.nullable(bank),
  /** Name of the owner, a teacher or a school; null for the platform. */
  ownerName: z.nullable(z.string()),
  isShared: z.nullable(z.boolean()),
  usedCount: z.nullable(z.int()),
  version: z.nullable(z.int()),
  updatedAt: z.nullable(instant),
};

/** The same for a single row, with the fields that its maintainers change. */
export const placeOfOne = {
  version: z.int(),
  status,
  bank,
  ownerId: z.nullable(id),
  ownerName: z.nullable(z.string()),
  /** Why the school returned the item. */
  note: z.nullable(z.string()),
  isShared: z.boolean(),
  mayWrite: z.boolean(),
  usedCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
};

/** Filters for those who work with the bank. */
export const placeFilters = { status, bank, isShared: z.boolean() };
/** Input for the bank of a new row. */
export const newPlace = { bank: z.optional(bank) };
