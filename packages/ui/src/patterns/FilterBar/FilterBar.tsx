import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { SearchBox } from './SearchBox.tsx';

/** A filter with a few options; the empty value means no filter. */
export interface FilterChoice {
  id: string;
  /** Name of the filter, 题型; without a value it shows 全部题型. */
  label: string;
  value: string;
  options: readonly SelectOption[];
  /** The page chose the value, not the reader: it comes first, and where it is folded, a chip names and removes it. */
  isPreset?: boolean;
}

export interface FilterBarProps {
  /** Placeholder and name for screen readers: 搜索考试名称. */
  label: string;
  keyword: string;
  onSearch: (keyword: string) => void;
  choices?: readonly FilterChoice[];
  onChoose?: (id: string, value: string) => void;
  /** Clears search and choices; offered while something is set. */
  onClear?: () => void;
  /** Number of rows found, announced whenever it changes. */
  foundCount?: number;
  /** Fields below the others, such as a range of days, and how many are set. */
  further?: { fields: ReactNode; setCount: number } | undefined;
  /** Content on the left: tabs or a switch. */
  children?: ReactNode;
}

/** What a choice takes with the gap after it, in px. */
const CHOICE_PX = 148 + 8;
/** Least room for the search, and for the button of the folded filters. */
const SEARCH_PX = 200 + 8;
const BUTTON_PX = 126 + 8;

/** How many choices stand on one line with the search; the others are folded. */
const unfoldedCount = (widthPx: number, count: number, hasFurther: boolean): number => {
  const fitting = Math.floor((widthPx - SEARCH_PX) / CHOICE_PX);
  if (fitting >= count && !hasFurther) return count;
  return Math.max(0, Math.min(count, Math.floor((widthPx - SEARCH_PX - BUTTON_PX) / CHOICE_PX)));
};

const fieldsWidth = (unfolded: number) =>
  ({ '--filter-fields': `${unfolded * CHOICE_PX + SEARCH_PX}px` }) as CSSProperties;

/** Width in px of an element's content box, 0 before it is drawn. */
const useWidthPx = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidthPx(element.clientWidth));
    observer.observe(element);
    setWidthPx(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return { ref, widthPx };
};

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[24]};
  border-bottom: 1px solid var(--filter-line, ${theme.color.line});

  > [data-part='views'] {
    min-width: 0;
    margin-bottom: -1px;
  }
  > [data-part='fields'] {
    display: flex;
    /* Fields that do not fit beside the views go below them, on one line. */
    flex: 1 1 var(--filter-fields, 0);
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${theme.space[8]};
    min-width: 0;
    margin-bottom: ${theme.space[8]};
  }
  > [data-part='fields'] > button[aria-expanded] {
    order: 1;
  }
  > [data-part='fields'] > button[data-folds='false'],
  /* Of all filters, for a phone. */
  > [data-part='fields'] > button > [data-part='set'] {
    display: none;
  }
  > [data-part='fields'] > button[aria-expanded='false'] ~ [data-part='choices'] > [data-folded='true'],
  > [data-part='fields'] > button[aria-expanded='false'] ~ [data-part='further'][data-set='false'] {
    display: none;
  }
  > [data-part='fields'] > [data-part='choices'] {
    display: contents;
  }
  > [data-part='fields'] > [data-part='choices'] > div > span {
    width: 100%;
  }
  > [data-part='fields'] > [data-part='choices'] > div {
    flex: 0 1 148px;
    min-width: 112px;
  }
  > [data-part='fields'] > [data-part='further'] {
    display: grid;
    order: 3;
    flex: 1 0 100%;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
  > [data-part='views']:empty {
    display: none;
  }
  > [data-part='views']:empty + [data-part='fields'] {
    justify-content: flex-start;
    margin-bottom: var(--filter-below, ${theme.space[8]});
  }
  > [data-part='state'] {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[12]};
    margin-bottom: ${theme.space[8]};
  }
  > [data-part='state'] > p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  > [data-part='views']:empty ~ [data-part='state'] {
    margin-bottom: var(--filter-below, ${theme.space[8]});
  }
  select[data-set='true'] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }

  ${media.narrow} {
    border-bottom: 0;
    > [data-part='views'],
    > [data-part='fields'] {
      flex: 1 0 100%;
    }
    > [data-part='fields'] > form {
      flex: 1 1 160px;
    }
    > [data-part='fields'] > button[aria-expanded] {
      display: inline-flex;
    }
    > [data-part='fields'] > button > [data-part='set']:not(:empty) {
      display: inline-flex;
    }
    > [data-part='fields'] > button [data-part='more'],
    > [data-part='fields'] > button > [data-part='folded-set'] {
      display: none;
    }
    > [data-part='fields'] > button[aria-expanded='false'] ~ [data-part='choices'],
    > [data-part='fields'] > button[aria-expanded='false'] ~ [data-part='further'] {
      display: none;
    }
    > [data-part='fields'] > [data-part='choices'] {
      display: grid;
      flex: 1 0 100%;
      order: 2;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${theme.space[8]};
    }
    > [data-part='fields'] > [data-part='choices'] > div:only-child {
      grid-column: 1 / -1;
    }
    > [data-part='fields'] > [data-part='further'] {
      order: 3;
    }
  }
