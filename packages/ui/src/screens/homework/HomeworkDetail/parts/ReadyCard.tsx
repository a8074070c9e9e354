import { minuteText } from '@aosai/api/kit/beijing';
import type { HomeworkDetail } from '@aosai/api/homework/homework.contract';
import type { HomeworkStatistics } from '@aosai/api/homework/homeworkEnroll.contract';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { ElsewhereNote } from '../../HomeworkActs/parts/ElsewhereNote.tsx';

interface ReadyCardProps {
  homework: HomeworkDetail;
  /** Undefined while it is read. */
  statistics: HomeworkStatistics | undefined;
  now: number;
  /** Address of the tab with questions and dates. */
  settingsHref: string;
  /** Address of the dialog that assigns it. */
  assignHref: string;
  act: TableAct;
  onPublish: () => void;
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
  }
`;

/** What an unpublished homework has and lacks, each with the way to mend it, and the button that publishes it. */
export const ReadyCard = (props: ReadyCardProps) => {
  const { homework, statistics, now, settingsHref, assignHref, act, onPublish } = props;
  const { questionCount, grades, openAt, dueAt, openElsewhere } = homework;
  const single = statistics?.total ?? 0;
  const whom = [...grades.map(({ title }) => title), ...(single > 0 ? [`${single} 个学生`] : [])];
  const steps = [
    {
      name: '题目',
      has: questionCount > 0,
      text: questionCount > 0 ? `${questionCount} 题` : '还没有题目',
      href: settingsHref,
      way: '去加题',
    },
    { name: '对象', has: whom.length > 0, text: whom.join('、') || '还没有布置给谁', href: assignHref, way: '去布置' },
    {
      name: '时间',
      has: Date.parse(dueAt) > now,
      text:
        Date.parse(dueAt) > now
          ? `${minuteText(openAt)} 到 ${minuteText(dueAt)}`
          : `截止时间 ${minuteText(dueAt)} 已经过了`,
      href: settingsHref,
      way: '去改时间',
    },
  ];
  const missing = steps.filter(({ has }) => !has);
  return (
    <Card
      title="还没有发布"
      extra={
        missing.length === 0 && (
          <Button size="s" variant="primary" loading={act.pending} onClick={onPublish}>
            发布
          </Button>
        )
      }
    >
      <List aria-label="发布前">
        {steps.map(({ name, has, text, href, way }) => (
          <li key={name}>
            <Tag tone={has ? 'ok' : 'warn'}>{name}</Tag>
            <span>{text}</span>
            {!has && <Link href={href}>{way}</Link>}
          </li>
        ))}
      </List>
      {missing.length > 0 && <p>补齐「{missing.map(({ name }) => name).join('」「')}」以后就能发布。</p>}
      {openElsewhere.length > 0 && (
        <Alert tone="warn">
          <ElsewhereNote places={openElsewhere} />
        </Alert>
      )}
    </Card>
  );
};
