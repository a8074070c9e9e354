export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for programs that show HTML; without it the mail is plain text. */
  html?: string;
  /** The code in the mail, if any. */
  code?: string;
}

/** Sends mail; rejects when the mail server did not take it. Throws NOT_CONFIGURED. */
export interface MailSender {
  /** Nothing is configured, so every mail is refused. */
  isOff?: true;
  /** It only notes what it would have sent. */
  isBuiltIn?: true;
  /** Returns what the mail server answered. */
  send(mail: Mail): Promise<string>;
}
