/** An account with a password that is shown this once. */
export interface SlipAccount {
  id: string;
  name: string;
  account: string;
  /** The school's own number of the person. */
  no: string | null;
  className: string | null;
  password: string;
  /** How it is read aloud: 红马 47 白云. */
  reading: string | null;
}

/** Passwords that were just made, and where people come in with them. */
export interface Slips {
  /** Null while there are none. */
  accounts: readonly SlipAccount[] | null;
  /** The school, or the site where it is none's. */
  title: string;
  /** As people type it. */
  address: string;
  /** A picture of the code that leads there. */
  qrSrc: string;
  /** Begins with passwords that a call has just answered. */
  show: (accounts: readonly SlipAccount[]) => void;
  print: () => void;
  /** They have been handed over: nothing shows them again. */
  noted: () => void;
}
