import * as z from 'zod/mini';
import { ORGANIZATION_ROLE } from '../accounts/memberStatus.ts';
import { id, instant } from '../kit/contract/shared.ts';

/** An organization that a person is in or is invited to, as seen by the person or guardian. */
export const organizationLink = z.object({
  id,
  organization: z.object({ id, name: z.string() }),
  /** The person concerned: the caller or a child. */
  member: z.object({ id, name: z.string(), isMe: z.boolean() }),
  roles: z.array(z.enum(ORGANIZATION_ROLE.values)),
  no: z.nullable(z.string()),
  className: z.nullable(z.string()),
  status: z.enum(['pending', 'active']),
  /** Pending: last time to answer. */
  until: z.nullable(instant),
  /**
   * Whether the caller may confirm or refuse (pending) or leave (active); false when a guardian or the school decides.
   */
  mayAnswer: z.boolean(),
});

/** Row of `organizationMember/queryMineList`, for the person or a guardian. */
export type OrganizationLink = z.output<typeof organizationLink>;
