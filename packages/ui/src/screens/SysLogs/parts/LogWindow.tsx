import styled from 'styled-components';
import type { OwnFilterProps } from '../../../patterns/OfficeTable/officeFilters.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DatePicker } from '../../../primitives/DatePicker/DatePicker.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import type { Known, WindowFilter } from '../logEntry.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};

  > span {
    display: flex;
    flex: 0 1 220px;
    align-items: center;
    gap: ${theme.space[8]};
    min-width: 160px;
    color: ${theme.color.ink2};
    white-space: nowrap;
  }
  > span > :last-child {
    flex: 1;
    min-width: 0;
  }
  ${media.narrow} {
    > span {
      flex: 1 1 100%;
    }
    > span > [aria-hidden] {
      width: 4em;
    }
  }
`;

/** From which day to which, and about which row alone. */
export const LogWindow = <Filter extends WindowFilter>({ known, filter, onFilter }: OwnFilterProps<Filter, Known>) => (
  <Root>
    <span>
      <span aria-hidden>从</span>
      <DatePicker
        label="从哪一天"
        value={filter.from || null}
        onChange={(from) => onFilter({ ...filter, from: from ?? '' })}
        today={known.today}
      />
    </span>
    <span>
      <span aria-hidden>到（含）</span>
      <DatePicker
        label="到哪一天（含）"
        value={filter.until || null}
        onChange={(until) => onFilter({ ...filter, until: until ?? '' })}
        today={known.today}
      />
    </span>
    {filter.target !== '' && (
      <Button icon="close" onClick={() => onFilter({ ...filter, target: '' })}>
        只看对象 {filter.target}
      </Button>
    )}
  </Root>
);
