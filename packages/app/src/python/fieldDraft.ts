import { ApiError } from '@aosai/api/client/errors';
import type { Client } from '@aosai/api/client/client';
import type { SaveState } from '@aosai/ui/patterns/SaveChip';
import type { OtherDraft } from '@aosai/ui/screens/PythonField';

const PYTHON = 71;
const QUIET_MS = 1_500;
const RETRY_MS = 5_000;

interface Program {
  code: string;
  input: string;
}

interface Kept extends Program {
  savedAt: string;
  revision: number;
}

interface DraftState {
  save: SaveState;
  other: (OtherDraft & Kept) | null;
}

export interface FieldDraft {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => DraftState;
  /** The program as it is now; saved when nothing more has come for a while. */
  changed: (program: Program) => void;
  /** Over what another window has saved. */
  keepMine: () => void;
  /** Goes on from theirs. */
  takeTheirs: () => void;
  close: () => void;
}

/** Keeps a member's program on the server, from the revision that was read; one save at a time. */
export function openDraft(client: Client, from: Kept | null): FieldDraft {
  const listeners = new Set<() => void>();
  let state: DraftState = { save: { kind: 'saved', at: from?.savedAt ?? null }, other: null };
  let revision = from?.revision ?? 0;
  let waiting: Program | null = null;
  let isSaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };

  async function save(): Promise<void> {
    if (isSaving || !waiting || state.other) return;
    const program = waiting;
    waiting = null;
    isSaving = true;
    set({ save: { kind: 'saving' } });
    try {
      const sent = { language: PYTHON, ...program, baseRevision: revision } as const;
      const { saved, draft } = await client.memberPlayground.saveAsDraft(sent, { quiet: true });
      revision = draft.revision;
      if (saved) set({ save: waiting ? { kind: 'unsaved' } : { kind: 'saved', at: draft.savedAt } });
      else {
        waiting ??= program;
        set({ save: { kind: 'conflict' }, other: draft });
      }
    } catch (error) {
      waiting ??= program;
      set({ save: navigator.onLine ? { kind: 'unsaved' } : { kind: 'offline', unsavedCount: 1 } });
      // What the server refuses is not sent again until it has changed.
      if (!(error instanceof ApiError) || error.isTransient) later(RETRY_MS);
    }
    isSaving = false;
    if (waiting && state.save.kind !== 'conflict') later(RETRY_MS);
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    changed: (program) => {
      waiting = program;
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
    close: () => clearTimeout(timer),
  };
}
