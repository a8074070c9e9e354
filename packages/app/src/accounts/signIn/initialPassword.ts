/**
 * The password just typed, for a person who must replace it; kept in memory only, until it is replaced or the page
 * closes. The dialog needs it after being remounted, as signing in changes the layout around it.
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
