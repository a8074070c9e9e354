import { AppError } from '@aosai/api/contract/errors';
import type { SaveReply } from '@aosai/api/contract/types';

/** Thrown when a submission is refused but its answers are stored: carries their revisions, which the client needs. */
export class SavedButRefused extends AppError {
  readonly revisions: SaveReply['revisions'];

  constructor({ code, params }: AppError, revisions: SaveReply['revisions']) {
    super(code, params);
    this.revisions = revisions;
  }
}
