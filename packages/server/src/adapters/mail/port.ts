export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The code in the mail, if any. */
  code?: string;
}

/** Sends plain-text mail; rejects when the mail server did not take it. Throws NOT_CONFIGURED. */
export interface MailSender {
  /** Nothing is configured, so every mail is refused. */
  isOff?: true;
  /** It only notes what it would have sent. */
  isBuiltIn?: true;
  /** Returns what the mail server answered. */
  send(mail: Mail): Promise<string>;
}
