import { useCurrent, useSession } from '../kit/context.ts';
import { HomePage } from './HomePage.tsx';
import { lazyRoute } from '../kit/lazyRoute.tsx';
import { useTitle } from '../kit/useTitle.ts';

// Lazy, as a first visitor is signed out and needs none of this.
const PersonHome = lazyRoute(async () => ({ Component: (await import('./PersonHome.tsx')).PersonHome }));
/** / */
export function Component() {
  useTitle();
  const current = useCurrent();
  const { session } = useSession();
  return session ? <PersonHome current={current} /> : <HomePage person={{ kind: 'guest' }} />;
}
