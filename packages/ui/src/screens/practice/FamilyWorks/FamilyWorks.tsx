import { dateText } from '@aosai/api/kit/beijing';
import type { FamilyWork, FamilyWorks as FamilyWorksOf } from '@aosai/api/practice/sharedWork.contract';
import { styled } from 'styled-components';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { ChildPicker } from '../../accounts/ChildPicker/ChildPicker.tsx';

export interface FamilyWorksProps {
  works: Loaded<FamilyWorksOf>;
  /** The children of a parent; empty for a student, who sees their own works. */
  family: readonly { id: string; name: string }[];
  childId: string | null;
  /** Of this site, for the address that a parent sends to others. */
  origin: string;
  act: TableAct;
  on: {
    child: (id: string) => void;
    open: (workId: string) => void;
    close: (workId: string) => void;
    more: () => void;
    retry: () => void;
  };
}

const Works = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${theme.space[20]};
  list-style: none;

  > li {
    display: grid;
    grid-template-rows: auto 1fr;
    overflow: hidden;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  > li > img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-bottom: 1px solid ${theme.color.line};
    object-fit: contain;
    background: white;
  }
  > li > div {
    display: grid;
    align-content: start;
    gap: ${theme.space[8]};
    padding: ${theme.space[12]} ${theme.space[16]} ${theme.space[16]};
  }
  h3 {
    font-size: ${theme.text.body};
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  code {
    overflow: hidden;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }

  ${media.narrow} {
    gap: ${theme.space[16]};
  }
`;

const Note = styled.p`
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
`;

interface WorkCardProps extends Pick<FamilyWorksProps, 'origin' | 'on'> {
  work: FamilyWork;
  isOwn: boolean;
  isBusy: boolean;
}

const WorkCard = ({ work, isOwn, isBusy, origin, on }: WorkCardProps) => {
  const { id, name, createdAt, picture, code, hiddenReason } = work;
  const address = code === null ? null : new URL(practiceLinks.work(code), origin).href;
  return (
    <li>
      <img src={`data:image/png;base64,${picture}`} alt="" />
      <div>
        <h3>{name}</h3>
        <small>{dateText(createdAt)}</small>
        {hiddenReason !== null && (
          <Alert tone="warn" title="学校把它收起来了">
            {hiddenReason}画还在，只是别人暂时看不到；改好以后可以请老师再看一看。
          </Alert>
        )}
        {hiddenReason === null && !isOwn && (
          <Switch
            label={
              <>
                公开链接<VisuallyHidden>：{name}</VisuallyHidden>
              </>
            }
            checked={code !== null}
            disabled={isBusy}
            onChange={(isOn) => (isOn ? on.open(id) : on.close(id))}
          />
        )}
        {hiddenReason === null && isOwn && code === null && <small>只有你和家长看得到。</small>}
        {code !== null && address !== null && (
          <>
            <code>{address}</code>
            <div data-part="acts">
              <CopyButton text={address} label={`复制链接：${name}`}>
                复制链接
              </CopyButton>
              <ButtonLink size="s" href={practiceLinks.work(code)} aria-label={`看看：${name}`}>
                看看
              </ButtonLink>
              {isOwn && (
                <Button
                  size="s"
                  variant="ghost"
                  disabled={isBusy}
                  aria-label={`收回链接：${name}`}
                  onClick={() => on.close(id)}
                >
                  收回链接
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </li>
  );
};

/** The turtle works of one child with their public links. A parent switches them; the child may only take one back. */
export const FamilyWorks = ({ works, family, childId, origin, act, on }: FamilyWorksProps) => {
  const isOwn = family.length === 0;
  const { data } = works;
  return (
    <PageBody>
      <PageHeader
        title={isOwn || !data ? '海龟作品' : `${data.memberName}的海龟作品`}
        lead={
          isOwn
            ? '你用 Python 海龟画的画。想给别人看，请家长在这一页打开公开链接。'
            : `打开公开链接，拿到链接的人不用登录就能看到画、作品的名字和「${data?.shownName ?? '姓'}」，看不到全名、学校和别的作品。关掉后链接马上失效。`
        }
        action={
          family.length > 1 && childId !== null && <ChildPicker names={family} chosenId={childId} onChoose={on.child} />
        }
      />
      {act.error !== null && (
        <Alert tone="bad" live="assertive">
          {act.error}
        </Alert>
      )}
      <VisuallyHidden as="h2">画好的</VisuallyHidden>
      <Load of={works} name="作品" onRetry={on.retry} skeleton={<Skeleton height={320} />}>
        {({ works: shown, count, hasMore }) =>
          shown.length === 0 ? (
            <Card padding="none">
              <Empty
                title="还没有作品"
                icon="star"
                action={
                  isOwn && (
                    <ButtonLink variant="primary" href={practiceLinks.python}>
                      去画一幅
                    </ButtonLink>
                  )
                }
              >
                在 Python 练习场画好以后点「存为作品」，就会出现在这里。
              </Empty>
            </Card>
          ) : (
            <>
              <Works role="list" aria-label="海龟作品">
                {shown.map((work) => (
                  <WorkCard key={work.id} work={work} isOwn={isOwn} isBusy={act.pending} origin={origin} on={on} />
                ))}
              </Works>
              <Note>
                一共 {count} 件。
                {hasMore && (
                  <Button size="s" variant="ghost" loading={act.pending} onClick={on.more}>
                    再看更早的
                  </Button>
                )}
              </Note>
            </>
          )
        }
      </Load>
    </PageBody>
  );
};
