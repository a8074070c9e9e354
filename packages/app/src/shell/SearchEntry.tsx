import { SearchOpener } from '@aosai/ui/screens/shell/SearchOpener';
import { lazy, Suspense, useState } from 'react';

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }));

/** The learners' search: its button and keys at once, its dialog when it first opens. */
export function SearchEntry() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <SearchOpener onOpen={() => setState('open')} />
      {state !== 'never' && (
        <Suspense>
          <SearchDialog open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
