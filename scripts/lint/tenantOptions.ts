import type { TenantOptions } from './tenantRule.ts';

/** What the rule about tenants cannot see for itself. A name here is a decision: it stands with its reason. */
export const TENANT_OPTIONS: TenantOptions = {
  // Workers judge for everybody, keys are the installation's, an envelope is spent wherever it was used, and a night's
  // work is that of all tenants.
  shared: ['judgeWorker', 'nightlyRun', 'secret', 'seenEnvelope'],
  everyTenant: [
    // Cleaning up: what is too old goes, whosever it is.
    'forgetChecks',
    'forgetEndedSessions',
    'forgetFileGrants',
    'forgetOldBrowsers',
    'forgetOldCaptchas',
    'forgetOldCodes',
    'forgetOldScenes',
    'forgetOldTries',
    'forgetSpentNonces',
    'orphansOf',
    'sweepFiles',
    // The list of tenants itself, and what each of them gets at the start.
    'openAppDirectory',
    'ensureBaseData',
    'allApps',
    // Attempts whose time is over, closed one by one with their own tenant.
    'dueAttempts',
    // Anyone who takes the money knows numbers and no apps: the payment names its own.
    'paymentByNumber',
    'numbersElsewhere',
    // What waits for its time or was cut off, of orders: each is moved with its own tenant.
    'expiredOrders',
    'leftOpen',
    'runningRefunds',
    'silentPayments',
    'unhandledNotices',
    // Which tenants wait for a judge that is away; each of them is told of its own.
    'tellOfStandstill',
    // How busy the judges are that all tenants share: numbers, no rows.
    'queueHealth',
    'workersOf',
  ],
  // A job's own key, with its tenant: queue/claim.ts.
  predicates: ['stillOurs'],
  takers: [
    'attemptFacts',
    'findAttempt',
    'findEnrolment',
    'getEnrolment',
    'latestSubmissions',
    'lockAttempt',
    'lockForWriter',
    'query',
    'refusal',
    'totalOf',
    'writerQuery',
  ],
  builders: [
    'attemptQuery',
    'begunPlaceIds',
    'homeworkPlaceQuery',
    'placeIds',
    'recordQuery',
    'reviewQuery',
    'scopedAttempts',
  ],
};
