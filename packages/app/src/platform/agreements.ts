import type { Loaded } from '@aosai/ui/patterns/Load';
import { useCall } from '../kit/useCall.ts';
import type { AgreementText } from '@aosai/ui/screens/platform/Agreement';

/** An agreement from the settings, as rendered HTML; null when the operator has published none. */
export function useAgreement(key: string): Loaded<AgreementText | null> & { retry: () => void } {
  const { data, error, mutate } = useCall(['config', key], (client) => client.config.queryByKey({ key }), {
    revalidateOnFocus: false,
  });
  const text = data?.html === undefined ? null : { version: data.version, updatedAt: data.updatedAt, html: data.html };
  const isMissing = error?.code === 'NOT_FOUND';
  return {
    data: data ? text : isMissing ? null : undefined,
    error: isMissing ? null : (error?.message ?? null),
    retry: () => void mutate(),
  };
}
