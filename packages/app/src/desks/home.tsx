import { PageLoading } from '@aosai/ui/screens/shell/PageLoading';
import { useCurrent } from '../kit/context.ts';
import { HomePage } from './HomePage.tsx';
import { lazyRoute } from '../kit/lazyRoute.tsx';
import { useTitle } from '../kit/useTitle.ts';

// Lazy, as a first visitor is signed out and needs none of this.
const PersonHome = lazyRoute(async () => ({ Component: (await import('./PersonHome.tsx')).PersonHome }));

/** / */
export function Component() {
  useTitle();
  const current = useCurrent();
  if (current === undefined) return <PageLoading />;
  return current ? <PersonHome current={current} /> : <HomePage person={{ kind: 'guest' }} />;
}
