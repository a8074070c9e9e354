import type { ResourceDefinition, Role } from '@aosai/api/contract/call';
import { contract } from '@aosai/api/contract/index';
import { mountedCalls } from '../../testing/testCalls.ts';

const OFFICE_ROLES: ReadonlySet<Role> = new Set<Role>(['backOffice', 'superUser', 'orgManager']);
const READS = /^(query|get|check|anon)/;

/** Calls whose name does not say that they only read. */
const ONLY_READ = new Set([
  'examPaperEnroll.report',
  'file.download',
  'member.generateMemberCardById',
  'wx.mp/generateQrCode',
]);

/** What the back office or a school's manager may send and does not only read. */
export const officeWrites = mountedCalls().filter(
  ({ name, group, roles }) =>
    (group === 'bms' || group === 'edms' || roles.some((role) => OFFICE_ROLES.has(role))) &&
    !roles.includes('nobody') &&
    !READS.test(name.split('.')[1] ?? '') &&
    !ONLY_READ.has(name),
);

/** `role.create` → `role:create`, by the path of the resource. */
export function actionOf(name: string): string {
  const [key = '', action = ''] = name.split('.');
  const resources: Record<string, ResourceDefinition> = contract;
  return `${resources[key]?.path ?? ''}:${action}`;
}
