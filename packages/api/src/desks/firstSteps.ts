/** What a new school does first, in this order. */
export const SCHOOL_STEPS = ['members', 'classes', 'content', 'homework', 'exams', 'parents'] as const;

/** Of these, the steps of a teacher who does not manage the school. */
export const TEACHER_STEPS = ['classes', 'content', 'homework', 'exams'] as const;

/** What the operators of a new platform do first, in this order. */
export const PLATFORM_STEPS = ['schools', 'cards', 'sharing', 'payment', 'messages'] as const;

/** A first step of a school; `content` is a paper or a course of its own. */
export type SchoolStep = (typeof SCHOOL_STEPS)[number];
/** A first step of the platform; `sharing` is a question or paper that schools may use. */
export type PlatformStep = (typeof PLATFORM_STEPS)[number];
