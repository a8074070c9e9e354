import { faultsOf } from '@aosai/api/questions/faultsOf';
import type { ThreadItem } from '../../importers/thread/threadItems.ts';
import { NOTES } from '../../importers/notes.ts';
import { draftToSource } from './draftToSource.ts';

type Said = Pick<ThreadItem, 'notes' | 'question'>;
type ImportNote = Said['notes'][number];

const words = ({ text, where }: ImportNote): string => (where === '' ? text : `${text}：${where}`);
const isRefusal = ({ code }: ImportNote): boolean => !(code in NOTES);

const BLOCKING: ReadonlySet<string> = new Set(
  Object.entries(NOTES).flatMap(([code, note]) => ('blocks' in note ? [code] : [])),
);

/** Whether something that judging depends on was missing or guessed. */
export const isIncomplete = ({ notes, question }: Said): boolean =>
  question !== null && notes.some(({ code }) => BLOCKING.has(code));

/** Notes that need no attention of an author. */
const HARMLESS: ReadonlySet<string> = new Set([
  'limit-default',
  'limit-per-case',
  'case-empty',
  'case-crlf',
  'subtask-flattened',
  'file-io',
  'html-cleaned',
  'encoding-guessed',
  'xml-mended',
  'nested-zip',
  'validator-dropped',
]);

/** Whether somebody should compare an item with its file before using it. */
export const isDoubtful = ({ notes }: Pick<Said, 'notes'>): boolean => notes.some(({ code }) => !HARMLESS.has(code));

/** The notes of a report on an item, and the faults that keep it out. */
export function saidOf({ notes, question }: Said): { notes: string[]; faults: string[] } {
  const faults = notes.filter(isRefusal).map(words);
  if (!question) return { notes: notes.filter((note) => !isRefusal(note)).map(words), faults };
  faults.push(...notes.filter(({ code }) => code === 'case-not-text').map(words));
  faults.push(...faultsOf(draftToSource(question), { isDraft: true }));
  return { notes: notes.map(words).filter((note) => !faults.includes(note)), faults: [...new Set(faults)] };
}
