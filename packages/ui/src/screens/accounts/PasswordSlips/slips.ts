/** An account with a new password. */
export interface SlipAccount {
  id: string;
  name: string;
  account: string;
  /** The person's number in the school. */
  no: string | null;
  className: string | null;
  password: string;
  /** The password as it is read aloud: 红马 47 白云. */
  reading: string | null;
}

/** New passwords, and where people sign in with them. */
export interface Slips {
  /** Accounts with new passwords; null when there are none to show. */
  accounts: readonly SlipAccount[] | null;
  /** Name of the school, or of the site for accounts without a school. */
  title: string;
  /** Sign-in address as people type it. */
  address: string;
  /** Picture of the QR code for that address. */
  qrSrc: string;
  /** They are those of an import, which shows them again for a day, until they are downloaded. */
  isKept: boolean;
  /** Shows the passwords a call has returned. */
  show: (accounts: readonly SlipAccount[], isKept?: boolean) => void;
  print: () => void;
  /** Called when the user has saved the passwords and closes the slips. */
  noted: () => void;
}
