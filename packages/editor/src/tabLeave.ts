/** A key as far as leaving the editor is concerned. */
export interface LeaveKey {
  key: string;
  /** The editor made use of the key itself: Esc has closed a list of proposals, say. */
  used: boolean;
}

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Tab indents, so it cannot also lead out of the editor: Esc, then Tab (or Shift+Tab) does.
 * Given whether Tab leaves now, tells whether it does after this key. An Esc that the editor used for
 * itself does not count: who closes the proposals and then indents must not be thrown out.
 */
export function tabLeavesAfter(leavesNow: boolean, { key, used }: LeaveKey): boolean {
  if (MODIFIERS.includes(key)) return leavesNow;
  return key === 'Escape' && !used;
}
