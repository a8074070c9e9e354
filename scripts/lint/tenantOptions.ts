import type { TenantOptions } from './tenantRule.ts';

/** Exceptions of the tenant rule, for queries it cannot follow. Each name is a decision with its reason. */
export const TENANT_OPTIONS: TenantOptions = {
  // Servers and workers serve all tenants, secrets belong to the installation, an envelope may be used once across all tenants,
  // and nightly tasks run for all tenants together.
  shared: [
    'alarmNotice',
    'folderMark',
    'judgeWorker',
    'nightlyRun',
    'rateLimit',
    'secret',
    'seenEnvelope',
    'serverProcess',
  ],
  everyTenant: [
    // Cleanup of old rows of all tenants.
    'forgetChecks',
    'forgetEndedSessions',
    'forgetFileGrants',
    'forgetOldBrowsers',
    'forgetOldCaptchas',
    'forgetOldCodes',
    'forgetOldImports',
    'forgetOldScenes',
    'forgetOldChallenges',
    'forgetOldPasskeyChallenges',
    'forgetOldTries',
    'forgetSpentNonces',
    'orphansOf',
    'sweepFiles',
    // The list of tenants, and the data that each gets at the start.
    'openAppDirectory',
    'ensureBaseData',
    'allApps',
    // Overdue attempts of all tenants; each is closed within its tenant.
    'dueAttempts',
    // Payment providers know only payment numbers; the payment row names its tenant.
    'paymentByNumber',
    'numbersElsewhere',
    // Orders and payments that are due or were interrupted; each is handled within its tenant.
    'expiredOrders',
    'leftOpen',
    'runningRefunds',
    'silentPayments',
    'unhandledNotices',
    // Tenants with jobs that wait for an absent judge; each is notified of its own.
    'notifyStandstill',
    // Load of the judges that all tenants share: counts, no rows.
    'queueHealth',
    'workersOf',
  ],
  // In judging/queue/claim.ts: matches a job by its id and tenant.
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
