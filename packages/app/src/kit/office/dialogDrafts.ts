import type { DraftPlace } from '@aosai/ui/patterns/dialogDraft';

const PREFIX = 'aosai.dialog.';
const ID = /^[0-9A-Z]{26}$/u;

/** The page and the rows that its address names, without its order, filters and tab. */
function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const rows = [...new URLSearchParams(search)].filter(([, value]) => ID.test(value));
  return [pathname, ...rows.map((row) => row.join('='))].join('?');
}

/**
 * Places of the drafts of the office's dialogs: in this tab, for one person, by page and title.
 *
 * @param owner who fills in the dialogs: person and school
 */
export const dialogDrafts =
  (storage: Storage, owner: string, place: Pick<Location, 'pathname' | 'search'> = location) =>
  (title: string): DraftPlace => {
    const key = `${PREFIX}${owner}.${pageOf(place)}.${title}`;
    return {
      read: () => storage.getItem(key),
      write(text) {
        try {
          storage.setItem(key, text);
        } catch {
          // Without room for it the dialog works as before; it asks before its content is lost.
        }
      },
      remove: () => storage.removeItem(key),
    };
  };

/** Erases all drafts of dialogs. */
export function eraseDialogDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}
