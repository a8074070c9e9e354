import { EMPTY_DRAFT, type RegisterDraft } from '@aosai/ui/screens/accounts/Register';

const KEY = 'aosai.register';

/** The registration form of this tab, kept over reloads until the tab is closed. */
export function readDraft(storage: Storage): RegisterDraft {
  const kept = storage.getItem(KEY);
  if (kept === null) return EMPTY_DRAFT;
  try {
    return { ...EMPTY_DRAFT, ...(JSON.parse(kept) as Partial<RegisterDraft>) };
  } catch (error) {
    console.warn('the kept registration could not be read', error);
    return EMPTY_DRAFT;
  }
}

export function keepDraft(storage: Storage, draft: RegisterDraft | null): void {
  if (draft) storage.setItem(KEY, JSON.stringify(draft));
  else storage.removeItem(KEY);
}
