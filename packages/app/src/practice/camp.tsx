import type { Client } from '@aosai/api/client/client';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { CAMP_LANGUAGE, CAMP_LEVELS, type CampLanguage, campSlugs } from '@aosai/api/courses/campLevels';
import { PAPER_TEMPLATE } from '@aosai/api/questions/paperTemplates';
import { Camp, type CampLevel, type Drawn } from '@aosai/ui/screens/practice/Camp';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { LearnClient } from '../kit/LearnClient.tsx';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

/** The levels of a language, each with its course and units. */
async function readLevels(calls: Client, language: CampLanguage): Promise<CampLevel[]> {
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

const templateOf = (level: number) => PAPER_TEMPLATE.values.find((id) => id === `gesp-${level}`);

async function draw(calls: Client, level: number): Promise<Drawn> {
  const template = templateOf(level);
  if (!template) return { questions: [], missing: 0 };
  const { slots } = await calls.question.queryRandomList({ template }, { quiet: true });
  return {
    questions: slots.flatMap(({ questions }) => questions.map(({ id, title, type }) => ({ id, title, type }))),
    missing: slots.reduce((sum, { missing }) => sum + missing, 0),
  };
}

function Page() {
  const [params, setParams] = useSearchParams();
  const { session } = useAosai();
  const current = useCurrent();
  const now = useNow();
  const language = CAMP_LANGUAGE.values.find((value) => value === params.get('language')) ?? 'cpp';
  const level = CAMP_LEVELS.find((one) => one === Number(params.get('level'))) ?? 1;
  /** The level and number of the set last requested. */
  const [asked, ask] = useState<{ level: number; set: number } | null>(null);
  const set = asked?.level === level ? asked.set : null;
  const levels = useCall(['camp', language], (calls) => readLevels(calls, language));
  const mocks = useCall(['camp', language, level, 'mocks'], async (calls) => {
    const { content } = await calls.exam.queryList({
      template: `gesp-${level}`,
      statusList: ['3', '1', '4', '2', '5'],
      ...(language === 'py' && { keyword: 'Python' }),
    });
    return language === 'py' ? content : content.filter(({ title }) => !title.includes('Python'));
  });
  const drawn = useCall(
    set === null || !current ? null : ['camp', level, 'drawn', set],
    (calls) => draw(calls, level),
    {
      revalidateOnFocus: false,
      revalidateIfStale: false,
    },
  );
  return (
    <Camp
      language={language}
      level={level}
      levels={loaded(levels)}
      mocks={loaded(mocks)}
      drawn={set === null ? undefined : loaded(drawn)}
      isGuest={current === null}
      now={now}
      on={{
        language: (next) => setParams({ language: next, level: String(level) }, { replace: true }),
        draw: () => ask({ level, set: (set ?? 0) + 1 }),
        signIn: () => session.ask('member'),
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
