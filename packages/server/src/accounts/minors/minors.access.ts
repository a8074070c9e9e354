import { newId } from '../../base/newId.ts';
import { memberGuardian } from '../../db/schema/people.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import { ANYONE, MEMBERS, OWN, OWN_AND_CHILD } from '../../testing/everyCall/reach.ts';

const aTie = (site: AccessSite, owner: Owner, appId = site.appIdOf(owner)) =>
  site.insert(memberGuardian, owner, {
    appId,
    guardianId: newId(),
    memberId: site.ids[owner],
    relation: '父亲',
    status: 'pending',
  });

const noCells = 'a guardian for a linked child (minors.test.ts)';

export const access = accessOf('minors', {
  rows: {
    /**
     * A link that an unknown adult has requested of the owner: in this app, and in an app the owner does not belong to.
     */
    tie: (site, owner) => aTie(site, owner),
    tieElsewhere: (site, owner) => aTie(site, owner, 'elsewhere'),
  },
  named: { linkGuardian: { kind: 'tie' }, exportMine: { kind: 'member', field: 'memberId' } },
  rules: {
    'POST /member/consent': { doors: ANYONE, noCells },
    'PUT /member/withdrawConsent': { doors: MEMBERS, noCells },
    'POST /member/linkGuardian': { doors: MEMBERS, rows: OWN, kinds: { tieElsewhere: {} } },
    // Data that the platform holds about the caller or the caller's child.
    'GET /member/exportMine': {
      doors: MEMBERS,
      rows: OWN_AND_CHILD,
      showsMobileTo: ['parent', 'student', 'teacher'],
    },
    'DELETE /member/eraseMine': { doors: MEMBERS, noCells },
  },
  samples: { linkGuardian: { step: 'end' }, exportMine: {} },
});
