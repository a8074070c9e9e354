import { Home, type HomePerson, type ParentActs } from '@aosai/ui/screens/desks/Home';
import type { Loaded } from '@aosai/ui/patterns/Load';
import type { ExamCard } from '@aosai/api/exams/exam.contract';
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

export interface HomePageProps {
  person: HomePerson;
  parent?: ParentActs | undefined;
  /** Puts the current exams in an order of this person's. */
  sorted?: ((exams: Loaded<ExamCard[]>) => Loaded<ExamCard[]>) | undefined;
}

/** The home page with the parts for everyone: banners and current exams. */
export function HomePage({ person, parent, sorted = (exams) => exams }: HomePageProps) {
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
      exams={sorted(loaded(exams))}
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
