import type { InputOf, OutputOf } from '@aosai/api/kit/contract/call';
import type { user } from '@aosai/api/accounts/user.contract';
import type { ComboboxOption } from '../../../primitives/Combobox/Combobox.tsx';

type UserCalls = (typeof user)['calls'];

export type UserRow = OutputOf<UserCalls['queryList']>['content'][number];
export type NewUser = InputOf<UserCalls['create']>;

/** A generated password, kept until it is handed over. */
export interface MadePassword {
  name: string;
  account: string;
  password: string;
}

export interface Known {
  /** Id of the signed-in operator, whose own roles and status only a colleague can change. */
  meId: string;
  /** All roles, as options. */
  roles: readonly ComboboxOption[];
  /** The password to show over the page; null without one. */
  made: MadePassword | null;
  show: (made: MadePassword) => void;
  /** The password has been handed over. */
  handedOver: () => void;
}
