import type { ApiError } from '@aosai/api/client/errors';
import type { Loaded } from '@aosai/ui/patterns/Load';

/** Converts the result of `useCall` for screens: data, or a sentence about the failure. */
export function loaded<T>(read: { data: T | undefined; error: ApiError | undefined }): Loaded<T> {
  const { data, error } = read;
  const requestId = error?.details['requestId'];
  return {
    data,
    error: error?.message ?? null,
    isFinal: error?.isTransient === false,
    ...(typeof requestId === 'string' && { requestId }),
  };
}

/** Applies a function to loaded data. */
export const loadedAs = <T, Part>({ data, ...rest }: Loaded<T>, of: (data: T) => Part): Loaded<Part> => ({
  ...(data !== undefined && { data: of(data) }),
  ...rest,
});
