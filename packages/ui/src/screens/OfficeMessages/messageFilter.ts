export interface MessageFilter {
  unread: '' | '1';
}

export const NO_MESSAGE_FILTER: MessageFilter = { unread: '' };
