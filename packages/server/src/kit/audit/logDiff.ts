type Facts = Readonly<Record<string, unknown>>;

/**
 * Fields of a log entry before and after. Other facts of an action, such as a reason or the person concerned, go into
 * `after`.
 */
export interface LogDiff {
  before?: Facts;
  after?: Facts;
}
