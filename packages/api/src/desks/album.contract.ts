import * as z from 'zod/mini';
import { COURSE_KIND } from '../courses/courseRules.ts';
import { id, instant } from '../kit/contract/shared.ts';

/** The seal of something that is or will be finished. */
const seal = {
  /** The characters on it. */
  text: z.string(),
  title: z.string(),
  /** Null while it is not earned. */
  earnedAt: z.nullable(instant),
};

/** A course that the student has begun, with its seals. */
export const albumLevel = z.object({
  courseId: id,
  kind: z.enum(COURSE_KIND.values),
  ...seal,
  units: z.array(z.object({ chapterId: id, no: z.int(), ...seal })),
});

/** A course of an album. Its own seal is earned with its last unit. */
export type AlbumLevel = z.output<typeof albumLevel>;

/** The seals of one student. */
export const album = z.object({
  memberId: id,
  memberName: z.string(),
  levels: z.array(albumLevel),
  /** Knowledge points that were mastered, the latest first. */
  points: z.array(z.object({ pointId: z.string(), ...seal })),
  /** Solved programming tasks, the latest first: at most 60 of them. */
  tasks: z.array(z.object({ questionId: id, title: z.string(), earnedAt: instant })),
  /** How many tasks are solved in all. */
  taskCount: z.int(),
});

/** Reply of `desk/queryAlbum`. Seals follow from what is solved now; nothing is stored for them. */
export type Album = z.output<typeof album>;
