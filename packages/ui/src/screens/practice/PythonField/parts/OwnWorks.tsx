import { WORKS_MAX } from '@aosai/api/practice/python/pictureRules';
import { dateText } from '@aosai/api/kit/beijing';
import { useState } from 'react';
import { styled } from 'styled-components';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { OwnWork, OwnWorksProps } from '../fieldProps.ts';
import { WorkName } from './WorkName.tsx';

const Works = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[16]};
  list-style: none;

  > li {
    display: grid;
    align-content: start;
    overflow: hidden;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  > li > img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: contain;
    border-bottom: 1px solid ${theme.color.line};
    background: white;
  }
  > li > div:first-of-type {
    display: grid;
    gap: ${theme.space[4]};
    padding: ${theme.space[12]};
  }
  b {
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-part='acts'] {
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
    padding: 0 ${theme.space[8]} ${theme.space[8]};
  }
  [data-part='acts'] > button:first-child {
    margin-inline-end: auto;
  }

  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[12]};
  }
`;

const Note = styled.p`
  margin-top: ${theme.space[12]};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
`;

type Asked = { kind: 'rename' | 'delete'; id: string } | null;

interface WorkCardProps {
  work: OwnWork;
  asked: Asked;
  isBusy: boolean;
  onAsk: (asked: Asked) => void;
  onOpen: () => void;
  on: OwnWorksProps['on'];
}

const WorkCard = ({
  work: { id, name, createdAt, picture, isPublic, hiddenReason },
  asked,
  isBusy,
  onAsk,
  onOpen,
  on,
}: WorkCardProps) => {
  const isAsked = asked?.id === id ? asked.kind : null;
  return (
    <li>
      <img src={`data:image/png;base64,${picture}`} alt="" />
      <div>
        {isAsked === 'rename' ? (
          <WorkName
            start={name}
            submitLabel="改名"
            isBusy={isBusy}
            onSubmit={async (next) => {
              const isDone = await on.rename(id, next);
              if (isDone) onAsk(null);
            }}
            onCancel={() => onAsk(null)}
          />
        ) : (
          <>
            <b>{name}</b>
            <small>
              {dateText(createdAt)}
              {isPublic && ' · 有公开链接'}
            </small>
            {hiddenReason !== null && <small>学校把它收起来了：{hiddenReason}</small>}
          </>
        )}
      </div>
      {isAsked === 'delete' ? (
        <div data-part="acts" role="group" aria-label={`删掉「${name}」？`}>
          <Button size="s" onClick={() => onAsk(null)}>
            留着
          </Button>
          <Button
            size="s"
            variant="danger"
            loading={isBusy}
            onClick={async () => {
              const isDone = await on.remove(id);
              if (isDone) onAsk(null);
            }}
          >
            删掉，找不回来
          </Button>
        </div>
      ) : (
        isAsked === null && (
          <div data-part="acts">
            <Button size="s" aria-label={`打开「${name}」`} onClick={onOpen}>
              打开
            </Button>
            <Button
              size="s"
              variant="ghost"
              aria-label={`给「${name}」改名`}
              onClick={() => onAsk({ kind: 'rename', id })}
            >
              改名
            </Button>
            <IconButton icon="cross" size="s" label={`删掉「${name}」`} onClick={() => onAsk({ kind: 'delete', id })} />
          </div>
        )
      )}
    </li>
  );
};

/** The learner's own turtle works; opening one loads its program into the editor. */
export const OwnWorks = ({ works, isBusy, error, on, onOpened }: OwnWorksProps & { onOpened: () => void }) => {
  const [asked, setAsked] = useState<Asked>(null);
  return (
    <Load of={works} name="我的作品" onRetry={on.retry} skeleton={<Skeleton height={220} />}>
      {({ works: shown, count, hasMore }) =>
        shown.length === 0 ? (
          <Empty title="还没有作品" icon="star">
            运行一个会画画的程序，画好以后点画布下面的「存为作品」。
          </Empty>
        ) : (
          <>
            <Works role="list" aria-label="我的作品">
              {shown.map((work) => (
                <WorkCard
                  key={work.id}
                  work={work}
                  asked={asked}
                  isBusy={isBusy}
                  onAsk={setAsked}
                  onOpen={async () => {
                    const isDone = await on.open(work.id);
                    if (isDone) onOpened();
                  }}
                  on={on}
                />
              ))}
            </Works>
            {error !== null && <Note role="alert">{error}</Note>}
            <Note>
              {count} / {WORKS_MAX} 件。没有公开链接的，只有你和家长看得到；
              <a href={practiceLinks.works()}>管公开链接</a>
              {hasMore && (
                <Button size="s" variant="ghost" loading={isBusy} onClick={on.more}>
                  再看更早的
                </Button>
              )}
            </Note>
          </>
        )
      }
    </Load>
  );
};
