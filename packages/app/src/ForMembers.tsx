import { lazy, type ReactNode } from 'react';
import { useCurrent } from './context.ts';

const RoleOnly = lazy(async () => ({ default: (await import('@aosai/ui/screens/RoleOnly')).RoleOnly }));

/** A page for one kind of member: anybody else is told so, and the server is not asked what it would refuse. */
export function ForMembers({ memberType, children }: { memberType: 'teacher' | 'parent'; children: ReactNode }) {
  const current = useCurrent();
  // Not known yet, or the session has ended under an open page: `SignedIn` around this has the say.
  if (!current) return children;
  return current.realm === 'member' && current.member.type === memberType ? (
    children
  ) : (
    <RoleOnly audience={memberType} />
  );
}
