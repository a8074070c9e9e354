/** Whether this is the system's error of that name: `ENOENT`, `ESRCH`. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
