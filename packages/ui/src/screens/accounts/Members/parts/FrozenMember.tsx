import { type ReactNode, useState } from 'react';
import type { MemberDetail } from '../member.ts';

export interface FrozenMemberProps {
  detail: MemberDetail;
  children: (before: MemberDetail) => ReactNode;
}

/**
 * Keeps the member as it was when the dialog opened, so that its old version reveals a concurrent change to the
 * server.
 */
export const FrozenMember = ({ detail, children }: FrozenMemberProps) => {
  const [before] = useState(detail);
  return children(before);
};
