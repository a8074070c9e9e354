import type { ApiError } from '@aosai/api/client/errors';
import type { Loaded } from '@aosai/ui/patterns/Load';

/** A read as screens take it: data, or a sentence about the failure. */
export function loaded<T>(read: { data: T | undefined; error: ApiError | undefined }): Loaded<T> {
  return { data: read.data, error: read.error?.message ?? null };
}

/** A part of what was read, or what it comes to. */
export const loadedAs = <T, Part>({ data, error }: Loaded<T>, of: (data: T) => Part): Loaded<Part> => ({
  ...(data !== undefined && { data: of(data) }),
  error,
});
