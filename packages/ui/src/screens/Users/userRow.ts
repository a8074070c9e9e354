import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { user } from '@aosai/api/contract/platform/user';
import type { UserStatus } from '@aosai/api/domain/userStatus';

type UserCalls = (typeof user)['calls'];

export type UserRow = OutputOf<UserCalls['queryList']>['content'][number];
export type NewUser = InputOf<UserCalls['create']>;
export type UserForm = Omit<InputOf<UserCalls['update']>, 'id' | 'version'>;

export interface UserFilter {
  keyword: string;
  status: UserStatus | '';
  roleId: string;
}

export const NO_USER_FILTER: UserFilter = { keyword: '', status: '', roleId: '' };
