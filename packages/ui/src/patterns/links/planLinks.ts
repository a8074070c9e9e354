import { page } from './links.ts';

/** Addresses of goal, placement and plan. */
export const planLinks = {
  goal: page('play/goal'),
  placement: page('play/placement'),
  plan: page('play/plan'),
  /** A parent's page about a child's plan. */
  planOf: (memberId: string) => page('play/plan', { memberId }),
};
