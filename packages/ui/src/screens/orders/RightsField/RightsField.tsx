import { CARD_LIMITS, type CardRight, grantWords } from '@aosai/api/rights/cards';
import { RIGHT_PERIOD } from '@aosai/api/rights/rights';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import type { KnownRight } from './knownRight.ts';

const Root = styled.fieldset`
  display: grid;
  gap: ${theme.space[8]};
  border: 0;

  > legend {
    margin-bottom: ${theme.space[8]};
    font-weight: ${theme.weight.medium};
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 190px 128px;
    align-items: center;
    gap: ${theme.space[8]} ${theme.space[12]};
    min-height: 44px;
    padding: ${theme.space[4]} ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
  }
  > div[data-chosen='true'] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }
  > p {
    color: ${theme.color.bad};
    font-size: ${theme.text.small};
  }
  ${media.narrow} {
    > div {
      grid-template-columns: minmax(0, 1fr) 112px;
    }
    > div > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export interface RightsFieldProps {
  /** Only rights on offer can be chosen; one taken off stays visible while it is chosen. */
  rights: readonly KnownRight[];
  value: readonly CardRight[];
  /** Nothing is chosen, and the form was submitted. */
  missing: boolean;
  onChange: (value: CardRight[]) => void;
}

const FIRST_QUOTA = 10;

/** The right's default limit: 按权益规定（每月 30 次）. */
const asRuled = ({ kind, period, quota }: KnownRight): string =>
  `按权益：${grantWords(kind === 'quota' ? { quota, period } : { quota: null, period: null })}`;

interface RowProps {
  right: KnownRight;
  chosen: CardRight | undefined;
  set: (chosen: CardRight | null) => void;
}

const Row = ({ right, chosen, set }: RowProps) => {
  const { code, name } = right;
  const period = chosen?.quota === undefined ? '' : (chosen.period ?? 'month');
  return (
    <div data-chosen={chosen !== undefined}>
      <Checkbox label={name} checked={chosen !== undefined} onChange={() => set(chosen ? null : { code })} />
      {chosen && (
        <>
          <Select
            aria-label={`${name}的限制`}
            options={[{ value: '', label: asRuled(right) }, ...RIGHT_PERIOD.options]}
            value={period}
            onChange={({ target }) => {
              const next = target.value;
              set(RIGHT_PERIOD.has(next) ? { code, quota: chosen.quota ?? FIRST_QUOTA, period: next } : { code });
            }}
          />
          {chosen.quota !== undefined && (
            <NumberInput
              aria-label={`${name}的次数`}
              unit="次"
              min={1}
              max={CARD_LIMITS.quota}
              value={chosen.quota}
              onChange={({ target }) => {
                const quota = Math.min(CARD_LIMITS.quota, Math.max(1, Math.trunc(target.valueAsNumber) || 1));
                set({ ...chosen, quota });
              }}
            />
          )}
        </>
      )}
    </div>
  );
};

/** Chooses the rights of a card, each with its default limit or with a quota per period. */
export const RightsField = ({ rights, value, missing, onChange }: RightsFieldProps) => {
  const isOffered = ({ code, status }: KnownRight) =>
    status === 'published' || value.some((chosen) => chosen.code === code);
  return (
    <Root>
      <legend>权益</legend>
      {rights.filter(isOffered).map((right) => (
        <Row
          key={right.code}
          right={right}
          chosen={value.find(({ code }) => code === right.code)}
          set={(chosen) => {
            const isNew = chosen !== null && value.every(({ code }) => code !== chosen.code);
            if (isNew) onChange([...value, chosen]);
            else onChange(value.flatMap((one) => (one.code === right.code ? (chosen ?? []) : one)));
          }}
        />
      ))}
      {missing && <p role="alert">请至少选择一项权益。</p>}
    </Root>
  );
};
