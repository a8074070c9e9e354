/** Family names of two characters, which masking must not cut. */
const DOUBLE = /^(欧阳|司马|上官|诸葛|夏侯|皇甫|尉迟|公孙|令狐|慕容|宇文|司徒|长孙|东方|端木|南宫)/;
const MOBILE = /^1\d{10}$/;

/** A masked name: 张*, 欧阳*. The server masks names too; this is for screens that have the full name. */
export function maskName(name: string): string {
  const family = DOUBLE.exec(name)?.[1] ?? Array.from(name)[0] ?? '';
  return `${family}*`;
}

/** Whether a text is no more than a masked name shows: a family name, or one character. */
export function isShownOfNames(words: string): boolean {
  return Array.from(words).length === 1 || DOUBLE.exec(words)?.[1] === words;
}

/** A masked mobile number: 138****0000. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/** A masked e-mail address: l***@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0] ?? ''}***${at < 0 ? '' : email.slice(at)}`;
}

/** Masks an account that is a mobile number or an e-mail address; returns any other unchanged. */
export function maskAccount(account: string): string {
  if (MOBILE.test(account)) return maskMobile(account);
  return account.includes('@') ? maskEmail(account) : account;
}
