/**
 * Compare-and-set of one saved answer (docs/exam-room.md): the one rule that server, client engine and model share.
 * `revision` is numbered by the server alone and starts at 0 for "never saved".
 */
export interface StoredRevision {
  revision: number;
  hash: string | null;
  flagged: boolean;
}

export interface OfferedRevision {
  baseRevision: number;
  hash: string;
  flagged: boolean;
}

/**
 * same: the stored content already is this one, whatever the base (a retry, or a second copy of the same journal);
 * commit: stored as revision + 1; conflict: written by someone else since, the server's copy stays.
 */
export function decideSave(stored: StoredRevision, offered: OfferedRevision): 'commit' | 'same' | 'conflict' {
  if (stored.revision > 0 && stored.hash === offered.hash && stored.flagged === offered.flagged) return 'same';
  return stored.revision === offered.baseRevision ? 'commit' : 'conflict';
}
