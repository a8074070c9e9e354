import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { user } from '@aosai/api/contract/platform/user';
import type { ComboboxOption } from '../../primitives/Combobox/Combobox.tsx';

type UserCalls = (typeof user)['calls'];

export type UserRow = OutputOf<UserCalls['queryList']>['content'][number];
export type NewUser = InputOf<UserCalls['create']>;

/** A password that the server has just made, until it was handed over. */
export interface MadePassword {
  name: string;
  account: string;
  password: string;
}

export interface Known {
  /** Id of who is signed in: their own account is changed by someone else. */
  meId: string;
  /** Every role, as choices. */
  roles: readonly ComboboxOption[];
  /** Shown over the page; null when there is none to hand over. */
  made: MadePassword | null;
  show: (made: MadePassword) => void;
  /** The password has been handed over. */
  handedOver: () => void;
}
