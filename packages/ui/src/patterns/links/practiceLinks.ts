import { page } from './links.ts';

/** Addresses of practice: apart from the others, since no page that stands at the start has any. */
export const practiceLinks = {
  home: page('play/home'),
  python: page('play/python'),
  view: (view: string) => page('play/home', { view }),
  run: (mode: 'weak' | 'due' | 'random', level?: string) => page('play/run', { mode, ...(level && { level }) }),
  question: (id: string, from: { chapterId?: string; gradeId?: string } = {}) =>
    page('question/detail', { id, ...from }),
  student: (chapterId: string, memberId: string, from: { gradeId?: string } = {}) =>
    page('chapter/student', { id: chapterId, memberId, ...from }),
  /** The units of their class to choose among. */
  studentUnits: (gradeId: string, memberId: string) => page('chapter/student', { gradeId, memberId }),
  cards: page('vipCardList'),
};
