import { SearchOpener } from '@aosai/ui/screens/shell/SearchOpener';
import { lazy, Suspense, useState } from 'react';

const loadDialog = () => import('./SearchDialog.tsx');
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));
/** Before it is asked for, so that no typed letter is lost. A failure shows when it opens. */
const fetchDialog = () => void loadDialog().catch(() => undefined);

/** The learners' search: its button and keys at once, its dialog when it first opens. */
export function SearchEntry() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <SearchOpener onOpen={() => setState('open')} onNear={fetchDialog} />
      {state !== 'never' && (
        <Suspense>
          <SearchDialog open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
