/**
 * The password that was typed a moment ago, for who has to replace it at once: in memory, until it is replaced or the
 * page is gone. The dialog that asks is mounted a second time when signing in changes the frame around it.
 */
let typed: string | null = null;

export const initialPassword = {
  remember(password: string): void {
    typed = password;
  },
  known: (): string | null => typed,
  forget(): void {
    typed = null;
  },
};