`;

const labelOf = (options: readonly SelectOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/**
 * Filters of a list: views on the left; on the right choices, and a search that runs while typing. Choices that do not
 * fit on one line, and further fields that are not set, are behind a button that counts the choices set there; on a
 * phone all of them are. So the list starts on the first screen.
 */
export const FilterBar = (props: FilterBarProps) => {
  const { label, keyword, onSearch, onChoose, onClear, foundCount, further, children } = props;
  const presets = (props.choices ?? []).filter(({ isPreset }) => isPreset);
  // What the page chose comes first, so that it is in sight.
  const choices = [...presets, ...(props.choices ?? []).filter(({ isPreset }) => !isPreset)];
  const [open, setOpen] = useState(false);
  const id = useId();
  const setCount = choices.filter(({ value }) => value !== '').length + (further?.setCount ?? 0);
  const { ref, widthPx } = useWidthPx();
  const unfolded = unfoldedCount(widthPx, choices.length, further !== undefined);
  // Further fields that are set stay in sight.
  const foldedSetCount = choices.slice(unfolded).filter(({ value }) => value !== '').length;
  const foldedPresets = presets.slice(unfolded);
  // As the page opened, with all that it chose in sight, there is nothing to say or to clear.
  const isFresh = keyword === '' && setCount === presets.length && foldedPresets.length === 0 && presets.length > 0;
  const canClear = onClear !== undefined && (keyword !== '' || setCount > 0);
  return (
    <Root ref={ref}>
      <div data-part="views">{children}</div>
      <div data-part="fields" style={unfolded > 1 ? fieldsWidth(unfolded) : undefined}>
        {(choices.length > 0 || further) && (
          <Button
            icon="filter"
            data-folds={unfolded < choices.length || further !== undefined}
            aria-expanded={open}
            aria-controls={`${choices.length > 0 ? `${id}choices ` : ''}${further ? `${id}further` : ''}`.trim()}
            onClick={() => setOpen(!open)}
          >
            <span>{unfolded > 0 && <span data-part="more">更多</span>}筛选</span>
            <span data-part="set">
              {setCount > 0 && <Badge count={setCount} tone="primary" label={`已设 ${setCount} 项`} />}
            </span>
            <span data-part="folded-set">
              {foldedSetCount > 0 && (
                <Badge count={foldedSetCount} tone="primary" label={`里面已设 ${foldedSetCount} 项`} />
              )}
            </span>
          </Button>
        )}
        {choices.length > 0 && (
          <div data-part="choices" id={`${id}choices`}>
            {choices.map(({ id: name, label: word, value, options }, place) => (
              <div key={name} data-folded={place >= unfolded}>
                <Select
                  aria-label={word}
                  placeholder={`全部${word}`}
                  value={value}
                  options={options}
                  data-set={value !== ''}
                  onChange={(event) => onChoose?.(name, event.currentTarget.value)}
                />
              </div>
            ))}
          </div>
        )}
        <SearchBox label={label} keyword={keyword} onSearch={onSearch} />
        {further && (
          <div data-part="further" data-set={further.setCount > 0} id={`${id}further`}>
            {further.fields}
          </div>
        )}
      </div>
      {(foldedPresets.length > 0 || foundCount !== undefined || (canClear && !isFresh)) && (
        <div data-part="state">
          {foundCount !== undefined && <p role="status">找到 {foundCount} 条</p>}
          {foldedPresets.map(({ id: name, label: word, value, options }) => (
            <Button
              key={name}
              size="s"
              icon="close"
              aria-label={`不再只看${word}：${labelOf(options, value)}`}
              onClick={() => onChoose?.(name, '')}
            >
              {word}：{labelOf(options, value)}
            </Button>
          ))}
          {canClear && (
            <Button size="s" variant="ghost" icon="close" onClick={onClear}>
              清除筛选
            </Button>
          )}
        </div>
      )}
    </Root>
  );
};
