/**
 * Compare-and-set for a saved answer (docs/exam-room.md), shared by server, client and test model. Only the server
 * assigns `revision`; 0 means never saved.
 */
export interface StoredRevision {
  revision: number;
  hash: string | null;
  flagged: boolean;
}

/** A save as a client offers it. */
export interface OfferedRevision {
  baseRevision: number;
  hash: string;
  flagged: boolean;
}

/**
 * same: the content is already stored, whatever the base (a retry, or another copy of the journal). commit: store as
 * revision + 1. conflict: somebody else saved since; the server's content stays.
 */
export function decideSave(stored: StoredRevision, offered: OfferedRevision): 'commit' | 'same' | 'conflict' {
  if (stored.revision > 0 && stored.hash === offered.hash && stored.flagged === offered.flagged) return 'same';
  return stored.revision === offered.baseRevision ? 'commit' : 'conflict';
}
