import { dueInClasses } from '@aosai/api/homework/classDues';
import { HOMEWORK_STATUS } from '@aosai/api/homework/homeworkRules';
import { wholePercent } from '@aosai/api/kit/percent';
import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { theme } from '../../../tokens/theme.ts';
import { Figures } from '../../../patterns/Figures/Figures.tsx';
import { links } from '../../../patterns/links/links.ts';
import { Load } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import { DETAIL_TABS, type DetailTab, type HomeworkDetailProps, type HomeworkRanks } from './homeworkDetailProps.ts';
import { ItemFigures, PaperItems } from '../../exams/ItemAnalysis/parts/PaperItems.tsx';
import { HomeworkActs } from '../HomeworkActs/HomeworkActs.tsx';
import { Matrix } from './parts/Matrix.tsx';
import { ReadyCard } from './parts/ReadyCard.tsx';
import { Roster } from './parts/Roster.tsx';
import { Settings } from './parts/Settings.tsx';
import { homeworkNames } from './parts/SettingsDialog.tsx';
import { EditsNote } from '../../../patterns/EditsNote/EditsNote.tsx';
import type { HomeworkDetail as Homework } from '@aosai/api/homework/homework.contract';
import type { HomeworkStatistics } from '@aosai/api/homework/homeworkEnroll.contract';
import { Table } from '../../../primitives/Table/Table.tsx';

