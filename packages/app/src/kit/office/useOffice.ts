import { useLocation } from 'wouter';
import { useAosai } from '../context.ts';
import type { Office } from '../pageTable.ts';

/** The office in the address, `/bms` or `/edms`, and its calls: they are quiet and go to the office's group. */
export function useOffice() {
  const { offices } = useAosai();
  const [pathname] = useLocation();
  const office: Office = pathname.split('/')[1] === 'bms' ? 'bms' : 'edms';
  return { office, calls: offices[office] };
}
