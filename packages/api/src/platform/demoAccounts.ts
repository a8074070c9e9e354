/** An account of the demo data that the sign-in dialog offers. */
export interface DemoAccount {
  /** Shown in the dialog: 学生 林知远. */
  label: string;
  account: string;
  password: string;
  /** `user`: an account of the back office. */
  realm: 'member' | 'user';
}

const isDemoAccount = (entry: unknown): entry is DemoAccount => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { label, account, password, realm } = entry as Record<string, unknown>;
  const isNamed = [label, account, password].every((text) => typeof text === 'string' && text !== '');
  return isNamed && (realm === 'member' || realm === 'user');
};

/** Reads the setting with demo accounts. Returns [] for an empty text and null for an invalid one. */
export function demoAccountsOf(text: string): DemoAccount[] | null {
  if (text.trim() === '') return [];
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return null;
  }
  return Array.isArray(list) && list.every(isDemoAccount) ? list : null;
}
