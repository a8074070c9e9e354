import { LOG_ACTOR } from '@aosai/api/domain/sysLog';
import styled from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { FilterBar } from '../../../patterns/FilterBar/FilterBar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DatePicker } from '../../../primitives/DatePicker/DatePicker.tsx';
import { NO_LOG_FILTER, type LogFilter } from '../logEntry.ts';

export interface LogFiltersProps {
  filter: LogFilter;
  /** The current day in Beijing. */
  today: string;
  /** What may be filtered by: `resource` and its name. */
  actions: readonly { value: string; label: string }[];
  foundCount: number | undefined;
  onFilter: (filter: LogFilter) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  > [data-part='window'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
  }
  > [data-part='window'] > span {
    display: flex;
    flex: 0 1 220px;
    align-items: center;
    gap: ${theme.space[8]};
    min-width: 160px;
    color: ${theme.color.ink2};
    white-space: nowrap;
  }
  > [data-part='window'] > span > :last-child {
    flex: 1;
    min-width: 0;
  }
  ${media.narrow} {
    > [data-part='window'] > span {
      flex: 1 1 100%;
    }
    > [data-part='window'] > span > [aria-hidden] {
      width: 4em;
    }
  }
`;

const KINDS = LOG_ACTOR.values.map((value) => ({ value, label: LOG_ACTOR.label(value) }));

/** What narrows the log: who, what, to which row, when. */
export const LogFilters = ({ filter, today, actions, foundCount, onFilter }: LogFiltersProps) => (
  <Root>
    <FilterBar
      label="操作人的姓名、账号或编号"
      keyword={filter.actor}
      onSearch={(actor) => onFilter({ ...filter, actor })}
      choices={[
        { id: 'actorKind', label: '身份', value: filter.actorKind, options: KINDS },
        { id: 'action', label: '资源', value: filter.action, options: actions },
      ]}
      onChoose={(id, value) =>
        onFilter(
          id === 'action'
            ? { ...filter, action: value }
            : { ...filter, actorKind: LOG_ACTOR.values.find((kind) => kind === value) ?? '' },
        )
      }
      onClear={() => onFilter(NO_LOG_FILTER)}
      {...(foundCount === undefined ? {} : { foundCount })}
    />
    <div data-part="window">
      <span>
        <span aria-hidden>从</span>
        <DatePicker
          label="从哪一天"
          value={filter.from || null}
          onChange={(from) => onFilter({ ...filter, from: from ?? '' })}
          today={today}
        />
      </span>
      <span>
        <span aria-hidden>到（含）</span>
        <DatePicker
          label="到哪一天（含）"
          value={filter.until || null}
          onChange={(until) => onFilter({ ...filter, until: until ?? '' })}
          today={today}
        />
      </span>
      {filter.target !== '' && (
        <Button icon="close" onClick={() => onFilter({ ...filter, target: '' })}>
          只看对象 {filter.target}
        </Button>
      )}
    </div>
  </Root>
);
