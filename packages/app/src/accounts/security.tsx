import { Security } from '@aosai/ui/screens/accounts/Security';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import { useFactorChanges } from './useFactorChanges.ts';

/** /bms/security, /edms/security: the second factor of a member of staff, and their devices. */
export function Component() {
  const now = useNow(60_000);
  const factors = useCall(['secondFactor'], (calls) => calls.secondFactor.queryMine({}));
  const devices = useCall(['devices'], (calls) => calls.secondFactor.queryDevices({}));
  const changes = useFactorChanges(() => Promise.all([factors.mutate(), devices.mutate()]));
  return (
    <Security
      {...changes}
      factors={loaded(factors)}
      devices={loadedAs(loaded(devices), ({ devices: rows }) => rows)}
      now={now}
    />
  );
}
