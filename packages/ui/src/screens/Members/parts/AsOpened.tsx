import { type ReactNode, useState } from 'react';
import type { MemberDetail } from '../member.ts';

export interface AsOpenedProps {
  detail: MemberDetail;
  children: (before: MemberDetail) => ReactNode;
}

/** Keeps the member as it was when a dialog opened: what is read under it is someone else's change, and no form knows it. */
export const AsOpened = ({ detail, children }: AsOpenedProps) => {
  const [before] = useState(detail);
  return children(before);
};
