import type { Client, ClientHandle } from '@aosai/api/client/client';
import { officeClient } from '@aosai/api/client/officeClient';
import { useLocation } from 'wouter';
import { useAosai } from '../context.ts';
import type { Office } from '../pageTable.ts';

const made = new WeakMap<Client, Record<Office, Client>>();

/** One client for each office: the same for every page, so that what depends on it does not run again. */
function clientsOf(handle: ClientHandle): Record<Office, Client> {
  const clients = made.get(handle.client) ?? { bms: officeClient(handle, 'bms'), edms: officeClient(handle, 'edms') };
  made.set(handle.client, clients);
  return clients;
}

/** The office in the address, `/bms` or `/edms`, and its calls: they are quiet and go to the office's group. */
export function useOffice() {
  const handle = useAosai();
  const [pathname] = useLocation();
  const office: Office = pathname.split('/')[1] === 'bms' ? 'bms' : 'edms';
  return { office, calls: clientsOf(handle)[office] };
}
