import type { Journal } from './journal.ts';

/** For a page that may not or cannot keep drafts, so that only the server has the answers. */
export const noJournal: Journal = {
  load: async () => [],
  put: async () => undefined,
  remove: async () => undefined,
  clear: async () => undefined,
  close: () => undefined,
};
