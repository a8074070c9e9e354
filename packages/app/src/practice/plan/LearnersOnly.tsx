import { type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useCurrent } from '../../kit/context.ts';

/** Parents have no goal and no placement of their own: their children's plans are shown instead. */
export function LearnersOnly({ children }: { children: ReactNode }) {
  const current = useCurrent();
  const isParent = current?.realm === 'member' && current.member.type === 'parent';
  return isParent ? <Redirect to="/play/plan" replace /> : children;
}
