import type { Realm } from '@aosai/api/kit/realms';

/** The two kinds of accounts: members of the site, users of the back office. */
export type { Realm };

/** Anybody who signs in. */
export interface RealmPerson {
  realm: Realm;
  personId: string;
}
