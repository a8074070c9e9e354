/** Whether the answer is JSON. One rule for all who ask: what one takes for a file the other must not read as a reply. */
export function isJson(response: Response): boolean {
  return /^application\/json\s*(;|$)/i.test(response.headers.get('Content-Type') ?? '');
}
