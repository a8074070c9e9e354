import type { Bank } from '@aosai/api/questions/bank';
import { useCurrent } from '../kit/context.ts';

/** The banks a person may edit: operators the platform's, managers their school's, teachers their own. */
export function useOwnBanks(): readonly Bank[] {
  const current = useCurrent();
  if (current?.realm === 'user') return ['platform'];
  const roles = current?.member.organization?.roles ?? [];
  return [
    ...(roles.includes('manager') ? (['org'] as const) : []),
    ...(roles.includes('teacher') ? (['own'] as const) : []),
  ];
}
