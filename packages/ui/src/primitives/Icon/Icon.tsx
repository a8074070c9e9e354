import { styled } from 'styled-components';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;

export interface IconProps {
  name: IconName;
  /** Side in px. */
  size?: number;
  /** Name for screen readers; without it the icon is decorative. */
  label?: string;
}

const Svg = styled.svg`
  flex: none;
  display: block;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5px;
  stroke-linecap: round;
  stroke-linejoin: round;

  path {
    vector-effect: non-scaling-stroke;
  }

  &[data-icon='more'] {
    stroke-width: 2.5px;
  }
`;

/** An icon of the set, in the surrounding text colour. */
export const Icon = ({ name, size = 18, label }: IconProps) => (
  <Svg
    viewBox="0 0 20 20"
    width={size}
    height={size}
    data-icon={name}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={paths[name]} />
  </Svg>
);
