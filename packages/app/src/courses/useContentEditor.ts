import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Office } from '../kit/pageTable.ts';
import { useFileUrl } from '../kit/useFileUrl.ts';

/** Id and office in an address such as /bms|edms/chapter/:id or course/:id, and the search for content to add. */
export function useContentEditor() {
  const addressOf = useFileUrl();
  const [pathname] = useLocation();
  const [, first, , id = ''] = pathname.split('/');
  const office: Office = first === 'bms' ? 'bms' : 'edms';
  const [keyword, setKeyword] = useState('');
  return { id, office, keyword, setKeyword, addressOf };
}
