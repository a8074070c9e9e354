import { Redirect } from 'wouter';
import { useCurrent } from '../kit/context.ts';
import { OwnReports } from './OwnReports.tsx';

/** /exam/report: the person's attempts; a parent is redirected to those of the children. */
export function Component() {
  const current = useCurrent();
  const isParent = current?.realm === 'member' && current.member.type === 'parent';
  return isParent ? <Redirect to="/user/report" replace /> : <OwnReports />;
}
