import type { Client } from '@aosai/api/client/client';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { CAMP_LEVELS, campSlugs } from '@aosai/api/courses/campLevels';
import { TAUGHT_LANGUAGE, type TaughtLanguage } from '@aosai/api/questions/pointId';
import { Camp, type CampLevel, isSat } from '@aosai/ui/screens/practice/Camp';
import { useSearchParams } from 'wouter';
import { LearnClient } from '../kit/LearnClient.tsx';
import { useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

/** The levels of a language, each with its course and units. */
async function readLevels(calls: Client, language: TaughtLanguage): Promise<CampLevel[]> {
  const { content } = await calls.course.queryList({ kind: 'camp', size: MAX_PAGE_SIZE });
  return Promise.all(
    CAMP_LEVELS.map(async (level) => {
      const slugs = campSlugs(language, level);
      const course = content.find(({ slug }) => slug !== null && slugs.includes(slug)) ?? null;
      if (!course) return { level, course, units: [] };
      const units = await calls.course.queryChapterList({ courseId: course.id });
      return { level, course, units: units.content };
    }),
  );
}

/** The level of each mock exam that the reader has a result of. */
async function readSatLevels(calls: Client, language: TaughtLanguage): Promise<number[]> {
  const { content } = await calls.exam.queryList({ mine: true, language, size: MAX_PAGE_SIZE }, { quiet: true });
  return content.filter(isSat).flatMap(({ template }) => CAMP_LEVELS.filter((level) => template === `gesp-${level}`));
}

function Page() {
  const [params, setParams] = useSearchParams();
  const current = useCurrent();
  const now = useNow();
  const language = TAUGHT_LANGUAGE.values.find((value) => value === params.get('language')) ?? 'cpp';
  const level = CAMP_LEVELS.find((one) => one === Number(params.get('level'))) ?? 1;
  const levels = useCall(['camp', language], (calls) => readLevels(calls, language));
  const mocks = useCall(['camp', language, level, 'mocks'], async (calls) => {
    const statusList = ['3', '1', '4', '2', '5'] as const;
    const { content } = await calls.exam.queryList({
      template: `gesp-${level}`,
      statusList: [...statusList],
      language,
    });
    return content;
  });
  const isMember = current?.realm === 'member';
  const satLevels = useCall(isMember ? ['camp', language, 'sat'] : null, (calls) => readSatLevels(calls, language));
  return (
    <Camp
      language={language}
      level={level}
      levels={loaded(levels)}
      mocks={loaded(mocks)}
      satLevels={satLevels.data ?? []}
      isGuest={current === null}
      canPractise={current?.realm !== 'user'}
      now={now}
      on={{
        language: (next) => setParams({ language: next, level: String(level) }, { replace: true }),
        retry: () => void Promise.all([levels.mutate(), mocks.mutate()]),
      }}
    />
  );
}

/** /camp?language=cpp&level=4 */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
