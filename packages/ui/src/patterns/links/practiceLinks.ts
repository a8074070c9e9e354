import { page } from './links.ts';

/** Addresses of practice; a separate module, as no page of the initial bundle links there. */
export const practiceLinks = {
  home: page('play/home'),
  python: page('play/python'),
  view: (view: string) => page('play/home', { view }),
  run: (mode: 'weak' | 'due' | 'random', level?: string) => page('play/run', { mode, ...(level && { level }) }),
  question: (id: string, from: { chapterId?: string; gradeId?: string } = {}) =>
    page('question/detail', { id, ...from }),
  student: (chapterId: string, memberId: string, from: { gradeId?: string } = {}) =>
    page('chapter/student', { id: chapterId, memberId, ...from }),
  /** The units of a class as one of its students sees them. */
  studentUnits: (gradeId: string, memberId: string) => page('chapter/student', { gradeId, memberId }),
  cards: page('vipCardList'),
};
