import { tenantRule } from './tenantRule.ts';

/** Plugin with this project's rules for oxlint. */
export default { meta: { name: 'aosai' }, rules: { 'tenant-in-query': tenantRule } };
