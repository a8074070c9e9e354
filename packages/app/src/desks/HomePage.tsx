import { Home, type HomePerson, type ParentActs } from '@aosai/ui/screens/desks/Home';
import { Suspense } from 'react';
import { useSWRConfig } from 'swr';
import { useAosai } from '../kit/context.ts';
import { lazyRoute } from '../kit/lazyRoute.tsx';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

const SHOWN = 6;

// Below the first screen, so it can load later.
const GuestMore = lazyRoute(async () => ({ Component: (await import('./GuestMore.tsx')).GuestMore }));

/** The home page with the parts for everyone: banners and current exams. */
export function HomePage({ person, parent }: { person: HomePerson; parent?: ParentActs | undefined }) {
  const { settings, session } = useAosai();
  const { mutate } = useSWRConfig();
  const now = useNow(1_000);
  const banners = useCall(['banners', 'home'], (client) =>
    client.imageBanner.queryListByPosition({ position: 'home' }, { quiet: true }),
  );
  const exams = useCall(['home', 'exams'], async (client) => {
    const { content } = await client.exam.queryList({ statusList: ['3', '1', '4', '2'], size: SHOWN });
    return content;
  });
  const again = () => void mutate((key) => Array.isArray(key) && key[1] === 'home');
  return (
    <Home
      title={settings.title}
      person={person}
      banners={banners.data?.content ?? (banners.error || person.kind !== 'guest' ? [] : undefined)}
      exams={loaded(exams)}
      now={now}
      more={
        person.kind === 'guest' && (
          <Suspense>
            <GuestMore />
          </Suspense>
        )
      }
      on={{ signIn: () => session.ask('member'), retry: again, parent }}
    />
  );
}
