/** The two kinds of accounts: members of the site, users of the back office. */
export type { Realm } from '@aosai/api/kit/realms';
