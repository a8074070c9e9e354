const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` contains this tag, so that the browser has it already (RFC 9110 §13.1.2). */
export function namesTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((one) => strong(one) === strong(etag)) ?? false;
}