/** Students ranked by points. */
const Ranks = ({ ranks: { content } }: { ranks: HomeworkRanks }) =>
  content.length === 0 ? (
    <Empty title="还没有学生">布置给班级或学生后，这里按得分排出名次。</Empty>
  ) : (
    <Table label="排行" dense>
      <thead>
        <tr>
          <th scope="col" className="num">
            名次
          </th>
          <th scope="col">姓名</th>
          <th scope="col" className="num">
            得分
          </th>
        </tr>
      </thead>
      <tbody>
        {content.map(({ rank, enrollId, memberName, totalPoints }, place) => (
          <tr key={enrollId ?? place}>
            <td className="num">{rank ?? '—'}</td>
            <th scope="row">{memberName}</th>
            <td className="num">{totalPoints === null ? '—' : formatPoints(totalPoints)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );

export {
  DETAIL_TABS,
  type ClassDate,
  type HomeworkDetailProps,
  type HomeworkMatrix,
  type HomeworkQuestion,
  type HomeworkRanks,
  type RosterPlace,
} from './homeworkDetailProps.ts';

const Root = styled(PageBody)`
  gap: ${theme.space[16]};
`;

const Head = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[12]};
`;

const Beside = styled.div`
  padding: ${theme.space[12]} ${theme.space[16]};
`;

const percent = (value: number | null) => (value === null ? '—' : `${wholePercent(value)}%`);
const points = (value: number | null) => (value === null ? '—' : formatPoints(value));

const figuresOf = (found: HomeworkStatistics) => [
  { label: '学生', value: found.total },
  { label: '未开始', value: found.notBegun },
  { label: '进行中', value: found.doing },
  { label: '已交', value: found.handedIn },
  { label: '已出分', value: found.settled },
  { label: '完成率', value: percent(found.donePct) },
  { label: '按时率', value: percent(found.onTimePct) },
  { label: '平均分', value: points(found.mean) },
  { label: '中位数', value: points(found.median) },
];

const leadOf = (homework: Homework, now: number): string => {
  const { lateUntilAt, grades, questionCount, totalPoints } = homework;
  return [
    `${questionCount} 题，${formatPoints(totalPoints)} 分`,
    `截止 ${dueInClasses(homework, (instant) => momentText(instant, now))}`,
    lateUntilAt && `补交到 ${momentText(lateUntilAt, now)}`,
    grades.map(({ title }) => title).join('、'),
  ]
    .filter(Boolean)
    .join(' · ');
};

const tabOf = (id: string): DetailTab => DETAIL_TABS.find((tab) => tab.id === id)?.id ?? 'matrix';

/** The item analysis is only for those who run the homework. */
const tabsFor = (homework: HomeworkDetailProps['homework']['data']) =>
  DETAIL_TABS.filter(({ id }) => id !== 'items' || homework?.mayWrite !== false);

/** Tabs whose table has a card of its own. */
const isList = (tab: DetailTab): boolean => tab !== 'items' && tab !== 'settings';

const nobody = <Empty title="还没有学生">布置给班级或学生后，这里列出每个人的完成情况。</Empty>;

/** One homework, for those who assigned it: figures, score matrix, roster, marking, ranking, settings. */
export const HomeworkDetail = (props: HomeworkDetailProps) => {
  const { homework, statistics, matrix, roster, waiting, ranks, items, questions, classDates, papers, bank, tab } =
    props;
  const { backHref, printHref, reviewHref, questionBase, today, now, acts, act, edits, on } = props;
  const { data } = homework;
  return (
    <Root>
      <PageHeader
        trail={[{ label: '作业', href: backHref }, { label: '完成情况' }]}
        title={data?.title ?? '作业'}
        lead={
          data && (
            <>
              <Tag tone={HOMEWORK_STATUS.tone(data.status)}>{HOMEWORK_STATUS.label(data.status)}</Tag>{' '}
              {leadOf(data, now)}
            </>
          )
        }
        action={
          data && (
            <Head>
              <ButtonLink icon="document" href={printHref}>
                打印成绩表
              </ButtonLink>
              <HomeworkActs row={data} {...acts} />
              {data.status !== '0' && tab !== 'matrix' && (
                <ButtonLink variant="primary" href="?tab=matrix">
                  查看完成情况
                </ButtonLink>
              )}
            </Head>
          )
        }
      />
      <EditsNote of={edits} names={homeworkNames} />
      {data && data.status === '0' && data.mayWrite && (
        <ReadyCard
          homework={data}
          statistics={statistics.data}
          now={now}
          settingsHref="?tab=settings"
          assignHref={`?tab=${tab}&do=assign`}
          act={act}
          onPublish={on.publish}
        />
      )}
      <Card title="概况">
        <Load of={statistics} name="统计" onRetry={on.retry}>
          {(found) => <Figures items={figuresOf(found)} />}
        </Load>
      </Card>
      <Tabs label="作业" tabs={tabsFor(data)} value={tab} onChange={(id) => on.tab(tabOf(id))} />
      {tab === 'items' && (
        <Load of={items} name="题目分析" onRetry={on.retry} skeleton={<RowsSkeleton />}>
          {(found) => (
            <>
              {found.papers.map((paper) => (
                <PaperItems
                  key={paper.examPaperId}
                  paper={{ ...paper, title: '概览' }}
                  questionBase={questionBase}
                  exporting={act.pending}
                  onExport={on.exportItems}
                />
              ))}
              <ItemFigures />
            </>
          )}
        </Load>
      )}
      {tab === 'settings' && (
        <Load of={homework} name="作业" onRetry={on.retry} skeleton={<RowsSkeleton />}>
          {(found) => (
            <Settings
              homework={found}
              {...{ questions, classDates, papers, bank, questionBase, today, act, edits, on }}
            />
          )}
        </Load>
      )}
      {isList(tab) && (
        <Card padding="none">
          <VisuallyHidden as="h2">{DETAIL_TABS.find(({ id }) => id === tab)?.label}</VisuallyHidden>
          {tab === 'matrix' && (
            <Load of={matrix} name="完成情况" onRetry={on.retry} skeleton={<RowsSkeleton />}>
              {(found) =>
                found.content.length === 0 ? (
                  nobody
                ) : (
                  <Matrix
                    matrix={found}
                    hrefOf={links.homeworkReport}
                    busy={act.pending}
                    onRemind={data?.mayWrite === true && data.status !== '0' ? on.remind : null}
                  />
                )
              }
            </Load>
          )}
          {tab === 'roster' && (
            <Load of={roster} name="名单" onRetry={on.retry} skeleton={<RowsSkeleton />}>
              {({ content, page, size, total }) =>
                total === 0 ? (
                  nobody
                ) : (
                  <>
                    <Roster
                      key={page}
                      places={content}
                      mayAct={data?.mayWrite === true}
                      questions={questions.data ?? []}
                      {...{ today, now, act, on }}
                    />
                    {total > size && (
                      <Beside>
                        <Pagination page={page + 1} size={size} total={total} onChange={on.page} />
                      </Beside>
                    )}
                  </>
                )
              }
            </Load>
          )}
          {tab === 'review' && (
            <Load of={waiting} name="名单" onRetry={on.retry} skeleton={<RowsSkeleton />}>
              {(places) =>
                places.length === 0 ? (
                  <Empty title="没有等待批阅的作答">交上来要批的作答会列在这里。</Empty>
                ) : (
                  <>
                    <Beside>
                      <ButtonLink variant="primary" href={reviewHref}>
                        逐份批阅
                      </ButtonLink>
                    </Beside>
                    <Roster places={places} mayAct={false} questions={[]} {...{ today, now, act, on }} />
                  </>
                )
              }
            </Load>
          )}
          {tab === 'ranks' && (
            <Load of={ranks} name="排行" onRetry={on.retry} skeleton={<RowsSkeleton />}>
              {(found) => <Ranks ranks={found} />}
            </Load>
          )}
        </Card>
      )}
    </Root>
  );
};
