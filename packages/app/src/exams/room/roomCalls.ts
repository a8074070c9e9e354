import type { RunWish } from '@aosai/ui/screens/exams/ExamRoom';
import type { Transport } from './transport.ts';
import type { Opened } from './visit.ts';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

/** The calls of a room, which differ for exams and homework. */
export interface RoomCalls {
  transport: Transport;
  /** Enters the room. `mayStart`: the student agreed to start the clock, or to continue after handing in. */
  enter(place: { deviceId: string; mayStart: boolean; accessCode: string | undefined }): Promise<Opened>;
  /** Queues a trial run. */
  run(wish: RunWish, place: { attemptId: string; token: string }): Promise<unknown>;
  /** Reads the newest trial runs and submissions. */
  results(attemptId: string): Promise<readonly SubmissionView[]>;
  /** The announcement when this many minutes are left. */
  warning(minutes: number): string;
}

/** The input of a trial run in the shape of the calls. */
export const inputOf = ({ input }: RunWish): { input: string } | { sampleId: string } =>
  input.kind === 'own' ? { input: input.text } : { sampleId: input.sampleId };
