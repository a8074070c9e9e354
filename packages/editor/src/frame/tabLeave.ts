/** A key press, as needed for leaving the editor. */
export interface LeaveKey {
  key: string;
  /** True if the editor used the key: Esc closed a list of proposals. */
  used: boolean;
}

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Returns whether Tab leaves the editor after this key. Tab indents, so leaving takes Esc, then Tab or Shift+Tab. An
 * Esc that the editor used does not count: closing the proposals and then indenting must not leave.
 */
export function tabLeavesAfter(leavesNow: boolean, { key, used }: LeaveKey): boolean {
  if (MODIFIERS.includes(key)) return leavesNow;
  return key === 'Escape' && !used;
}
