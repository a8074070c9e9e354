import { POINT } from '@aosai/api/kit/points';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { FieldContext } from '../../primitives/Field/fieldContext.ts';
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx';
import { typedPoints } from './typedPoints.ts';

export interface PointsInputProps {
  label: string;
  /** In hundredths; null for several questions that differ, of which nothing need be typed. */
  points: number | null;
  readOnly?: boolean;
  /** The points were changed, to others that are valid. */
  onChange: (points: number) => void;
  /** What was typed cannot be used; the field says why, and keeps it. */
  onWrong?: () => void;
}

const Root = styled.span`
  display: block;

  > small {
    display: block;
    color: ${theme.color.bad};
    font-size: ${theme.text.small};
  }
`;

const Input = ({ label, points, readOnly = false, onChange, onWrong }: PointsInputProps) => {
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  return (
    <Root>
      <FieldContext
        value={{
          controlId: id,
          describedBy: fault === null ? undefined : `${id}-fault`,
          invalid: fault !== null,
          required: false,
        }}
      >
        <NumberInput
          aria-label={label}
          unit="分"
          inputMode="decimal"
          min={0.5}
          max={1_000}
          step={0.5}
          readOnly={readOnly}
          // Uncontrolled, since a half-typed number is invalid: the value counts when the field loses focus.
          defaultValue={points === null ? '' : points / POINT}
          onBlur={({ currentTarget: { value, validity } }) => {
            const typed = typedPoints(value);
            const isLeftEmpty = points === null && value === '' && !validity.badInput;
            setFault(isLeftEmpty ? null : typed.fault);
            if (typed.points !== null && typed.points !== points) onChange(typed.points);
            else if (typed.points === null && !isLeftEmpty) onWrong?.();
          }}
        />
      </FieldContext>
      {fault !== null && (
        <small id={`${id}-fault`} role="alert">
          {fault}
        </small>
      )}
    </Root>
  );
};

/** The points of a question. What cannot be used stays, in red and with a sentence, until it is corrected. */
export const PointsInput = (props: PointsInputProps) => <Input key={props.points} {...props} />;

/**
 * Focuses the first field of a part of the page whose points cannot be used, after `show` has made it visible. Returns
 * whether there is one.
 */
export function focusWrong(part: Element | null, show?: () => void): boolean {
  const field = part?.querySelector<HTMLElement>('input[aria-invalid="true"]') ?? null;
  if (field === null) return false;
  show?.();
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}
