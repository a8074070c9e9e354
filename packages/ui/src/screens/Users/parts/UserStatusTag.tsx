import { USER_STATUS, type UserStatus } from '@aosai/api/domain/userStatus';
import { Tag } from '../../../primitives/Tag/Tag.tsx';

/** Whether a back-office account may sign in. */
export const UserStatusTag = ({ status }: { status: UserStatus }) => (
  <Tag tone={status === 'active' ? 'ok' : 'neutral'}>{USER_STATUS.label(status)}</Tag>
);
