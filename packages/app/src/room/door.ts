import type { SubmissionView } from '@aosai/api/contract/types';
import type { RunWish } from '@aosai/ui/screens/ExamRoom';
import type { Transport } from './transport.ts';
import type { Opened } from './visit.ts';

/** How a room is entered and written to: what an exam and a homework do differently. */
export interface RoomDoor {
  transport: Transport;
  /** `mayStart`: the student has said that the clock may start, or goes on with what was handed in. */
  enter(place: { deviceId: string; mayStart: boolean; accessCode: string | undefined }): Promise<Opened>;
  /** Queues a trial run. */
  run(wish: RunWish, place: { attemptId: string; token: string }): Promise<unknown>;
  /** The newest trial runs and submissions. */
  results(attemptId: string): Promise<readonly SubmissionView[]>;
  /** What is called out when so many minutes are left. */
  warning(minutes: number): string;
}

/** The input of a trial run, as the calls take it. */
export const inputOf = ({ input }: RunWish): { input: string } | { sampleId: string } =>
  input.kind === 'own' ? { input: input.text } : { sampleId: input.sampleId };
