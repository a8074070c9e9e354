import type { EngineCall } from '../../kit/engineCall.ts';
import type { SaveInput, SaveReply } from '@aosai/api/exams/attempt.contract';

export interface Writer {
  memberId: string;
  ip: string;
}

export interface SaveItem {
  call: EngineCall;
  writer: Writer;
  input: SaveInput;
}

/** The result of a save; notices and results are read after its commit. */
export type Saved = Omit<SaveReply, 'notices' | 'results'> & {
  isExtended: boolean;
  /** The exam and its notice counter. */
  room: { examId: string; noticeSeq: number };
};
