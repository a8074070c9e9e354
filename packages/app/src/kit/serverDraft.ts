import { ApiError } from '@aosai/api/client/errors';
import type { SaveState } from '@aosai/ui/patterns/SaveChip';

const QUIET_MS = 1_500;
const RETRY_MS = 5_000;

/** A draft as stored on the server. */
export interface StoredDraft {
  savedAt: string;
  revision: number;
}

interface DraftState<Other> {
  save: SaveState;
  /** The draft another window has saved, when it conflicts with this page's. */
  other: Other | null;
}

export interface ServerDraft<Content, Other> {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => DraftState<Other>;
  /** Reports new content, which is saved after a pause. */
  changed: (content: Content) => void;
  /** Overwrites the other window's draft with this page's. */
  keepMine: () => void;
  /** Continues with the other window's draft. */
  takeTheirs: () => void;
  /** Saves pending content at once, as the page is being left. */
  flush: () => void;
  close: () => void;
}

/**
 * Saves a member's writing on the server, starting from the revision read; one save at a time, each based on the
 * previous revision.
 */
export function openServerDraft<Content, Other extends StoredDraft>(
  from: StoredDraft | null,
  send: (content: Content, baseRevision: number) => Promise<{ saved: boolean; draft: Other }>,
): ServerDraft<Content, Other> {
  const listeners = new Set<() => void>();
  let state: DraftState<Other> = { save: { kind: 'saved', at: from?.savedAt ?? null }, other: null };
  let revision = from?.revision ?? 0;
  let waiting: { content: Content } | null = null;
  let isSaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (change: Partial<DraftState<Other>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };

  async function save(): Promise<void> {
    if (isSaving || !waiting || state.other) return;
    const sent = waiting;
    waiting = null;
    isSaving = true;
    let isRefused = false;
    set({ save: { kind: 'saving' } });
    try {
      const { saved, draft } = await send(sent.content, revision);
      revision = draft.revision;
      if (saved) set({ save: waiting ? { kind: 'unsaved' } : { kind: 'saved', at: draft.savedAt } });
      else {
        waiting ??= sent;
        set({ save: { kind: 'conflict' }, other: draft });
      }
    } catch (error) {
      waiting ??= sent;
      set({ save: navigator.onLine ? { kind: 'unsaved' } : { kind: 'offline', unsavedCount: 1 } });
      isRefused = error instanceof ApiError && !error.isTransient;
    }
    isSaving = false;
    // What the server has refused for good would be refused again: only new content is sent.
    if (waiting && state.save.kind !== 'conflict' && !(isRefused && waiting === sent)) later(RETRY_MS);
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    changed: (content) => {
      waiting = { content };
      if (state.other) return;
      if (state.save.kind === 'saved') set({ save: { kind: 'unsaved' } });
      later(QUIET_MS);
    },
    keepMine: () => {
      set({ other: null });
      void save();
    },
    takeTheirs: () => {
      if (!state.other) return;
      waiting = null;
      set({ save: { kind: 'saved', at: state.other.savedAt }, other: null });
    },
    flush: () => {
      if (waiting) later(0);
    },
    close: () => clearTimeout(timer),
  };
}
