import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Office } from '../pageTable.ts';
import { useFileUrl } from '../useFileUrl.ts';

/** The row that an address below /bms|edms/chapter or course names, and what is searched for to put into it. */
export function useContentEditor() {
  const addressOf = useFileUrl();
  const [pathname] = useLocation();
  const [, first, , id = ''] = pathname.split('/');
  const office: Office = first === 'bms' ? 'bms' : 'edms';
  const [keyword, setKeyword] = useState('');
  return { id, office, options: { group: office, quiet: true }, keyword, setKeyword, addressOf };
}
