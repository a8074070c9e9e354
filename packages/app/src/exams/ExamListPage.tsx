import { ExamList, type ExamListFilter } from '@aosai/ui/screens/exams/ExamList';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import { LIFECYCLE, VISIBLE_LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { PAPER_TEMPLATE } from '@aosai/api/questions/paperTemplates';
import { TAUGHT_LANGUAGE } from '@aosai/api/questions/pointId';

/** The filter is kept in the address, so that a reload or a shared link shows the same list. */
function filterFrom(params: URLSearchParams): ExamListFilter {
  const status = LIFECYCLE.values.find((value) => value === params.get('status')) ?? null;
  const template = params.get('level');
  const language = params.get('language');
  return {
    status,
    template: PAPER_TEMPLATE.has(template) ? template : null,
    language: TAUGHT_LANGUAGE.has(language) ? language : null,
    isRepeatable: params.get('repeatable') === 'yes',
    keyword: params.get('keyword') ?? '',
    page: Math.max(0, Number(params.get('page')) || 0),
  };
}

const paramsOf = ({ status, template, language, isRepeatable, keyword, page }: ExamListFilter) => ({
  ...(status && { status }),
  ...(template && { level: template }),
  ...(language && { language }),
  ...(isRepeatable && { repeatable: 'yes' }),
  ...(keyword && { keyword }),
  ...(page > 0 && { page: String(page) }),
});

/** The exam list: all exams, or only those in which the reader, or a child of the reading parent, is enrolled. */
export function ExamListPage({ mine }: { mine: boolean }) {
  const [params, setParams] = useSearchParams();
  const filter = filterFrom(params);
  const now = useNow();
  const current = useCurrent();
  const parent = current?.realm === 'member' && current.member.type === 'parent' ? current.member : null;
  const exams = useCall(
    ['exams', mine, filter],
    (client) =>
      client.exam.queryList({
        page: filter.page,
        statusList: filter.status ? [filter.status] : [...VISIBLE_LIFECYCLE],
        ...(mine && { mine }),
        ...(filter.template && { template: filter.template }),
        ...(filter.language && { language: filter.language }),
        ...(filter.isRepeatable && { isRepeatable: true }),
        ...(filter.keyword && { keyword: filter.keyword }),
      }),
    { keepPreviousData: true },
  );
  return (
    <ExamList
      mine={mine}
      family={parent?.children}
      exams={loaded(exams)}
      filter={filter}
      now={now}
      on={{
        filter: (next) => setParams(paramsOf(next), { replace: true }),
        retry: () => void exams.mutate(),
      }}
    />
  );
}
