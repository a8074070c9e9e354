import { page } from './links.ts';

/** Addresses of practice; a separate module, as no page of the initial bundle links there. */
export const practiceLinks = {
  home: page('play/home'),
  python: page('play/python'),
  /** The bank of open questions; filters as in its address. */
  bank: (filter: Record<string, string> = {}) => page('play/bank', filter),
  /** Ten questions of the bank's filter. */
  bankRun: (filter: Record<string, string>) => page('play/run', { mode: 'bank', ...filter }),
  album: (childId?: string) => page('play/album', { ...(childId && { childId }) }),
  /** Turtle works with their public links; of a child for a parent. */
  works: (childId?: string) => page('play/works', { ...(childId && { childId }) }),
  /** The public page of a turtle work. */
  work: (code: string) => page(`work/${encodeURIComponent(code)}`),
  view: (view: string) => page('play/home', { view }),
  /** Ten questions of these knowledge points. */
  points: (ids: readonly string[]) => page('play/run', { mode: 'points', points: ids.join('.') }),
  /** A run of these questions. */
  redo: (ids: readonly string[]) => page('play/run', { mode: 'redo', ids: ids.join('.') }),
  /** A run of the missed questions of an attempt; closed ones are replaced by similar ones. */
  redoAttempt: (attemptId: string) => page('play/run', { mode: 'redo', attempt: attemptId }),
  /** The wrong book on paper, or these questions. */
  print: (ids: readonly string[] = []) => page('play/print', ids.length > 0 ? { ids: ids.join('.') } : {}),
  run: (mode: 'weak' | 'due' | 'random' | 'blueprint', level?: string) =>
    page('play/run', { mode, ...(level && { level }) }),
  question: (id: string, from: { chapterId?: string; gradeId?: string } = {}) =>
    page('question/detail', { id, ...from }),
  student: (chapterId: string, memberId: string, from: { gradeId?: string } = {}) =>
    page('chapter/student', { id: chapterId, memberId, ...from }),
  /** The units of a class as one of its students sees them. */
  studentUnits: (gradeId: string, memberId: string) => page('chapter/student', { gradeId, memberId }),
  cards: page('vipCardList'),
};
