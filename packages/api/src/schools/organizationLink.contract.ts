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

/** Whether a member is to belong to the school. */
export const membershipState = {
  status: z.enum(['active', 'left']),
  /** For a teacher who leaves: who takes over the classes, with their homework and exams. */
  handTo: z.optional(id),
};

/** Reply of a change of a membership. */
export const membershipChanged = z.object({
  id,
  /** Classes that have no teacher after a teacher has left. */
  withoutTeacher: z.array(z.object({ id, title: z.string() })),
});

/** Errors of a change of a membership. */
export const CHANGE_ERRORS = [
  'NOT_FOUND',
  'VERSION_CHANGED',
  'VALIDATION',
  'ORG_FULL',
  'ORG_LAST_MANAGER',
  'LINK_REFUSED',
  'TEACHER_UNFIT',
] as const;
