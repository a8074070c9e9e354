/**
 * Whether a response is JSON. All callers must use this rule: a response that one passes on as a file must not be read
 * as a reply by another.
 */
export function isJson(response: Response): boolean {
  return /^application\/json\s*(;|$)/i.test(response.headers.get('Content-Type') ?? '');
}
