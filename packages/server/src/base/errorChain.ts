/** An error and its causes, the outermost first. */
export function errorChain(error: unknown): Error[] {
  const errors: Error[] = [];
  for (let at = error; at instanceof Error && errors.length < 8; at = at.cause) errors.push(at);
  return errors;
}

/**
 * An error for the log: only the root cause with its stack. The message of a failed query contains its parameters,
 * which are students' answers and programs.
 */
export function loggedError(error: unknown): Record<string, unknown> {
  const root = errorChain(error).at(-1);
  if (!root) return { reason: String(error) };
  return { name: root.name, reason: root.message, stack: root.stack };
}
