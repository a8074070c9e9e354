/**
 * The password that was typed a moment ago, for who has to replace it at once: in memory, read once, gone with the
 * page.
 */
let typed: string | null = null;

export const initialPassword = {
  remember(password: string): void {
    typed = password;
  },
  take(): string | null {
    const password = typed;
    typed = null;
    return password;
  },
};
