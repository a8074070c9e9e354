import { AppError, type PlainErrorCode } from '@aosai/api/kit/errors';
import type { SaveReply } from '@aosai/api/exams/attempt.contract';

/** Thrown when a submission is refused but its answers are stored: carries their revisions, which the client needs. */
export class SavedButRefused extends AppError {
  readonly revisions: SaveReply['revisions'];

  constructor(refusal: AppError, revisions: SaveReply['revisions']) {
    // A refusal that was made names its field where it has to.
    super(refusal.code as PlainErrorCode, refusal.params);
    this.revisions = revisions;
  }
}
