import { newId } from '../base/newId.ts';

export interface InboxMessage {
  id: string;
  at: Date;
  channel: 'sms' | 'email';
  to: string;
  subject: string | null;
  text: string;
  code: string | null;
}

/** Messages of the built-in senders, for the page /dev: in memory, newest first. */
export interface Inbox {
  add(message: Omit<InboxMessage, 'id' | 'at'>): void;
  list(): readonly InboxMessage[];
}

const KEPT = 100;

export function openInbox(now: () => Date): Inbox {
  let messages: InboxMessage[] = [];
  return {
    add: (message) => {
      messages = [{ id: newId(), at: now(), ...message }, ...messages].slice(0, KEPT);
    },
    list: () => messages,
  };
}
