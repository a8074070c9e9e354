import { Home, type HomePerson } from '@aosai/ui/screens/Home';
import { useAosai } from '../context.ts';
import { loaded } from '../loaded.ts';
import { useCall } from '../useCall.ts';
import { useNow } from '../useNow.ts';

const SHOWN = 6;

/** The first page with what everybody sees: banners and the exams that are on. */
export function HomeOf({ person }: { person: HomePerson }) {
  const { settings, session } = useAosai();
  const now = useNow(1_000);
  const banners = useCall(['banners', 'home'], (client) =>
    client.imageBanner.queryListByPosition({ position: 'home' }, { quiet: true }),
  );
  const exams = useCall(['home', 'exams'], async (client) => {
    const { content } = await client.exam.queryList({ statusList: ['3', '1', '4', '2'], size: SHOWN });
    return content;
  });
  return (
    <Home
      title={settings.title}
      person={person}
      banners={banners.data?.content ?? (banners.error || person.kind !== 'guest' ? [] : undefined)}
      exams={loaded(exams)}
      now={now}
      on={{ signIn: () => session.ask('member'), retry: () => void exams.mutate() }}
    />
  );
}
