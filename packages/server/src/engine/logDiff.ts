type Facts = Readonly<Record<string, unknown>>;

/**
 * What an entry of the log tells: fields as they were and as they are. What an action brings besides, a reason or whom it
 * was done to, is told with what came of it.
 */
export interface LogDiff {
  before?: Facts;
  after?: Facts;
}
