import type { ResourceDefinition, Role } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import { CALLS, isWrite } from '../calls.ts';

const OFFICE_ROLES: ReadonlySet<Role> = new Set<Role>(['backOffice', 'superUser', 'orgManager']);

/** Writes that the back office or a school's manager may send. */
export const officeWrites = CALLS.filter(
  (mounted) =>
    (mounted.group === 'bms' || mounted.group === 'edms' || mounted.roles.some((role) => OFFICE_ROLES.has(role))) &&
    !mounted.roles.includes('nobody') &&
    isWrite(mounted),
);

/** `role.create` → `role:create`, with the path of the resource. */
export function actionOf(name: string): string {
  const [key = '', action = ''] = name.split('.');
  const resources: Record<string, ResourceDefinition> = contract;
  return `${resources[key]?.path ?? ''}:${action}`;
}
