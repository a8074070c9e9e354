/** An account of the demo data, as the sign-in dialog offers it by one click. */
export interface DemoAccount {
  /** Who it is: 学生 林知远. */
  label: string;
  account: string;
  password: string;
  /** `user` is an account of the back office. */
  realm: 'member' | 'user';
}

const isDemoAccount = (entry: unknown): entry is DemoAccount => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { label, account, password, realm } = entry as Record<string, unknown>;
  const isNamed = [label, account, password].every((text) => typeof text === 'string' && text !== '');
  return isNamed && (realm === 'member' || realm === 'user');
};

/** The accounts that a setting lists; null for a text that lists none. An empty text is an empty list. */
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
