import { styled } from 'styled-components';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { scrollStop } from '../../../primitives/Scroll/scrollStop.ts';
import { theme } from '../../../tokens/theme.ts';

export interface PickListProps<Option extends { id: string; name: string }> {
  label: string;
  options: readonly Option[];
  noteOf: (option: Option) => string;
  chosen: readonly Option[];
  onChange: (chosen: readonly Option[]) => void;
}

const Root = styled.div`
  max-height: 264px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  overflow: auto;

  > ul {
    list-style: none;
  }
  li {
    padding: ${theme.space[8]} ${theme.space[16]};
  }
  li + li,
  > div + ul {
    border-top: 1px solid ${theme.color.line};
  }
  > div {
    position: sticky;
    top: 0;
    z-index: 1;
    padding: ${theme.space[8]} ${theme.space[16]};
    background: ${theme.color.sunken};
  }
  b {
    font-weight: ${theme.weight.regular};
    overflow-wrap: anywhere;
  }
  i {
    margin-left: ${theme.space[12]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
`;

/** Checkboxes for a list; chosen items that are not in the current list stay chosen. */
export const PickList = <Option extends { id: string; name: string }>(props: PickListProps<Option>) => {
  const { label, options, noteOf, chosen, onChange } = props;
  const ids = new Set(chosen.map(({ id }) => id));
  const listed = new Set(options.map(({ id }) => id));
  const count = options.filter(({ id }) => ids.has(id)).length;
  const others = chosen.filter(({ id }) => !listed.has(id));
  const isAll = count === options.length;
  return (
    <Root ref={scrollStop} role="group" aria-label={label}>
      <div>
        <Checkbox
          label={`全选列出的 ${options.length} 个`}
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          onChange={() => onChange(isAll ? others : [...others, ...options])}
        />
      </div>
      <ul>
        {options.map((option) => (
          <li key={option.id}>
            <Checkbox
              label={
                <>
                  <b>{option.name}</b>
                  {noteOf(option) !== '' && <i>{noteOf(option)}</i>}
                </>
              }
              checked={ids.has(option.id)}
              onChange={() =>
                onChange(ids.has(option.id) ? chosen.filter(({ id }) => id !== option.id) : [...chosen, option])
              }
            />
          </li>
        ))}
      </ul>
    </Root>
  );
};
