import { tenantRule } from './tenantRule.ts';

/** The house's own rules, as oxlint loads them. */
export default { meta: { name: 'aosai' }, rules: { 'tenant-in-query': tenantRule } };
