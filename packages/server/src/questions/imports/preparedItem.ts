import { BANK_LIMITS } from '@aosai/api/questions/bank';
import { titleOf } from '@aosai/api/questions/headline';
import type { CheckedItem, ImportFormat } from '@aosai/api/questions/imports';
import { hasBody, type QuestionType } from '@aosai/api/questions/kinds';
import type { ThreadItem, ThreadQuestion } from '../../importers/thread/threadItems.ts';
import { askedTexts, calledBy, likenessOf, searchOf, type TextIndex } from '../bank/questionText.ts';
import { isDoubtful, isIncomplete, saidOf } from './itemFaults.ts';
import { draftToSource } from './draftToSource.ts';
import { storableText } from '../../base/storableText.ts';

function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return storableText(value) as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, storable(one as unknown)])) as Value;
}

/** Removes from an item what PostgreSQL cannot store in texts: NUL and lone surrogates. */
const storableItem = (item: ThreadItem): ThreadItem => storable(item);

/** The content of a question in the form for searching the bank. */
interface Asks {
  type: QuestionType;
  /** From `askedTexts`, to compare with other questions. */
  texts: string[];
  index: TextIndex;
}

/** An item from the reading thread: all the costly work is done, and its size is bounded. */
export interface PreparedItem {
  item: Omit<CheckedItem, 'outcome' | 'match'>;
  format: ImportFormat | null;
  /** Files of test data that belong to no case. */
  unpaired: string[];
  /** Null for an item without a storable question. */
  asks: Asks | null;
  /** Something was missing or guessed; unusable in papers until somebody has checked it. */
  lacks: boolean;
  /** The item was not read with certainty: somebody should compare it with its file. */
  isDoubtful: boolean;
  /** Whether its test data is text that can be stored. */
  isText: boolean;
  /** The question to store; null for a report only, without a question, or for one that is too long. */
  question: ThreadQuestion | null;
}

const KIBIBYTE = 1024;
/** All texts of one item: a group of twenty parts has ten pages, a tenth of this. */
const TEXTS_MAX_CHARS = 200_000;
const WHERE_MAX_CHARS = 200;

/** The characters of all texts together, and the most bytes in any of them. */
function textSizes(value: unknown): { chars: number; longestBytes: number } {
  if (typeof value === 'string') {
    // More characters than allowed bytes: too long anyway, so skip counting.
    const longestBytes = value.length > BANK_LIMITS.stemMaxBytes ? value.length : Buffer.byteLength(value);
    return { chars: value.length, longestBytes };
  }
  if (typeof value !== 'object' || value === null) return { chars: 0, longestBytes: 0 };
  const sizes = Object.values(value).map(textSizes);
  return {
    chars: sizes.reduce((sum, { chars }) => sum + chars, 0),
    longestBytes: sizes.reduce((most, { longestBytes }) => Math.max(most, longestBytes), 0),
  };
}

/** The parts that are read and compared; programs, test data and images have limits of their own. */
const textsOf = (question: ThreadQuestion): object =>
  hasBody(question, 'task')
    ? [question.title, question.stem, question.analysis, question.tags]
    : { ...question, images: [] };

/** Why an item is too long to process; empty if it is not. Only measures each text once. */
function lengthFaults(question: ThreadQuestion): string[] {
  const { chars, longestBytes } = textSizes(textsOf(question));
  if (longestBytes > BANK_LIMITS.stemMaxBytes)
    return [`文字太长：题干、选项和解析每处最多 ${BANK_LIMITS.stemMaxBytes / KIBIBYTE} KB，请分成几道题`];
  return chars > TEXTS_MAX_CHARS ? [`文字太长：一道题最多 ${TEXTS_MAX_CHARS / 10_000} 万字，请分成几道题`] : [];
}

function sizesOf(question: ThreadQuestion | null): Pick<CheckedItem, 'caseCount' | 'sampleCount' | 'bytes'> {
  const cases = question && hasBody(question, 'task') ? question.cases : [];
  const sampleCount = cases.filter(({ sample }) => sample).length;
  const bytes = cases.reduce((sum, { input, expected }) => sum + input.bytes + expected.bytes, 0);
  return { caseCount: cases.length - sampleCount, sampleCount, bytes };
}

const shortened = (item: ThreadItem): ThreadItem => ({
  ...item,
  title: item.title === null ? null : titleOf(item.title),
  notes: item.notes.map((note) => ({ ...note, where: note.where.slice(0, WHERE_MAX_CHARS) })),
});

/** All that a check reports about an item and an import stores of it, except what needs the database. */
export function prepareItem(given: ThreadItem, forStoring: boolean, addTags: readonly string[] = []): PreparedItem {
  const tooLong = given.question ? lengthFaults(given.question) : [];
  const whole = tooLong.length > 0 ? { ...given, question: null } : given;
  const { no, key, type, format, title, notes, question } = storableItem(shortened(whole));
  const source = question && draftToSource(question, new Map(), addTags);
  // The item's title in the bank; for an item that cannot be imported, the title in the file.
  const called = source ? calledBy(source, hasBody(source, 'task') ? undefined : (title ?? undefined)) : title;
  const asks = source && {
    type: source.type,
    texts: askedTexts(source),
    index: { likeness: likenessOf(source), search: searchOf(source, called ?? '') },
  };
  const said = saidOf({ notes, question });
  const faults = [...tooLong, ...said.faults];
  return {
    item: { no, key, type, title: called ?? '', ...sizesOf(given.question), notes: said.notes, faults },
    format,
    unpaired: notes.filter(({ code }) => code === 'case-unpaired').map(({ where }) => where),
    asks,
    lacks: isIncomplete({ notes, question }),
    isDoubtful: isDoubtful({ notes }),
    isText: notes.every(({ code }) => code !== 'case-not-text'),
    question: forStoring ? question : null,
  };
}
