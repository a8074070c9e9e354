import { AppError } from '@aosai/api/contract/errors';
import type { SaveReply } from '@aosai/api/contract/types';

/** A submission too many of answers that are stored: the refusal tells their revisions, which a client builds on. */
export class SavedButRefused extends AppError {
  readonly revisions: SaveReply['revisions'];

  constructor({ code, params }: AppError, revisions: SaveReply['revisions']) {
    super(code, params);
    this.revisions = revisions;
  }
}
